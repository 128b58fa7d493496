// Starts the page in the language of the visitor, and keeps it for times without a network.
import init, { language, load_words, start_page } from "./{app}";

const WORDS = {words};
const here = name => new URL(`./${name}`, import.meta.url);

// Words are loaded once for each language; the page waits for those it is going to speak.
const speak = async code => {
  const answer = await fetch(here(WORDS[code]));
  if (!answer.ok) throw new Error(`${answer.status} ${answer.url}`);
  load_words(code, new Uint8Array(await answer.arrayBuffer()));
};

await init({ module_or_path: here("{wasm}") });
await speak(language());
start_page(here("{worker}").href, speak);
if ("serviceWorker" in navigator) navigator.serviceWorker.register("sw.js").catch(() => {});

// Starts the page in the language of the visitor, and keeps it for times without a network.
import init, { language, load_words, start_page } from "./{app}";

const WORDS = {words};
const here = name => new URL(`./${name}`, import.meta.url);

// The words of a language come in shares: "first" for the first page, "rest" for games, "later" for those who learn.
const speak = async (code, share) => {
  const answer = await fetch(here(WORDS[`${code}-${share}`]));
  if (!answer.ok) throw new Error(`${answer.status} ${answer.url}`);
  load_words(code, share, new Uint8Array(await answer.arrayBuffer()));
};

await init({ module_or_path: here("{wasm}") });
await speak(language(), "first");
start_page(here("{worker}").href, speak);
if ("serviceWorker" in navigator) navigator.serviceWorker.register("sw.js").catch(() => {});

// Starts the engine beside the page. The name of the worker is the language in which it labels pictures.
import init, { load_words, start_worker } from "./{app}";

const WORDS = {words};
const here = name => new URL(`./${name}`, import.meta.url);

await init({ module_or_path: here("{wasm}") });
for (const share of ["first", "rest"]) {
  const answer = await fetch(here(WORDS[`${self.name}-${share}`]));
  if (answer.ok) load_words(self.name, share, new Uint8Array(await answer.arrayBuffer()));
}
start_worker();

// Starts the page, and keeps it for times without a network.
import init, { start_page } from "./{app}";

await init({ module_or_path: new URL("./{wasm}", import.meta.url) });
const words = {words}.map(([lang, name]) => `${lang} ${new URL(name, import.meta.url).href}`);
start_page(new URL("./{worker}", import.meta.url).href, words.join("\n"));
if ("serviceWorker" in navigator) navigator.serviceWorker.register("sw.js").catch(() => {});

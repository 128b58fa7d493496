// Starts the engine beside the page.
import init, { start_worker } from "./{app}";

await init({ module_or_path: new URL("./{wasm}", import.meta.url) });
start_worker();

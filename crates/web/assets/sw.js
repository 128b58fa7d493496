// Keeps the files of one build, so that the page works without a network.
const NAME = "nimatron-{version}";
const FILES = {files};

self.addEventListener("install", event => event.waitUntil(
  caches.open(NAME).then(cache => cache.addAll(FILES)).then(() => self.skipWaiting())));

self.addEventListener("activate", event => event.waitUntil(
  caches.keys()
    .then(names => Promise.all(names.filter(name => name.startsWith("nimatron-") && name !== NAME).map(name => caches.delete(name))))
    .then(() => self.clients.claim())));

self.addEventListener("fetch", event => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin || url.pathname.includes("/api/")) return;
  // The page itself: the newest there is. Everything else has its content in its name.
  event.respondWith(request.mode === "navigate"
    ? fetch(request).catch(() => caches.match("./"))
    : caches.match(request).then(found => found ?? fetch(request)));
});

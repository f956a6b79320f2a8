// Gives back, where the network does not answer, what pages have kept (keep-page.ts). Everything else it leaves alone.
// KEPT and LIST_PATH stand before this file when it is served.

self.addEventListener("install", () => self.skipWaiting());

self.addEventListener("activate", (event) => {
  const others = async () => {
    for (const name of await caches.keys()) if (name !== KEPT) await caches.delete(name);
  };
  event.waitUntil(others());
});

self.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (origin !== location.origin) return;
  // Whoever leaves takes along what was theirs; the next page would do so too, but may not come.
  if (method === "POST" && /^\/(?:logout|login|profile\/delete)\b/.test(pathname))
    event.waitUntil(caches.delete(KEPT));
  if (method !== "GET") return;
  if (mode === "navigate") event.respondWith(fetch(event.request).catch(() => kept(event.request)));
  else if (pathname.startsWith("/assets/"))
    event.respondWith(fetch(event.request).catch(() => kept(event.request)));
});

async function kept(request) {
  const store = await caches.open(KEPT);
  const found = await store.match(request, { ignoreVary: true });
  const list = () => (request.mode === "navigate" ? store.match(LIST_PATH) : undefined);
  return found ?? (await list()) ?? Response.error();
}

// Gives back, where the network does not answer, what pages have kept (keep-page.ts). Everything else it leaves alone.
// It sends uploads that wait for the network (uploads.ts), when a page asks or the browser has one again. The names of kept.ts
// stand before this file when it is served.

self.addEventListener("install", () => self.skipWaiting());

self.addEventListener("activate", (event) => {
  const others = async () => {
    for (const name of await caches.keys())
      if (name !== KEPT && name !== WAITING) await caches.delete(name);
  };
  event.waitUntil(others());
});

self.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (origin !== location.origin) return;
  // Whoever leaves takes along what was theirs; the next page would do so too, but may not come. Who signs in may be the one
  // whose uploads wait: the next page tells.
  if (method === "POST" && /^\/(?:logout|login|profile\/delete)\b/.test(pathname))
    event.waitUntil(caches.delete(KEPT));
  if (method === "POST" && /^\/(?:logout|profile\/delete)\b/.test(pathname))
    event.waitUntil(caches.delete(WAITING));
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

self.addEventListener("sync", (event) => event.waitUntil(sendUploads()));
self.addEventListener("message", (event) => event.waitUntil(sendUploads().catch(() => undefined)));

let sending;

/** Asked for twice at once, it is done once. */
function sendUploads() {
  sending ??= sendEach().finally(() => {
    sending = undefined;
  });
  return sending;
}

/** Sends what waits. @throws where there is no network yet: a browser that asked then asks again later. */
async function sendEach() {
  if (!(await caches.has(WAITING))) return;
  const store = await caches.open(WAITING);
  let away = 0;
  for (const request of await store.keys()) {
    const kept = await store.match(request);
    if (!kept || kept.headers.has(UPLOAD_SENT)) continue;
    const body = await kept.clone().formData();
    // Somebody else may have signed in meanwhile: whose it is goes along, and nobody else can send it.
    const own = Object.fromEntries(
      [UPLOAD_READER, UPLOAD_TIME].map((name) => [name, kept.headers.get(name)]),
    );
    const to = kept.headers.get(UPLOAD_TO);
    const headers = { [UPLOAD_READER]: own[UPLOAD_READER] };
    const answer = await fetch(to, { method: "POST", headers, body });
    const { pathname, search } = new URL(answer.url);
    // Who is asked to sign in first keeps what waits; who is refused is told why at the address.
    const isTaken = answer.ok && pathname.startsWith("/contribute/snapshot/");
    if (!isTaken) away += 1;
    // Who was told not to send it meanwhile, or has left, is not told that it was.
    if (!isTaken || !(await store.match(request))) continue;
    const sent = { ...own, [UPLOAD_SENT]: pathname + search };
    await store.put(request, new Response("", { headers: sent }));
    for (const page of await self.clients.matchAll({ includeUncontrolled: true }))
      page.postMessage("sent");
  }
  if (away > 0) throw new Error(`${away} still wait`);
}

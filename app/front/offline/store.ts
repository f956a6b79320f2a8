import { KEPT, READER_PATH, UPLOAD_READER, UPLOAD_TIME, WAITING, WAITS_MS } from "./kept";

/** What is kept for this reader: nothing yet, where it was somebody else's. */
export async function storeOf(reader: string): Promise<Cache> {
  await dropOthersUploads(reader, Date.now());
  const store = await caches.open(KEPT);
  const before = await (await store.match(READER_PATH))?.text();
  if (before === reader) return store;
  await caches.delete(KEPT);
  const empty = await caches.open(KEPT);
  await empty.put(READER_PATH, new Response(reader));
  return empty;
}

/**
 * Throws away uploads of anybody else. Where nobody is signed in, a session may have ended by itself: then they wait a while for
 * their person, and nobody sees them meanwhile.
 */
async function dropOthersUploads(reader: string, now: number): Promise<void> {
  if (!(await caches.has(WAITING))) return;
  const waiting = await caches.open(WAITING);
  for (const request of await waiting.keys()) {
    const { headers } = (await waiting.match(request)) ?? new Response();
    const isOld = now - Number(headers.get(UPLOAD_TIME)) > WAITS_MS;
    if (reader === "" ? isOld : headers.get(UPLOAD_READER) !== reader)
      await waiting.delete(request);
  }
}

import { KEPT, READER_PATH } from "./kept";

/** What is kept for this reader: nothing yet, where it was somebody else's. */
export async function storeOf(reader: string): Promise<Cache> {
  const store = await caches.open(KEPT);
  const before = await (await store.match(READER_PATH))?.text();
  if (before === reader) return store;
  await caches.delete(KEPT);
  const empty = await caches.open(KEPT);
  await empty.put(READER_PATH, new Response(reader));
  return empty;
}

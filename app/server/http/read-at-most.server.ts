/** Reads a body to its end, counting while it arrives. @returns null once it is longer than `limit` bytes. */
export async function readAtMost(
  body: ReadableStream<Uint8Array> | null,
  limit: number,
): Promise<Buffer<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = [];
  const reader = body?.getReader();
  let size = 0;
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.byteLength;
    if (size > limit) {
      reader?.releaseLock();
      return null;
    }
    chunks.push(part.value);
  }
  return Buffer.concat(chunks);
}

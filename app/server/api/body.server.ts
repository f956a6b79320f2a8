import { ApiError } from "./errors";

/** No request of the contract needs more. */
export const BODY_LIMIT_BYTES = 64 * 1024;

/**
 * A longer body is still heard out up to here, each piece forgotten as it comes: a caller cut off while
 * sending sees a broken connection instead of the answer. Past it the connection closes.
 */
const HEARD_OUT_BYTES = 32 * 1024 * 1024;

/**
 * Reads a JSON body, counting while it arrives, so that a huge one is refused without being held.
 *
 * @throws ApiError `invalid_request` when it is not JSON, `payload_too_large` past the limit.
 */
export async function readJson(request: Request, limit = BODY_LIMIT_BYTES): Promise<unknown> {
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json") throw new ApiError("invalid_request");
  if (Number(request.headers.get("content-length") ?? 0) > HEARD_OUT_BYTES) throw endless();
  const bytes = await readAtMost(request.body, limit);
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw new ApiError("invalid_request");
  }
}

async function readAtMost(body: ReadableStream<Uint8Array> | null, limit: number) {
  const chunks: Uint8Array[] = [];
  const reader = body?.getReader();
  let size = 0;
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.byteLength;
    if (size > HEARD_OUT_BYTES) throw endless();
    if (size <= limit) chunks.push(part.value);
  }
  if (size > limit) throw new ApiError("payload_too_large");
  return Buffer.concat(chunks);
}

// The connection closes, so that nobody has to read the rest to find the next request.
const endless = () => new ApiError("payload_too_large", { Connection: "close" });

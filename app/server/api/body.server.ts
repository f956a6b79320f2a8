import { bodyOf, readAtMost } from "../http/incoming-request.server";
import { ApiError } from "./errors";

/** No request of the contract needs more. */
export const BODY_LIMIT_BYTES = 64 * 1024;

/**
 * Reads a JSON body, counting while it arrives, so that a huge one is refused without being held.
 *
 * @throws ApiError `invalid_request` when it is not JSON, `payload_too_large` past the limit.
 */
export async function readJson(request: Request, limit = BODY_LIMIT_BYTES): Promise<unknown> {
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json") throw new ApiError("invalid_request");
  if (Number(request.headers.get("content-length") ?? 0) > limit) throw tooLarge();
  const bytes = await readAtMost(bodyOf(request), limit);
  if (!bytes) throw tooLarge();
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw new ApiError("invalid_request");
  }
}

const tooLarge = () => new ApiError("payload_too_large");

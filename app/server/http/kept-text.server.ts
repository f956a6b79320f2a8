import { createHash } from "node:crypto";
import { isKnown } from "./entity-tag";

/** How long whoever reads what search engines are told may rely on it, and a proxy keep it, s. */
const READ_FOR_S = 3600;
const KEPT_FOR_S = 24 * 3600;

/** A text that everybody gets alike, in any language: with the mark by which a reader who has it is told that it is the same. */
export function keptText(request: Request, text: string, type: string): Response {
  // Weak: the same text goes out packed in several ways.
  const etag = `W/"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"`;
  const headers = {
    "Content-Type": `${type}; charset=utf-8`,
    "Cache-Control": `public, max-age=${READ_FOR_S}, s-maxage=${KEPT_FOR_S}, stale-while-revalidate=${KEPT_FOR_S}`,
    ETag: etag,
  };
  return isKnown(request.headers.get("If-None-Match"), etag)
    ? new Response(null, { status: 304, headers })
    : new Response(text, { headers });
}

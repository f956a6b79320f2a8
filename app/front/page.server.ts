import { createHash } from "node:crypto";
import { contentPolicy, newNonce } from "~/server/content-policy.server";

/** Stands in a page that has been rendered where the nonce of each answer goes. Nobody outside ever sees it. */
export const NONCE_PLACE = newNonce();

/** A page as it was rendered, for as many answers as it is right for. */
export interface RenderedPage {
  /** The page with `NONCE_PLACE` in it. */
  bytes: Buffer;
  /** Where the nonce goes. */
  places: readonly number[];
  /** Changes with anything but the nonce. */
  etag: string;
}

/** @param bytes a page that was rendered with `NONCE_PLACE` for its nonce. */
export function renderedPage(bytes: Buffer): RenderedPage {
  const places: number[] = [];
  for (let at = bytes.indexOf(NONCE_PLACE); at >= 0; at = bytes.indexOf(NONCE_PLACE, at + 1))
    places.push(at);
  const page = withNonce({ bytes, places }, "0".repeat(NONCE_PLACE.length));
  const etag = `W/"${createHash("sha256").update(page).digest("base64url").slice(0, 22)}"`;
  return { bytes, places, etag };
}

/** The bytes of one answer. @param nonce as `newNonce` makes it: all are of one length. */
export function withNonce(
  { bytes, places }: Pick<RenderedPage, "bytes" | "places">,
  nonce: string,
) {
  const own = Buffer.from(bytes);
  for (const at of places) own.write(nonce, at, "latin1");
  return own;
}

const taken = new WeakSet<Request>();
const pages = new WeakMap<Response, RenderedPage>();

/** Says that whoever sends this request takes the page as it is, by `pageOf`, and writes it. */
export function takePage(request: Request): void {
  taken.add(request);
}

/** The answer that holds a page: with a nonce and its policy, unless it is taken as it is. */
export function pageAnswer(
  request: Request,
  page: RenderedPage,
  init: { headers: Headers; status: number },
): Response {
  if (taken.has(request)) {
    const answer = new Response(null, init);
    pages.set(answer, page);
    return answer;
  }
  const nonce = newNonce();
  init.headers.set("Content-Security-Policy", contentPolicy(nonce));
  return new Response(withNonce(page, nonce), init);
}

/** The page of an answer whose request was taken; undefined for one that holds anything else. */
export const pageOf = (answer: Response): RenderedPage | undefined => pages.get(answer);

/** The name of what a browser keeps for when the network is gone. Another one, and all that was kept before is thrown away. */
export const KEPT = "waffir-kept-1";

/** The name of what waits there for the network: it outlasts a session that ended by itself, pages don't. */
export const WAITING = "waffir-waiting-1";

/** What stands in it beside pages: whose pages they are, and the page that lists them. */
export const READER_PATH = "/offline/reader";
export const LIST_PATH = "/offline";

/** Under it stand uploads that wait for the network, each by the name of its form. */
export const UPLOADS_PATH = "/offline/uploads/";
/** What a kept upload says of itself: whose it is, when it was kept (ms), where it is to be sent; and once it was, where it led. */
export const UPLOAD_READER = "X-Kept-Reader";
export const UPLOAD_TIME = "X-Kept-Time";
export const UPLOAD_TO = "X-Kept-To";
export const UPLOAD_SENT = "X-Kept-Sent";
/** Where it led when it was taken; elsewhere stands why it was not. */
export const TAKEN_PATH = "/contribute/snapshot/sn_";

/** How long an upload waits for its person to sign in again, ms: a day, as others may use the device meanwhile. */
export const WAITS_MS = 24 * 60 * 60 * 1000;

/** How many pages are kept, the latest: what somebody looks up in a week. */
export const MOST_PAGES = 12;

/** Whether a page is one that people want again without a network: what they searched for last, and the prices they follow. */
export const isWanted = (path: string, query: string): boolean =>
  path === "/profile/watches" ||
  (path === "/search" && Boolean(new URLSearchParams(query).get("q")));

/** Whether a browser keeps anything here, whoever's it is. */
export const isAnythingKept = async (): Promise<boolean> =>
  (await caches.has(KEPT)) || (await caches.has(WAITING));

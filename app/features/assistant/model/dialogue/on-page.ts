import { LISTED } from "../../say/notes";
import type { Ask, Utterance } from "../ask/ask";

/** These are shown in pages, of which "more" shows the next. */
const PAGED = new Set<Ask["kind"]>(["price", "suggest", "similar"]);

/** "The third one" after more of a list was asked for: the third of what was shown last. */
export function onPage(read: readonly Utterance[], topic: Ask | undefined): readonly Utterance[] {
  const before = topic?.more && PAGED.has(topic.kind) ? LISTED * topic.pages : 0;
  return read.map((one) =>
    one.nth !== null && one.nth >= 0 ? { ...one, nth: one.nth + before } : one,
  );
}

import { fold } from "~/features/names";
import { hasBlockedWord } from "./has-blocked-word";

/** No dish and no restaurant is called more. */
const LONGEST = 60;
const MOST_WORDS = 8;

/** Seven digits in a row, of whatever scripts, spaces between them or not: with less nobody can be called. On folded text. */
const PHONE = /(?:\p{Nd} ?){7}/u;

/** An address of a mailbox or of a page. On the text as written. */
const ADDRESS = /@|:\/\/|\bwww\.|\.(?:com|net|org|sa)\b/i;

/** Whether other people may be shown a text that somebody typed. */
export function isFitToShow(text: string): boolean {
  if (text.length > LONGEST || ADDRESS.test(text)) return false;
  const folded = fold(text);
  if (!/\p{L}{2}/u.test(folded) || folded.split(" ").length > MOST_WORDS) return false;
  return !PHONE.test(folded) && !hasBlockedWord(text);
}

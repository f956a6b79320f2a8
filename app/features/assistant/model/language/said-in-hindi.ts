/**
 * What is said so in Hindi and Urdu alone, though each of its words may be another's: most of a message in Latin letters
 * may be English words.
 */

import { tokenize } from "~/features/names";
import { isDoneInHindi, isTwoOfFood } from "~/features/understanding";

/** "Amo Hamza ka number do", "fries na do", "burger al hara se do burger", "batha me koi south indian": the words between may be English; "do" is to give, and "koi" any. */
const GIVES =
  /(?<!\p{L})(?:(?:mat|na) (?:do|dena|dein|dijiye|karo|karna|dalo|dalna)|(?<=\p{L} )se (?:do|teen|char|\d+)(?= (?!you|we|they|i )\p{L})|k[aie] \p{L}+ (?:do|dena|de do|batao|bata do)|(?<!(?:give|show|get|tell|send) )me koi|(?:mei?n|pe|par|paas|ka|ki|ke) koi|kab tak|^toh? (?:ph|f)ir|(?<=\p{L} )hi (?:do|de do|dena|chahiye|lunga|lena)$|^koi (?:\p{L}+ ){0,2}(?:hotel|restaurant|resto|dhaba|jagah|place|shop|acha|accha|sasta|hai)|(?:hindi|urdu) me|h kya|kya h)(?!\p{L})/iu;

/** "Pure veg hu main", "main veg hoon": somebody tells what they are, in words that are English otherwise. */
const TELLS_OF_SELF =
  /(?<![\p{L}\p{N}])(?:(?:hu|hun|hoon) (?:mai?n|mai|hum)|(?:mai?n|hum) (?:\p{L}+ ){1,4}(?:hu|hun|hoon))(?![\p{L}\p{N}])/iu;
/** What is paid at most, said behind the amount: "20 riyal tak ka burger" has no other word that is Hindi's or Urdu's alone. */
const AT_MOST = /\d(?: ?(?:riyals?|rials?|sar|rs))? (?:tak|ke andar|se kam)(?!\p{L})/iu;
/** "8 log, 300 riyal budget", "biryani ya mandi": so many people, and one or the other, in words that others have as well. */
const PEOPLE = /(?<![\p{L}\p{N}])\d{1,2} (?:log|logon|bande|bandon|bandey)(?!\p{L})/iu;
const EITHER = /\p{L}{3} ya (?!know|all|have|want|got|guys|think|can|need)\p{L}{3}/iu;

/** Does a message say something in the way of Hindi and Urdu? `english` is how many of its words are English. */
export function saidInHindi(text: string, english: number): boolean {
  const words = tokenize(text);
  const isSaid =
    isTwoOfFood(words) ||
    isDoneInHindi(words) ||
    GIVES.test(text) ||
    TELLS_OF_SELF.test(text) ||
    PEOPLE.test(text);
  return isSaid || (english === 0 && EITHER.test(text));
}

/** Does it say in that way what is paid at most? */
export const limitsInHindi = (text: string): boolean => AT_MOST.test(text);

import { plain } from "../vocabulary/phrases";
import { BOTH_PLACES } from "./reference";
import { AT_BOTH } from "./talk";

/** "Bakit 21 ang lumpia", "samosa 13 ka kyun hai", «ليش الشاورما ب 18»: the price that somebody wonders at. */
const WONDERED_AT =
  /(?:^| )(?:bakit|bat|bkt|why|kyun?|kyon|ليش|ليه|क्यों|کیوں) (?:(?:is|its|it|na|ang|naging|ب) ){0,2}ب?\d{2,3}(?= |$)|(?:^| )\d{2,3} (?:(?:riyal|sar|k[aei]|का|की|के|کا|کی|کے|ang|lang) ){0,2}(?:bakit|kyun?|kyon|ليش|क्यों|کیوں)(?= |$)/;

/**
 * "Ribeye price at both": a number of places. `said` is what the sentence says in English, `isOwn`: read of Urdu,
 * Hindi or Filipino.
 */
export function countsNoDish(
  sentence: string,
  said: string,
  quantity: number | null,
  isOwn: boolean,
): boolean {
  if (quantity !== null && WONDERED_AT.test(plain(sentence))) return true;
  const isOfTwo = AT_BOTH.test(said) || (isOwn && BOTH_PLACES.test(said));
  return quantity === 2 && isOfTwo;
}

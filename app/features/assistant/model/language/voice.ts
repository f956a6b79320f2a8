import type { Language } from "~/i18n/languages";
import type { KnownNames } from "../vocabulary/known-names";
import { isFilipinoFood, isIndianFood, isPakistaniFood } from "./eaten";
import { HINDI, languageIn, type MessageLanguage, tellsNothing, URDU } from "./language";

/** What is Urdu and no Hindi in Latin letters. */
const URDU_SAID =
  /(?<!\p{L})(?:as+alam\w*|a+salaa?m\w*|wa?laikum|shukri(?:y)?a|meharbani|meherbani|khuda hafiz|allah hafiz|janab|qeemat|mashwara|mash+a? ?allah|insha? ?allah|alhamdulillah|jazak\w*|bhai ?jaan?|qareeb|wag?haira|tafseel|tasdeeq|mujh?ay|(?:kit[nt]|kais|jais|ais|pehl|sast|wa+l|hamar|tumhar|apn|ac+h|den|len|karn|mangwan|khan|mer|ter|thor|dosr|doosr|rah|jat|hot|milt|lagt|chaht|bach+|log|paiso?)ay|boh?at|buhat|aik|waqt|salan|zi(?:ya|a)da|zaida|faqat|darmiyan|behtareen|masla|milay ga|chahiay|chahye|kia|hy|krdo|krdein|krein|kr ?dein|mujay|batain|bataein|iftari|aftari|sehri|ramzan|roza|bari|baray|thora|thori|thoray|par(?:ega|egi|ay|ta hai|ti hai)|pora|chor(?:o|na| do| dein))(?!\p{L})/iu;
/** What Hindi speakers say as well: after the first message it tells nothing. */
const COURTESY =
  /(?<!\p{L})(?:shukri(?:y)?a|meharbani|meherbani|mash+a? ?allah|insha? ?allah|alhamdulillah|jazak\w*|khuda hafiz|allah hafiz|janab|bhai ?jaan?)(?!\p{L})/giu;
const OTHER_LETTERS = /\p{Script=Devanagari}|\p{Script=Arabic}/u;

/**
 * The language in which the last of some messages is answered. Hindi and Urdu in Latin letters are told apart by the letters
 * they were written in last, or by the first words of one alone, so that a talk stays in one of them; where nothing tells, the
 * page does: `page` is its language, and Arabic is what a page has that nobody chose: then what they spoke of eating first
 * does ("sinigang" alone is Filipino), and without that it is Hindi: a guess. `names` are of no language.
 */
export function voiceIn(
  said: readonly string[],
  page: Language | null,
  names?: KnownNames,
): MessageLanguage {
  const language = languageIn(said, names);
  const isChosen = page !== null && page !== "ar";
  if (language === "en" && said.every((message) => tellsNothing(message, names))) {
    if (isChosen) return page;
    return isFilipinoFood(said.join(" ")) ? "tl" : "en";
  }
  if (language !== "ur" && language !== "hi") return language;
  const letters = said.findLast((message) => OTHER_LETTERS.test(message));
  if (letters !== undefined) return ofLetters(letters, language);
  // Whoever thanks at the end goes on in the language they had.
  const telling = said.map((message, at) => (at === 0 ? message : message.replace(COURTESY, "")));
  const word = telling.find((message) => HINDI.test(message) || URDU_SAID.test(message));
  if (word !== undefined) return HINDI.test(word) ? "hi" : "ur";
  if (isChosen) return page;
  const eaten = said.find((message) => isPakistaniFood(message) || isIndianFood(message)) ?? "";
  return isPakistaniFood(eaten) ? "ur" : "hi";
}

/** Hindi or Urdu by its letters; Arabic ones that Urdu shares with Arabic tell nothing beside what was `told`. */
function ofLetters(message: string, told: MessageLanguage): MessageLanguage {
  if (/\p{Script=Devanagari}/u.test(message)) return "hi";
  return URDU.test(message) ? "ur" : told;
}

import { isAvoidable } from "~/features/catalogue";
import { inWordsRead } from "../model/language/language";
import { kindOfFact } from "./kind";

/** Where somebody works is not where they live. */
const WORK =
  /(?<!\p{L})(?:work|office|دوامي|شغلي|مكتبي|عملي|اشتغل|أشتغل|دفتر|दफ़्तर|opisina)(?!\p{L})/iu;

/** Is it where a person lives? Of homes there is one. */
export function isHome(text: string): boolean {
  return kindOfFact(inWordsRead(text)) === "place" && !WORK.test(text);
}

/**
 * Does a sentence tell something that holds from now on and that answers have to respect: an allergy, a diet, a food that
 * somebody does not eat, or their home? Only such a sentence is kept without being asked to.
 */
export function isStanding(text: string): boolean {
  switch (kindOfFact(text)) {
    case "allergy":
    case "diet":
      return true;
    case "dislike":
      return isAvoidable(text);
    case "place":
      return isHome(text);
    default:
      return false;
  }
}

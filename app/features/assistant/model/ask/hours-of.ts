import { tokenize } from "~/features/names";
import type { HoursAsked } from "../../say/hours";
import type { Ask, Utterance } from "./ask";
import { placeShown } from "./spoken-of";

/**
 * What is asked of when a place is open: "is it open now?" of that which was spoken of, and once that was told (`ofHours`),
 * "and on Friday?" and "no, I mean Forno Sofia" of another day or place. Undefined where no hours are asked.
 */
export function hoursOf(
  read: Utterance,
  topic: Ask,
  message: string,
  ofHours: boolean,
): Ask | undefined {
  const place = () => placeShown(comparedPlace(topic, message), read.nth);
  if (read.subject === "hours") {
    if (read.restaurant) return undefined;
    // «فيه غيره فاتح؟» asks who else is open, and of those the nearest can be told.
    if ((read.more || read.otherPlaces) && topic.restaurant !== "")
      return { ...read, kind: "nearest", subject: null, dish: "", near: true };
    return { ...read, dish: "", ...place() };
  }
  if (!ofHours || read.dish || read.asksPrice || read.focus !== "all") return undefined;
  const asked = { ...read, kind: "cannot", subject: "hours", left: "" } as const;
  if (read.restaurant) return read.corrects || read.leans ? asked : undefined;
  // "And the one in Malqa?" asks so of another branch.
  const isBranch = read.area !== "" && read.leans && read.kind !== "nearest";
  const asksSo = isBranch || (read.when !== null && !read.area);
  return asksSo && read.unread === 0 ? { ...asked, ...place() } : undefined;
}

/** Were several restaurants shown, one after the other or side by side? */
export function isOfPlaces({ kind, apart, restaurant, from, other }: Ask): boolean {
  if (kind === "compare") return !apart && other?.restaurant !== restaurant;
  return kind !== "restaurant" && restaurant === "" && from === null;
}

/** Of what is compared, that whose place some words are of: «باسفورس والے» after two kebabs. */
function comparedPlace(topic: Ask, message: string): Ask {
  const words = new Set(tokenize(message));
  const isMeant = ({ restaurant }: { restaurant: string }) =>
    tokenize(restaurant).some((word) => words.has(word));
  const meant = [topic.other, ...topic.rest].find((line) => line && isMeant(line));
  return meant && !isMeant(topic) ? { ...topic, restaurant: meant.restaurant } : topic;
}

/** A day without an hour is asked about as a whole. */
export function hoursAsked({ when }: Ask, at: string | null): HoursAsked {
  if (when === null || at === null) return "now";
  return when.minutes === null ? "day" : "then";
}

import { isQuality } from "~/features/catalogue";
import { tokenize } from "~/features/names";
import { WANTED_WITH } from "../slots/inside";
import { isFoodWord } from "../vocabulary/food-words";
import type { KnownNames } from "../vocabulary/known-names";
import type { Ask, Utterance } from "./ask";
import { THEIRS, THERE } from "./reference";

const IS_THERE = /(?:^| )(?:is|are) there(?= |$)/;

/** "Is there any sinigang?", with no other "there" and no "they": `said` is folded. */
export function isThereAsked(said: string): boolean {
  const rest = said.replace(IS_THERE, " ").trim();
  return rest !== said && !THEIRS.test(rest);
}

/** Does "there" point at one place? That of "is there lumpia at theirs?", «may lumpia ba sila?», points at nothing. */
export function pointsThere(said: string): boolean {
  const rest = said.replace(IS_THERE, " ").trim();
  return THERE.test(THEIRS.test(rest) ? rest : said);
}

/** Several places were shown, none of which was chosen. */
const isOfSeveral = ({ kind, restaurant, from, nth }: Ask) =>
  kind !== "restaurant" && restaurant === "" && from === null && nth === null;

/** After a list, whoever asks whether there is something else asks it of no one place of the list. */
export function askedAnywhere(read: Utterance, topic: Ask | undefined): Utterance {
  return topic && read.isThere && isOfSeveral(topic)
    ? { ...read, theirs: false, there: false, points: false }
    : read;
}

/** Asks whether a restaurant has something, in Arabic and the English of the signs. */
const HAS_IT =
  /(?:^| )(?:do(?:es)? (?:[a-z]+ ){1,5}(?:have|sell|serve|do)|(?:is|are) there|got any|عند|عندهم|يبيعون|فيه|في عندهم)(?= |$)/;

/** «ومين عنده كشري؟»: who sells it, and not who else sells what was spoken of. */
const WHO_HAS =
  /^(?:و ?|طيب |and |so )*(?:مين|منو|who) (?:عنده|عندهم|يبيع|يسوي|has|sells|serves) \S/;

/** "Does Aling Nena have sisig?", "may bulalo ba sa Bahay Manila?": words that nobody knows as a dish, which we may not have. */
export function hadThere(ask: Utterance, kind: Utterance["kind"], said: string) {
  // "Anything with eggplant", «أي شي فيه جبن»: what is called so, and not whatever is like it.
  // With what may be spent, or for whom, ideas are wanted: "lunch for 5 within 150, something with rice".
  const isOpen = ask.maxTotal === null && ask.people === null;
  const wanted = kind === "suggest" && isOpen && WANTED_WITH.test(said) ? ask.dish || ask.left : "";
  if (wanted && !wanted.split(" ").every(isQuality))
    return { ...ask, kind: "price" as const, cued: true, dish: wanted, left: "", open: false };
  const isAnywhere = kind === "price" && ask.dish === "" && ask.restaurant === "";
  if (isAnywhere && ask.left && WHO_HAS.test(said))
    return {
      ...{ ...ask, kind, cued: true, dish: ask.left, left: "" },
      ...{ points: false, theirs: false, leans: false, otherPlaces: false },
    };
  const isOfPlace = kind === "price" && ask.asks && ask.restaurant !== "" && ask.dish === "";
  return isOfPlace && ask.left && HAS_IT.test(said)
    ? { ...ask, kind, cued: true, dish: ask.left, left: "" }
    : undefined;
}

/** "Is Hanabi cheaper for it?": a dish is meant already, so what could be a restaurant, and is no food, is one. */
export const forIt = <Named extends { dish: string; restaurant: string }>(
  named: Named,
  said: string,
  names: KnownNames,
): Named => {
  const words = tokenize(named.dish);
  const isPlace = !named.restaurant && !words.some(isFoodWord) && names.isRestaurant(words);
  return FOR_IT.test(said) && isPlace ? { ...named, dish: "", restaurant: named.dish } : named;
};
const FOR_IT = /(?:^| )(?:cheaper|dearer|pricier|better) for (?:it|that|this|them)$/;

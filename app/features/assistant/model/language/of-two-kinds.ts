import { isAvoidable } from "~/features/catalogue";
import { tokenize } from "~/features/names";
import { numberWordsAt } from "~/features/search";
import { tokensAsSpoken } from "~/features/understanding";
import type { KnownNames } from "../vocabulary/known-names";
import { isOfDish, onMenus } from "./on-menus";

const COUNT =
  "(\\d{1,2}|one|two|three|four|five|six|isa|isang|dalawa|dalawang|tatlo|tatlong|apat|lima|limang|anim)";
const AND = { en: "and", tl: "at" } as const;
const LINK = "(?:ng| na)?";

/** "Dalawang biryani, isang chicken isang mutton": so many of a dish, and of which kind each is. */
const KINDS = new RegExp(
  `(?<![\\p{L}\\p{N}])${COUNT}${LINK} (\\p{L}+(?: \\p{L}+)?)((?: (?:sa|at|from|kay) [^,?]{2,30})?)[,:] ?(?:yung |the )?${COUNT}${LINK} (\\p{L}+),?(?: (?:at|and|tsaka|saka|tapos|then))? (?:yung |the )?${COUNT}${LINK} (\\p{L}+)(?=[\\s?.!]*$)`,
  "iu",
);

const ALL: ReadonlySet<string> = new Set(["tl", "en"]);

function countOf(count: string): number {
  if (/^\d/.test(count)) return Number(count);
  return numberWordsAt(tokensAsSpoken(count, ALL), 0)?.value ?? 0;
}

/** A message with the dish beside each of its kinds: "1 chicken biryani at 1 mutton biryani". */
export function withKindsOf(message: string, names: KnownNames, language: "en" | "tl"): string {
  return message.replace(
    KINDS,
    (
      all,
      many: string,
      dish: string,
      place: string,
      one: string,
      first: string,
      two: string,
      second: string,
    ) => {
      const [total, some, rest] = [many, one, two].map(countOf);
      const areKinds = [first, second].every((word) => isKindOfFood(onMenus(word), names));
      if (!areKinds || !isOfDish(dish, names) || !some || !rest || some + rest !== total)
        return all;
      return `${some} ${first} ${dish} ${AND[language]} ${rest} ${second} ${dish}${place}`;
    },
  );
}

/** Beef, chicken, cheese: what a dish is made with, and no dish by itself. */
const isKindOfFood = (word: string, { isDish }: KnownNames) =>
  isAvoidable(word) && !isDish(tokenize(word));

import { tokenize } from "~/features/names";
import { kitchenCalled } from "~/features/understanding";
import { isFoodWord } from "../vocabulary/food-words";
import type { KnownNames } from "../vocabulary/known-names";
import { plain } from "../vocabulary/phrases";
import { CHEAP, SIGNS } from "./talk";

/** Two words with what says "or" between them, in any of the five languages. */
const EITHER =
  /(?<![\p{L}\p{M}])(\p{L}[\p{L}\p{M}]*)\s+(?:or|ولا|وإلا|والا|أو|او|ya|یا|या|o)\s+(\p{L}[\p{L}\p{M}]*)/u;

/** It is asked of what was spoken of which of the two that is. */
const OF_IT = /^(?:is|are|was) (?:it|that|this|they|these|those) /;

/**
 * "A Filipino or Indian place near me": whoever would have either asks for the places of each, so the sentence is said once
 * with each of the two. Which of them is cheaper sets them against each other, and stays one question. Of two neighbourhoods
 * it is told what there is in each.
 */
export function eitherKitchen(sentence: string, names: KnownNames): readonly string[] {
  const [whole, first = "", second = ""] = EITHER.exec(sentence) ?? [];
  if (!whole) return [sentence];
  const [, onto = "", place = first] = WRITTEN_ONTO.exec(first) ?? [];
  const isArea = (word: string) => names.areaAt(tokenize(word), 0, false) > 0;
  if (isArea(place) && isArea(second.replace(WRITTEN_ONTO, "$2")))
    return [first, WRITTEN_ONTO.test(second) ? second : `${onto}${second}`].map((area) =>
      sentence.replace(whole, area),
    );
  const said = plain(sentence);
  const isPriced = SIGNS.price.test(said) || CHEAP.test(said) || OF_IT.test(said);
  if (isPriced || ![first, second].every(isKitchenAlone)) return [sentence];
  // "Pakistani or Indian": both are found under one name.
  const isOne = kitchenCalled(first) === kitchenCalled(second);
  const kitchens = isOne ? [second] : [first, second];
  return kitchens.map((kitchen) => sentence.replace(whole, kitchen));
}

/** «بالملقا»: in it. */
const WRITTEN_ONTO = /^(ب)(?=ال)(\p{L}+)$/u;

const isKitchenAlone = (word: string) => !isFoodWord(word) && kitchenCalled(word) !== undefined;

import type { CatalogueIndex } from "~/features/catalogue/index.server";
import { tokenize } from "~/features/names";

/** How sure a name must be, and how much of it must be said: «النسيم» is enough for «النسيم الغربي». */
const SURE = 0.8;
const SAID = 0.45;
/** How much of a text that is a name alone must have been understood: all, but for a slip of the pen. */
const WHOLE = 0.9;
/** No neighbourhood's name has more words. */
const LONGEST = 4;

/** «حي العليا», "Olaya District": what stands beside one of these is surely meant as a neighbourhood. */
const BEFORE = new Set(["حي", "بحي", "hay"]);
const AFTER = new Set(["district", "neighbourhood", "neighborhood"]);

/** The neighbourhood a typed address names, wherever in it: "12 شارع التخصصي، حي العليا". Undefined when it names none. */
export function neighbourhoodIn(
  address: string,
  { neighbourhoodIndex }: CatalogueIndex,
): number | undefined {
  const words = tokenize(address.slice(0, 200));
  let named: number | undefined;
  for (let length = Math.min(LONGEST, words.length); length > 0; length--) {
    for (let start = 0; start + length <= words.length; start++) {
      const [match] = neighbourhoodIndex.search(words.slice(start, start + length), {
        limit: 1,
        minScore: SURE,
      });
      if (!match || match.nameCoverage < SAID) continue;
      if (BEFORE.has(words[start - 1] ?? "") || AFTER.has(words[start + length] ?? ""))
        return match.id;
      named ??= match.id;
    }
  }
  return named;
}

/** The neighbourhood that a text names and nothing else: «الملقا», "Malqa District". Undefined when it names none. */
export function neighbourhoodNamed(
  name: string,
  { neighbourhoodIndex }: CatalogueIndex,
): number | undefined {
  const words = tokenize(name.slice(0, 200)).filter(
    (word) => !BEFORE.has(word) && !AFTER.has(word),
  );
  const [match] = neighbourhoodIndex.search(words, { limit: 1, minScore: SURE });
  return match && match.nameCoverage >= SAID && match.queryCoverage >= WHOLE ? match.id : undefined;
}

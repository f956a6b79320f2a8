import { fold } from "~/features/names";
import { phrasesIn, romanised } from "~/features/understanding";

/** Other cities by how they are read, each as it is written; names in several scripts may be read alike. */
const BY_FOLDED = new Map<string, string>();
for (const { phrase } of phrasesIn("cities")) {
  const folded = fold(romanised(phrase));
  // «للخرج»: «ل» takes a letter of the article.
  for (const one of [folded, folded.replace(/^ال/u, "لل")])
    if (!BY_FOLDED.has(one)) BY_FOLDED.set(one, phrase);
}

/** What is written onto a city: «بجدة», «لجدة», «للدمام». */
const ATTACHED = "(?:ب|لل?)?";

/** Any of them in a folded text, whatever is written onto it. */
const CITY = new RegExp(
  `(?:^| )(?:(?:in|at|to|of|في|ب|من)\\s?)?${ATTACHED}(${[...BY_FOLDED.keys()].join("|")})(?= |$)`,
  "gu",
);

/**
 * Another city than ours that a folded sentence names; empty where none is, or where it is a part of a longer name: that of
 * «أرزة بيروت». A city alone is no restaurant, whatever announces it.
 */
export function cityIn(said: string, named: readonly string[]): string {
  for (const [, folded = ""] of said.matchAll(CITY)) {
    const alone = new RegExp(`^${ATTACHED}${folded}$`, "u");
    const isPart = named.some((one) => !alone.test(one) && one.includes(folded));
    const name = isPart ? undefined : BY_FOLDED.get(folded);
    if (name) return name.replace(/(?<!\p{L})[a-z]/gu, (first) => first.toUpperCase());
  }
  return "";
}

import { plainWords } from "./letters";
import type { Token } from "./token";
import { phrasesIn } from "./words/load";

const KNOWN = phrasesIn("verbs");

const partsOf = (meaning: string, language: string) =>
  KNOWN.flatMap((known) =>
    known.meaning === meaning && known.language === language ? [known.phrase] : [],
  );

/** The forms of verbs that are built of a stem and an ending, folded. */
const FORMS: ReadonlySet<string> = new Set(
  ["hi-Latn", "hi", "ur"].flatMap((language) =>
    partsOf("stem", language).flatMap((stem) =>
      partsOf("ending", language).flatMap((ending) => plainWords(`${stem}${ending}`)[0] ?? []),
    ),
  ),
);

const wordsOf = (meaning: string): ReadonlySet<string> =>
  new Set(
    ["hi-Latn", "hi", "ur"].flatMap((language) =>
      partsOf(meaning, language).flatMap((word) => plainWords(word)[0] ?? []),
    ),
  );
const STEMS = wordsOf("stem");
const HELPERS = wordsOf("helper");

/** «بتا دو», "bhej do": whether a word of Urdu or Hindi that is a number elsewhere helps the verb before it. */
export function isHelper(tokens: readonly Token[], at: number): boolean {
  const [stem, token] = [tokens[at - 1], tokens[at]];
  if (!stem || !token?.spoken || token.spoken.has("tl") || !HELPERS.has(token.text)) return false;
  // "Bada wala do" is to give the large one; "lamb wala do plate" are two.
  const isLast = tokens[at + 1] === undefined || tokens[at + 1]?.starts === true;
  return STEMS.has(stem.text) || (isLast && THE_ONE.test(stem.text));
}

/** "Wala", «والا», folded: the one that is so. */
const THE_ONE = /^(?:[vw]al[aie]|وال[ايه])$/;

/** A shorter word that begins so may be another. */
const LEAST_AFTER_PREFIX = 3;
const PREFIXES = partsOf("prefix", "tl").sort((a, b) => b.length - a.length);

/** Is a word of Urdu, Hindi or Filipino a form of a verb, which names nothing? */
export function isVerb({ text, spoken }: Token): boolean {
  if (!spoken) return false;
  if (!spoken.has("tl")) return FORMS.has(text);
  const prefix = PREFIXES.find((one) => text.startsWith(one));
  return prefix !== undefined && text.length >= prefix.length + LEAST_AFTER_PREFIX;
}

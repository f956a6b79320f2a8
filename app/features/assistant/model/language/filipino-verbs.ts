import { phrasesIn, wordFiles } from "~/features/understanding";

/** What stands before the root of a verb, and says who does it, or when. */
const PREFIX =
  /^(?:ipinag|ipina|ipag|ipa|paki|makapag|nakapag|makaka|nakaka|maka|naka|mapapa|mapa|pinag|pina|magpa|nagpa|pag|mag|nag|mai|nai|pa|ma|na|um|in|i)(?=[a-z]{4})/;
/** "Bumili", "binili": the same within the root, behind its first letter. */
const INFIX = /^([b-df-hj-np-tv-z])(?:um|in)(?=[aeiou])/;
/** "Bibili", "dedeliver": what is not done yet says its first syllable twice. */
const TWICE = /^([b-df-hj-np-tv-z]{1,2})[aeiou](?=\1[aeiou])|^([aeiou])(?=\2)/;
const SUFFIX = /(?:han|hin|an|in)$/;

/** What is shorter is of many words by chance. */
const LEAST_ROOT = 4;

/** What a word may be a form of, the longest first: "magdedeliver" of "deliver". */
function rootsOf(word: string): string[] {
  const each = (words: readonly string[], part: RegExp, left = "") => [
    ...new Set(words.flatMap((one) => [one, one.replace(part, left)])),
  ];
  const found = each(each(each(each([word], PREFIX), INFIX, "$1"), TWICE), SUFFIX);
  return found.filter((one) => one.length >= LEAST_ROOT).sort((a, b) => b.length - a.length);
}

/** What names food or a restaurant is no verb: "sinigang", "inasal". */
const OF_NAMES = new Set(["translations", "chains", "cities", "cuisines"]);

/** How many phrases of the words data have a word, and its words by their roots. */
const OFTEN = new Map<string, number>();
const BY_ROOT = new Map<string, string[]>();
for (const file of wordFiles().filter((name) => !OF_NAMES.has(name)))
  for (const { phrase, language } of phrasesIn(file))
    if (language === "tl")
      for (const word of phrase.split(/[ -]/)) OFTEN.set(word, (OFTEN.get(word) ?? 0) + 1);
for (const word of OFTEN.keys())
  for (const root of rootsOf(word)) BY_ROOT.set(root, [...(BY_ROOT.get(root) ?? []), word]);

/** What only one word has is no verb's root: "nila" of "manila". */
const LEAST_FORMS = 2;

/** The form of the same verb that the words data has most often: "ibawas" is read as "bawasan"; undefined where it has none. */
export function knownForm(word: string): string | undefined {
  const [, ...roots] = rootsOf(word);
  const known = roots
    .map((root) => BY_ROOT.get(root) ?? [])
    .find((forms) => forms.length >= LEAST_FORMS);
  return known?.toSorted((a, b) => (OFTEN.get(b) ?? 0) - (OFTEN.get(a) ?? 0))[0];
}

import { fold, tokenize } from "~/features/names";

/** Something that a folded text may say. A regular expression is one. */
export interface Sign {
  test(text: string): boolean;
}

/** What may be written onto the first word of a phrase. */
const AND = /^[وف](?=.)/;
const ARTICLE = /^ال(?=.)/;

/** The words of a text, each also without what may be written onto it. */
interface Words {
  text: string;
  words: readonly string[];
  forms: readonly (readonly string[])[];
}

let last: Words = { text: "", words: [], forms: [] };

/** One message is asked for many signs in turn. */
function wordsOf(text: string): Words {
  if (last.text === text) return last;
  const words = text.split(" ");
  const forms = words.map((word) => {
    const bare = word.replace(AND, "");
    const both = [word, bare].flatMap((one) => [one, one.replace(ARTICLE, "")]);
    return [...new Set(both)];
  });
  last = { text, words, forms };
  return last;
}

/** Finds any of some words and phrases in a folded text, whole words only; «و» and «ال» may be written onto one. */
export function anyPhrase(list: string): Sign {
  const rests = new Map<string, string[][]>();
  for (const phrase of list.split(/[,\n]/)) {
    const [first, ...rest] = tokenize(phrase);
    if (first) rests.set(first, [...(rests.get(first) ?? []), rest]);
  }
  return {
    test(text) {
      const { words, forms } = wordsOf(text);
      return forms.some((some, at) =>
        some.some((form) =>
          rests.get(form)?.some((rest) => rest.every((word, i) => words[at + 1 + i] === word)),
        ),
      );
    },
  };
}

/** A text as phrases look at it: folded, drawn-out letters shortened. */
export function plain(text: string): string {
  return fold(text.replace(/(\p{L})\1{2,}/gu, "$1"));
}

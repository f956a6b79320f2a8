import { LRUCache } from "lru-cache";
import { isSize, SIZES, type Size } from "~/features/catalogue";
import type { Annotation } from "./annotation";
import { entriesOf, Phrases } from "./phrases";
import type { Token } from "./token";
import { tokensOf } from "./tokens";
import { phrasesIn, phrasesMeaning } from "./words/load";

const ARABIC = /^[\u0621-\u064A]/;
const KNOWN = phrasesIn("sizes");
const CARRIER = phrasesMeaning("sizes", "carrier");

/** The ways a size is said: the words the catalogue has for it, and those beside them. */
function* sayings(): Generator<readonly [string, Size, string?]> {
  const codes = Object.keys(SIZES) as Size[];
  const words = codes.flatMap((code) =>
    [...SIZES[code].ar, ...SIZES[code].en].map((word) => [word, code] as const),
  );
  for (const [word, size, onlyIn] of [...words, ...entriesOf(KNOWN, sizeCalled)]) {
    yield [word, size, onlyIn];
    if (onlyIn === undefined && ARABIC.test(word) && !word.includes(" "))
      for (const article of ["ال", "لل"]) yield [`${article}${word}`, size];
    for (const { phrase: carrier, language, shy } of CARRIER) {
      if ((shy ? language : undefined) !== onlyIn) continue;
      yield [`${carrier} ${word}`, size, onlyIn];
      yield [`${word} ${carrier}`, size, onlyIn];
    }
  }
}

const sizeCalled = (meaning: string) => (isSize(meaning) ? meaning : undefined);

const PHRASES = new Phrases<Size>(sayings());

/** The words that say sizes. */
export function sizeWords(): string[] {
  return [...PHRASES.words()];
}

/** What in a query may say how large. */
export function sizeMarks(tokens: readonly Token[]): Extract<Annotation, { role: "size" }>[] {
  return tokens.flatMap((_, start) => {
    const found = PHRASES.at(tokens, start);
    return found ? [{ role: "size", start, end: found.end, size: found.value }] : [];
  });
}

const SIZES_IN_NAMES = new LRUCache<string, { size: Size | null }>({ max: 4_000 });

/** The size that a dish's own name ends or begins with: «بيبسي كبير», "Large Fries"; null for none. */
export function sizeInName(name: string): Size | null {
  const known = SIZES_IN_NAMES.get(name);
  if (known) return known.size;
  const tokens = tokensOf(name);
  const mark = sizeMarks(tokens).find(
    ({ start, end }) => (start === 0) !== (end === tokens.length),
  );
  const size = mark?.size ?? null;
  SIZES_IN_NAMES.set(name, { size });
  return size;
}

import { SIZES, type Size } from "~/features/catalogue/size";
import type { Mark } from "./mark";
import { each, Phrases } from "./phrases";
import type { Token } from "./token";

/** The ways a size is said, beyond the words the catalogue has for it. */
const ALSO: [string, Size][] = [
  ...each("صغار, smol", "small"),
  ...each("وسطى, ميديوم, mediam", "medium"),
  ...each("كبار, larg, kabeer, kabir", "large"),
  ...each("عوائل, للعائلة, عيلة, fam", "family"),
  ...each(
    "نفر واحد, لنفر, للنفر, لنفر واحد, لشخص واحد, للشخص, فردي, for one, single portion",
    "person",
  ),
];

const ARABIC = /^[\u0621-\u064A]/;
const CARRIER = each("حجم, الحجم, مقاس, size, sized, size of", true).map(([word]) => word);

function* sayings(): Generator<[string, Size]> {
  const codes = Object.keys(SIZES) as Size[];
  const words = codes.flatMap((code) =>
    [...SIZES[code].ar, ...SIZES[code].en].map((word): [string, Size] => [word, code]),
  );
  for (const [word, size] of [...words, ...ALSO]) {
    yield [word, size];
    if (ARABIC.test(word) && !word.includes(" ")) yield [`ال${word}`, size];
    for (const carrier of CARRIER) {
      yield [`${carrier} ${word}`, size];
      yield [`${word} ${carrier}`, size];
    }
  }
}

const PHRASES = new Phrases<Size>(sayings());

/** The words that say sizes. */
export function sizeWords(): string[] {
  return [...PHRASES.words()];
}

/** What in a query may say how large. */
export function sizeMarks(tokens: readonly Token[]): Extract<Mark, { role: "size" }>[] {
  return tokens.flatMap((_, start) => {
    const found = PHRASES.at(tokens, start);
    return found ? [{ role: "size", start, end: found.end, size: found.value }] : [];
  });
}

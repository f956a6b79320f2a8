import type { PageNumber } from "~/features/checkout/digits/read-numbers";
import type { OcrWord } from "~/providers/ocr/ocr";
import type { Random } from "~/sample/random";
import type { SeenPicture } from "./checkout-samples";

/** How much of a page is lost or misread: far more than recognisers do, so that what is wrong is met often enough. */
const MISSPELT = 0.04;
const LOST_NUMBERS = 0.015;
const MISREAD = 0.03;
const NO_CODE = 0.5;

/** A number read as its likeliest rival, or with another digit, less clearly and with what it is as a rival. */
function misread(number: PageNumber, random: Random): PageNumber {
  const { text, confidence, others } = number;
  const digits = [...text.matchAll(/\d/g)];
  const [rival] = others;
  const { index } = digits.length > 0 ? random.pick(digits) : { index: text.length };
  const other = `${text.slice(0, index)}${random.int(0, 9)}${text.slice(index + 1)}`;
  const wrong = rival && random.chance(0.7) ? rival.text : other;
  const less = (confidence * random.int(40, 95)) / 100;
  const known = { text, confidence: ((1 - less) * random.int(30, 100)) / 100 };
  const rest = others.filter((one) => one.text !== wrong);
  return { ...number, text: wrong, confidence: less, others: [known, ...rest] };
}

/** A word whose letters were read as others. */
function misspelt(word: OcrWord, random: Random): OcrWord {
  const letters = [...word.text];
  const text = letters.map((one) => (random.chance(0.4) ? random.pick(letters) : one)).join("");
  return { ...word, text, confidence: (word.confidence * random.int(30, 100)) / 100 };
}

/** A picture as a worse recogniser would have seen it. */
export function spoilt(seen: SeenPicture, random: Random): SeenPicture {
  return {
    ...seen,
    words: seen.words.map((word) => (random.chance(MISSPELT) ? misspelt(word, random) : word)),
    numbers: seen.numbers
      .filter(() => !random.chance(LOST_NUMBERS))
      .map((number) => (random.chance(MISREAD) ? misread(number, random) : number)),
    invoice: random.chance(NO_CODE) ? null : seen.invoice,
  };
}

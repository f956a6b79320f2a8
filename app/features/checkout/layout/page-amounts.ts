import type { PageNumber } from "~/features/checkout/digits/read-numbers";
import type { Box, OcrWord } from "~/providers/ocr/ocr";
import { covers } from "../boxes";
import { type Amount, parsePrintedAmount } from "./amount";

/** A value that an amount on the picture may have, with its probability, 0 to 1. */
export interface AmountCandidate {
  value: number;
  probability: number;
}

/** A number of a page taken for money. */
export interface PageAmount extends Amount {
  box: Box;
  /** Likeliest first; the first one is `value`. */
  candidates: AmountCandidate[];
  /** Whether two recognisers read the same. */
  agreed: boolean;
  /** Whether its halalas were not read, be they 00, or the last digit of them: its page writes those of others. */
  cut?: boolean;
}

/** How far an amount is believed to be what it was read as, 0 to 1. */
export const likelihood = ({ candidates }: PageAmount) => candidates[0]?.probability ?? 0;

const HALF = 0.5;

/** Whether an amount is likelier what it was read as than anything else. */
export const isClear = (amount: PageAmount) => likelihood(amount) > HALF;

interface TesseractAmount {
  amount: Amount;
  /** 0 to 1, Tesseract's own opinion. */
  confidence: number;
}

/** A quantity and a price that were read as one word. */
const TIMES = /\d[x×]|[x×]\d/i;

/** What Tesseract read where a number stands, in Latin digits, in each language. */
function alsoRead(number: PageNumber, words: readonly OcrWord[]): TesseractAmount[] {
  return (["english", "arabic"] as const).flatMap((language) => {
    const there = words.filter(
      (word) =>
        word.language === language && covers(word.box, number.box) && !TIMES.test(word.text),
    );
    const amount = parsePrintedAmount(
      there.map(({ text }) => text.replace(/[^\d.,+-]/g, "")).join(""),
    );
    return amount
      ? [{ amount, confidence: Math.min(...there.map((word) => word.confidence)) }]
      : [];
  });
}

/** How far one reading is believed at most: a glyph can always be another's look-alike. */
const CERTAIN = 0.98;
/** A number without its point is as often a price whose point was lost as it is a whole one, when it has 3 digits. */
const LOST_POINT = 0.25;
/** With more digits it is seldom a whole one: thousands are written with a comma, and few orders come to them. */
const LOST_POINT_OF_MANY = 0.5;
const WHOLE_THOUSANDS = 0.3;
/** Halalas. */
const THOUSAND = 100_000;
/** Digits that both readers read are believed at least so far. */
const AGREED = 0.9;
/** A full stop between Arabic-Indic digits looks like their zero. */
const TAKEN_FOR_ZERO = 0.3;
/** Tesseract misreads an amount in five on Arabic pages; what it is sure of is seldom wrong. */
const otherProbability = ({ amount, confidence }: TesseractAmount) =>
  amount.decimals && confidence > 0.85 ? 0.6 : 0.35;

/** The small zero of Arabic is lost more often than an amount is written with one decimal. */
const ONE_DECIMAL = { latin: 0.1, eastern: 0.5 };
/** The same where the page writes the last zero of others: a digit was not read. */
const DIGIT_LOST = 0.03;
/** How usual whole riyals are where the page writes the halalas of others, though they are none. */
const HALALAS_LOST = 0.5;

/** Whether both readers read the same, Tesseract perhaps without the point, which is the first thing it loses. */
const isSame = (own: Amount, other: Amount) =>
  other.value === own.value || (own.decimals && !other.decimals && other.value === own.value * 100);

/** How amounts of a page are written. */
export interface AmountStyle {
  /** Always with two decimals, if the last one is a zero. */
  full: boolean;
  /** Also where both are zeros. */
  zeros?: boolean;
}

/** A number read better than this says how its page writes amounts. */
const CLEAR = 0.8;

/** How the numbers of a page are written. */
export function styleOf(numbers: readonly PageNumber[]): AmountStyle {
  const isWritten = (like: RegExp) =>
    numbers.some(({ text, confidence }) => confidence > CLEAR && like.test(text));
  return { full: isWritten(/^-?\d+[.,]\d0$/), zeros: isWritten(/^-?\d+[.,]00$/) };
}

/** How usual it is to write an amount so, 0 to 1: thousands have a comma and riyals two decimals or none. */
function usual(text: string, script: PageNumber["script"], { full, zeros }: AmountStyle): number {
  if (/[.,']\d\d$/.test(text)) return 1;
  const digits = text.replace(/\D/g, "").length;
  if (/[.,']\d$/.test(text)) return full ? DIGIT_LOST : ONE_DECIMAL[script];
  return digits === 1 ? 0.5 : digits < 4 ? (zeros ? HALALAS_LOST : 0.8) : 0.15;
}

const TIME = /(?<!\d)(?:[01]?\d|2[0-3]):[0-5]\d$|:\d\d:/;

/** What a number of a page comes to in money, with what else its ink may stand for; null when it is none. */
export function amountOf(
  number: PageNumber,
  words: readonly OcrWord[],
  style: AmountStyle = { full: false },
): PageAmount | null {
  // The number of an order or a telephone, a time, a quantity: whatever else stands there is no money either.
  if (/\d{6}|x|\(/.test(number.text) || TIME.test(number.text)) return null;
  // Zeros alone are the end of an amount whose beginning was not read, and no fee of nothing. What no clock shows is a price whose
  // point was read as a colon.
  const plain = /^0{2,}$/.test(number.text)
    ? null
    : parsePrintedAmount(number.text.replace(/^(\d+):(?=\d\d$)/, "$1."));
  const others = number.script === "latin" ? alsoRead(number, words) : [];
  // Where the other reader saw the same digits with a point among them, ours lost it.
  const pointed = others.find(({ amount }) => plain && isSame(amount, plain) && !plain.decimals);
  const own = pointed?.amount.decimals ? pointed.amount : plain;
  const many = own === plain && /^\D?\d{4,5}$/.test(number.text);
  const most = many ? WHOLE_THOUSANDS : 1;
  const agreed = own !== null && others.some(({ amount }) => isSame(own, amount));
  // How far the digits are believed, with or without a point among them.
  const digits = agreed ? Math.max(AGREED, number.confidence) : number.confidence;
  const probabilities = new Map<number, number>();
  const add = (value: number, probability: number) =>
    probabilities.set(value, Math.max(probabilities.get(value) ?? 0, probability));
  if (own) {
    const asUsual = own === plain ? usual(number.text, number.script, style) : 1;
    const probability = Math.min(CERTAIN, number.confidence) * asUsual;
    add(own.value, agreed ? Math.min(most, 1 - (1 - probability) * 0.2) : probability);
  }
  for (const { text, confidence } of number.others) {
    const value = parsePrintedAmount(text)?.value;
    if (value !== undefined) add(value, confidence * usual(text, number.script, style));
  }
  for (const other of agreed ? [] : others) {
    const { value, decimals } = other.amount;
    const thousands = !decimals && value >= THOUSAND;
    add(value, otherProbability(other) * (thousands ? WHOLE_THOUSANDS : 1));
    if (thousands) add(value / 100, otherProbability(other) * LOST_POINT_OF_MANY);
  }
  const dotted = /^(\D?\d+)0(\d\d)$/.exec(number.text);
  if (dotted && number.script === "eastern")
    add(
      parsePrintedAmount(`${dotted[1]}.${dotted[2]}`)?.value ?? 0,
      TAKEN_FOR_ZERO * number.confidence,
    );
  if (own && !own.decimals && /^\D?\d{3,5}$/.test(number.text))
    add(own.value / 100, many ? LOST_POINT_OF_MANY * digits : LOST_POINT * number.confidence);
  const candidates = [...probabilities]
    .map(([value, probability]) => ({ value, probability }))
    .filter(({ value }) => Number.isInteger(value))
    .sort((a, b) => b.probability - a.probability)
    .slice(0, 6);
  const [best] = candidates;
  if (!best) return null;
  const read = own ?? others[0]?.amount ?? { negative: number.text.includes("-"), decimals: true };
  const { negative } = read;
  // Where one reader lost the point, the other has it.
  const decimals =
    read.decimals || others.some(({ amount }) => own && isSame(own, amount) && amount.decimals);
  const cut = !decimals && (style.zeros === true || best.value % 100 !== 0);
  return { value: best.value, negative, decimals, box: number.box, candidates, agreed, cut };
}

import type { PageNumber } from "~/features/checkout/digits/read-numbers";
import type { OcrWord } from "~/providers/ocr/ocr";
import { boxAround, covers, height, shared } from "../boxes";

/** Tesseract knows letters well: what it is this sure of, and what is shorter or less clear than this, is no number. */
const SURE_WORD = 0.75;
const CLEAR_NUMBER = 0.9;
const CERTAIN_NUMBER = 0.96;

/** Read as English, Arabic-Indic digits are short words in capitals: YX for ٢x. Longer ones are English. */
const LEAST_ENGLISH = 4;

/** Whether a number is a scrap of a written word: the s of SAR is a 5 to a recogniser of digits. */
export function isScrap(number: PageNumber, words: readonly OcrWord[]): boolean {
  const digits = number.text.replace(/\D/g, "").length;
  return words.some(({ text, box, confidence, language }) => {
    if (!covers(box, number.box, 0.5) || confidence < SURE_WORD) return false;
    const letters = text.match(/\p{L}/gu)?.length ?? 0;
    if (/\p{Nd}/u.test(text) || letters < 2) return false;
    if (number.script === "eastern" && language === "english" && letters < LEAST_ENGLISH)
      return false;
    const part = (number.box.x1 - number.box.x0) / (box.x1 - box.x0);
    return part < 0.7 || number.confidence < (digits < 3 ? CERTAIN_NUMBER : CLEAR_NUMBER);
  });
}

/** An amount with what was read of a currency that touches it: no colon follows an amount. */
const WITH_CURRENCY = /^(-?\d+[.,]\d\d):.*$/;
const TOUCHED = 0.9;

/** A price for one with the cross that stands before how many: 26.00 x 3. */
const WITH_CROSS = /^[x×]?(\d+[.,]\d\d)[x×]?$/;

/** A number without the scraps of a currency at its end, or a cross. */
function bare(number: PageNumber): PageNumber {
  const crossed = WITH_CROSS.exec(number.text)?.[1];
  if (crossed !== undefined && crossed !== number.text) return { ...number, text: crossed };
  const amount = WITH_CURRENCY.exec(number.text)?.[1];
  if (amount === undefined) return number;
  const others = number.others.flatMap(({ text, confidence }) => {
    const other = WITH_CURRENCY.exec(text)?.[1];
    return other !== undefined && other !== amount ? [{ text: other, confidence }] : [];
  });
  return { ...number, text: amount, confidence: TOUCHED * number.confidence, others };
}

/** An old price and a new one that stand so close that they were read as one number. */
const TWO_AMOUNTS = /^(\d{1,4}[-.,]\d\d)[-.,]?(\d{1,4}[-.,]\d\d)$/;
/** An amount of a thousand or two, which has the digits of two of a riyal or two each: those few dishes cost. */
const THOUSANDS = /^[1-3][.,']\d{3}[.,]\d\d$/;
/** What was read of both together was believed little, as no amount looks so; alone each is one. */
const PARTED = 0.7;

/** A new price and what the line through an old one left of it. */
const WITH_STRUCK = /^(\d{1,4}[.,]\d\d)\d[\d.,]*-[\d.,]*-[-\d.,]*$/;

/** Two amounts where one number has the digits of two, or one without an old one; each as wide as its share of them. */
function parted(number: PageNumber): PageNumber[] {
  const fresh = WITH_STRUCK.exec(number.text)?.[1];
  if (fresh !== undefined) {
    const { x0, x1 } = number.box;
    const end = x0 + ((x1 - x0) * fresh.length) / number.text.length;
    const box = { ...number.box, x1: end };
    return [{ ...number, text: fresh, confidence: PARTED, others: [], box }];
  }
  const [, first = "", second = ""] = TWO_AMOUNTS.exec(number.text) ?? [];
  const old = [first, second].map((text) => text.includes("-"));
  if (first === "" || (old[0] && old[1]) || THOUSANDS.test(number.text)) return [number];
  const { box } = number;
  const middle = box.x0 + ((box.x1 - box.x0) * first.length) / (first.length + second.length);
  // The line through an old price hides its point.
  const half = (text: string, x0: number, x1: number): PageNumber => ({
    ...number,
    ...{ text: text.replace("-", "."), confidence: PARTED, others: [], box: { ...box, x0, x1 } },
    struck: number.struck || text.includes("-"),
  });
  return [half(first, box.x0, middle), half(second, middle, box.x1)];
}

/** An old price as the reader of words sees it: the line through it hides its point. */
const OLD_PRICE = /^\d{1,4}[-–—]\d\d$/;
const CLEAR_OLD_PRICE = 0.5;

/** Whether a number is crossed out, be it that only the reader of words saw it. */
export const isOld = ({ struck, box }: PageNumber, words: readonly OcrWord[]) =>
  struck ||
  words.some(
    (word) =>
      word.confidence > CLEAR_OLD_PRICE &&
      OLD_PRICE.test(word.text) &&
      covers(word.box, box, 0.5) &&
      covers(box, word.box, 0.5),
  );

/** Digits of one amount stand closer than this, in heights, also where a point between them was not seen. */
const CLOSE = 0.9;
/** How far halves are believed to be one amount, and digits set apart. */
const HALVES = 0.7;
const APART = 0.6;

/**
 * The separator of Arabic is a stroke of its own, wider than a point, and not always seen; nought and one are narrow, and stand
 * in the middle of the place that faces of one width give to each.
 */
const HALALAS_CLOSE = 1.7;

/**
 * Whether digits may be the halalas of those before them, which may have been read one by one. One digit before others may be a
 * quantity, but zeros alone are the end of something.
 */
function mayBeHalalas(riyals: readonly PageNumber[], halalas: PageNumber): boolean {
  const before = riyals.map(({ text }) => text).join("");
  return (
    riyals.every(({ script }) => script === "eastern") &&
    /^\d\d$/.test(halalas.text) &&
    (halalas.text === "00" ? /^[1-9]\d{0,2}$/ : /^\d{2,3}$/).test(before)
  );
}

/** Numbers that stand so close together that they may be one, each group from left to right. */
function groupsOf(numbers: readonly PageNumber[]): PageNumber[][] {
  const groups: PageNumber[][] = [];
  for (const number of numbers) {
    const group = groups[groups.length - 1];
    const before = group?.[group.length - 1];
    const tall = Math.max(...(group ?? []).map(({ box }) => height(box)), height(number.box));
    const near = group && mayBeHalalas(group, number) ? HALALAS_CLOSE : CLOSE;
    const close =
      before !== undefined &&
      number.box.x0 - before.box.x1 < near * tall &&
      shared(before.box.y0, before.box.y1, number.box.y0, number.box.y1) > 0 &&
      before.script === number.script;
    if (group && close) group.push(number);
    else groups.push([number]);
  }
  return groups;
}

/** One number of those of a group; null when they are several after all. */
function joined(group: readonly PageNumber[]): PageNumber | null {
  const [first, ...rest] = group;
  const last = rest[rest.length - 1];
  if (!first || !last) return first ?? null;
  const texts = group.map(({ text }) => text.replace(/-$/, ""));
  const whole = texts.join("");
  const box = boxAround(group.map((number) => number.box));
  const confidence = Math.min(...group.map((number) => number.confidence));
  if (!/^-?\d+$/.test(whole)) return null;
  const one = { ...first, box, confidence: HALVES * confidence, others: [] };
  if (texts.length === 2 && /^\d\d$/.test(texts[1] as string) && whole.length < 8)
    return { ...one, text: texts.join(".") };
  if (group.length > 2 && last.box.x0 - (group.at(-2)?.box.x1 ?? 0) >= CLOSE * height(box))
    return { ...one, text: `${texts.slice(0, -1).join("")}.${texts.at(-1)}` };
  if (first.script === "latin" || whole.length > 6) return null;
  // Arabic-Indic digits stand far apart in some faces, and their separator is a short stroke.
  const split = `${whole.slice(0, -2)}.${whole.slice(-2)}`;
  const others = whole.length > 2 ? [{ text: split, confidence: one.confidence }] : [];
  return { ...one, text: whole, confidence: APART * confidence, others };
}

/** An amount whose first digits may stand apart from it is believed less as it stands. */
const WITHOUT_FIRST = 0.5;

/**
 * An amount with what it is when the digits close before it are its own: ١١٫٥٠ in faces that set the one of Arabic far
 * from its neighbours. Those digits may as well be a quantity, and stay a number of their own.
 */
function withFirstDigits(group: readonly PageNumber[]): PageNumber[] {
  const amount = group[group.length - 1];
  const first = group.slice(0, -1);
  const digits = first.map(({ text }) => text).join("");
  if (amount?.script !== "eastern") return [...group];
  if (!/^-?\d{1,3}$/.test(digits) || !/^\d{1,2}[.,]\d\d?$/.test(amount.text)) return [...group];
  const least = Math.min(...group.map(({ confidence }) => confidence));
  const whole = { text: `${digits}${amount.text}`, confidence: APART * least };
  const confidence = WITHOUT_FIRST * amount.confidence;
  return [...first, { ...amount, confidence, others: [whole, ...amount.others] }];
}

/** Whether two numbers are a price for one and what so many of it cost, by the quantity in their row: 1 × 56   56. */
function isProduct([one, other, ...more]: readonly PageNumber[], row: readonly PageNumber[]) {
  if (!one || !other || more.length > 0) return false;
  if (other.box.x0 - one.box.x1 < CLOSE * height(one.box)) return false;
  const [a, b] = [Number(one.text), Number(other.text)];
  return row.some((number) => {
    const times = number === one || number === other ? 0 : Number(number.text.replace(/[x×]/g, ""));
    return times > 0 && (times * a === b || times * b === a);
  });
}

/** Puts numbers together that are halves of one: riyals and halalas whose point was not seen, digits set apart. */
export function joinHalves(numbers: readonly PageNumber[]): PageNumber[] {
  const row = numbers.flatMap(parted).map(bare);
  return groupsOf(row).flatMap((group) => {
    const one = isProduct(group, row) ? null : joined(group);
    return one ? [one] : withFirstDigits(group);
  });
}

/** How close to a dash the name stands that it parts from the price, in heights. */
const NAME_CLOSE = 2.5;

/** A price without the dash that parts it from a name on its right: it is not taken off. */
export function withoutDash(number: PageNumber, words: readonly OcrWord[]): PageNumber {
  const text = number.text.replace(/(?<=\d)-+$/, "");
  if (text === number.text) return number;
  const beside = words.some(({ text: word, box }) => {
    const gap = box.x0 - number.box.x1;
    return /\p{L}{2}/u.test(word) && gap > -height(box) && gap < NAME_CLOSE * height(box);
  });
  return beside || number.text.endsWith("--") ? { ...number, text } : number;
}

/** What Tesseract reads as an amount at least so clearly is one, also where our own recogniser saw none. */
const CLEAR_AMOUNT = 0.7;

/** Amounts among the words in whose place no number was found. */
export function numbersOfWords(
  words: readonly OcrWord[],
  numbers: readonly PageNumber[],
): PageNumber[] {
  return words.flatMap(({ text, box, confidence }) => {
    if (confidence < CLEAR_AMOUNT || !/^[-+]?\d{1,3}(?:[.,]?\d{3})?[.,]\d\d$/.test(text)) return [];
    if (numbers.some((number) => covers(number.box, box, 0.3))) return [];
    const found = { text: text.replace(/,(?=\d\d$)/, "."), box, confidence: confidence * 0.9 };
    return [{ ...found, script: "latin" as const, others: [], struck: false, dark: true }];
  });
}

import type { Size } from "~/features/catalogue";
import { fold } from "~/features/names";
import { toHalalas } from "~/features/prices";
import { plainDigits } from "./numbers";
import { sizeOf } from "./sizes-in-names";

/** Sums above are slips of the finger, halalas. */
const DEAREST = toHalalas(10_000);

/** "12", "12.50", "12,50", "١٢٫٥٠", "12.50 SAR" → halalas; undefined for anything else. */
export function halalasOf(text: string): number | undefined {
  const digits = plainDigits(
    text.replace(/^(?:SAR|SR|ر\.?س\.?|ريال|\u20C1)\s*|\s*(?:SAR|SR|ر\.?س\.?|ريال|\u20C1)$/gi, ""),
  );
  if (!/^\d{1,6}(?:\.\d{1,2})?$/.test(digits)) return undefined;
  const halalas = toHalalas(Number(digits));
  return halalas <= DEAREST ? halalas : undefined;
}

/** A price, with the size or the other choice that it is for. */
export interface SizedPrice {
  size: Size | null;
  /** What was chosen that is no size: "iced"; null for most dishes. */
  choice: string | null;
  /** Halalas. */
  price: number;
}

/** Words beside a price that say something of the price, and nothing of the dish. */
const NO_CHOICE = new Set(
  [
    ...["from", "to", "was", "now", "old", "new", "before", "after", "min", "max", "and", "or"],
    ...["من", "الى", "كان", "الان", "قبل", "بعد", "او", "و"],
  ].map(fold),
);

/** Longer than what is chosen of a dish is what somebody tells of it. */
const LONGEST_CHOICE = 30;

/**
 * The prices of a cell: one ("12.50"), or one for each size or choice it names ("small 9 / large 14", "hot 12, iced 14",
 * «وسط: ١٢، كبير: ١٨»). Undefined where it says anything else, several without what they are for included.
 */
export function pricesOf(text: string): SizedPrice[] | undefined {
  const one = halalasOf(text);
  if (one !== undefined) return one > 0 ? [{ size: null, choice: null, price: one }] : undefined;
  const parts = text.split(/\s*[/|;،\n]\s*|,\s+/);
  const prices = parts.map(pricePart).filter((price) => price !== undefined);
  const different = new Set(prices.map(({ size, choice }) => size ?? fold(choice ?? "")));
  const isWhole = prices.length === parts.length && different.size === parts.length;
  // One price with words around it may be anything: "from 12".
  return isWhole && (parts.length > 1 || prices[0]?.size) ? prices : undefined;
}

function pricePart(part: string): SizedPrice | undefined {
  const [, before, amount = "", after] =
    /^([^\d\u0660-\u0669]*?)[\s:=-]*([\d\u0660-\u0669][\d\u0660-\u0669.,\u066B]*)(?:\s*(?:SAR|SR|ر\.?س\.?|ريال))?\s*[(:=-]?\s*([^\d()]*?)\)?$/iu.exec(
      part.trim(),
    ) ?? [];
  const price = halalasOf(amount);
  const words = [before, after].map((text) => withoutMoney(text ?? "")).filter(Boolean);
  const [word] = words;
  if (!price || word === undefined || words.length > 1) return undefined;
  const size = sizeOf(word);
  if (size) return { size, choice: null, price };
  const isChoice = /\p{L}/u.test(word) && word.length <= LONGEST_CHOICE;
  return isChoice && !word.split(/\s+/).some((one) => NO_CHOICE.has(fold(one)))
    ? { size: null, choice: word, price }
    : undefined;
}

const withoutMoney = (text: string) =>
  text.replace(/(?:^|\s)(?:SAR|SR|ر\.?س\.?|ريال|\u20C1)(?=\s|$)/giu, " ").trim();

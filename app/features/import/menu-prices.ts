import type { Size } from "~/features/catalogue";
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

/** One price of a cell, with the size it is for. */
export interface SizedPrice {
  size: Size | null;
  /** Halalas. */
  price: number;
}

/**
 * The prices of a cell: one ("12.50"), or one for each size it names ("small 9 / large 14", «وسط: ١٢، كبير: ١٨»).
 * Undefined where it says anything else, several without what they are for included.
 */
export function pricesOf(text: string): SizedPrice[] | undefined {
  const one = halalasOf(text);
  if (one !== undefined) return one > 0 ? [{ size: null, price: one }] : undefined;
  const prices = text.split(/\s*[/|;،\n]\s*|,\s+/).map((part) => {
    const [, before, amount = "", after] =
      /^([^\d\u0660-\u0669]*?)[\s:=-]*([\d\u0660-\u0669][\d\u0660-\u0669.,\u066B]*)(?:\s*(?:SAR|SR|ر\.?س\.?|ريال))?\s*[(:=-]?\s*([^\d()]*?)\)?$/iu.exec(
        part.trim(),
      ) ?? [];
    const size = sizeOf((before || after || "").trim());
    const price = halalasOf(amount);
    return size && price ? { size, price } : undefined;
  });
  const sized = prices.filter((price) => price !== undefined);
  return sized.length === prices.length &&
    new Set(sized.map(({ size }) => size)).size === sized.length
    ? sized
    : undefined;
}

/** Nobody's dinner costs more, halalas. */
const MOST_HALALAS = 1_000_000;

/** What people write beside an amount, and marks of writing direction that come along when one is pasted. */
const AROUND =
  /ر\.?\s?س\.?|ريال|sar|sr|\u20c1|[\s\u00a0\u061c\u200b-\u200f\u202a-\u202e\u2066-\u2069]/giu;

/**
 * An amount in riyals as people write it, in halalas: Latin, Arabic-Indic or Persian digits, a point, a comma or an Arabic
 * decimal sign, with or without the unit. Null where it is none; an empty text is `blank`.
 */
export function parseTypedAmount(text: string, blank: number | null = null): number | null {
  if (text.length > 40) return null;
  const plain = text
    .replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 15))
    .replace(AROUND, "")
    .replace(/[٬'’]/g, "")
    .replace("٫", ".");
  if (plain === "") return blank;
  const [, riyals, halalas = ""] = /^(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(plain) ?? [];
  if (riyals === undefined) return null;
  const value = Number(riyals) * 100 + Number(halalas.padEnd(2, "0"));
  return value <= MOST_HALALAS ? value : null;
}

/** Halalas as a field shows them: 2450 → "24.50", nothing where nothing is known. */
export const amountText = (halalas: number | null): string =>
  halalas === null ? "" : (halalas / 100).toFixed(2);

/** A number as an amount of money. */
export interface Amount {
  /** Halalas, never negative. */
  value: number;
  negative: boolean;
  /** Whether halalas are written, be it one zero of two: a whole number may also be a quantity, a year or a house. */
  decimals: boolean;
}

/** The dearest order believed, halalas: 100,000 riyals. */
const MOST = 10_000_000;

/**
 * Reads `1,234.50`, `52,5` or `-8` as money. The last separator is the decimal one when two digits or one follow it;
 * three digits after a comma are thousands.
 */
export function parsePrintedAmount(text: string): Amount | null {
  const match = /^([-+]?)(\d[\d.,']*?)([-+]?)$/.exec(text.replace(/[.,':/]+$/, ""));
  if (!match) return null;
  const [, before, body = "", after] = match;
  const parts = body.split(/[.,']/);
  const last = parts.length > 1 ? (parts.pop() ?? "") : "";
  const thousands = last.length === 3 && !body.endsWith(`.${last}`);
  if (last !== "" && last.length > 2 && !thousands) return null;
  if (parts.slice(1).some((part) => part.length !== 3) || parts.some((part) => part === ""))
    return null;
  const whole = parts.join("") + (thousands ? last : "");
  const cents = thousands ? "" : last;
  const value = Number(whole) * 100 + Number(cents.padEnd(2, "0"));
  if (!Number.isSafeInteger(value) || value > MOST) return null;
  return {
    value,
    negative: before === "-" || after === "-",
    decimals: cents.length === 2 || cents === "0",
  };
}

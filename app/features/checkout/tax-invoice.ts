import { cleanText } from "~/server/clean-text";
import { parsePrintedAmount } from "./layout/amount";
import { dateIn } from "./layout/date";
import type { TaxInvoice } from "./reading";

/** Tags of the authority's code, first phase: seller's name, VAT number, time, total with VAT, VAT. */
const TAG = { seller: 1, time: 3, total: 4, vat: 5 };
const NAME = cleanText({ least: 1, most: 200 });
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

/** Tag → bytes of a row of tag, length, value; null when the bytes are not one. */
function fieldsOf(bytes: Buffer): Map<number, Buffer> | null {
  const fields = new Map<number, Buffer>();
  let at = 0;
  while (at + 2 <= bytes.length) {
    const [tag = 0, length = 0] = [bytes[at], bytes[at + 1]];
    const end = at + 2 + length;
    if (end > bytes.length) return null;
    fields.set(tag, bytes.subarray(at + 2, end));
    at = end;
  }
  return at === bytes.length ? fields : null;
}

/** UTC as codes write it, which may be Riyadh's clock all the same. */
const UTC = /(?:Z|[+-]00:?00)$/;
const ZONE = /(?:Z|[+-]\d\d:?\d\d)$/;

/** The time a code tells: tills write Riyadh's clock and put a Z behind it, which makes another time of it. */
function timesOf(text: string, now: number): Pick<TaxInvoice, "time" | "timeIfUtc"> {
  const clock = dateIn(text.replace(ZONE, "").replace("T", " "), now);
  const zoned = ZONE.test(text) ? Date.parse(text) : Number.NaN;
  if (!Number.isFinite(zoned)) return { time: clock, timeIfUtc: null };
  return UTC.test(text) ? { time: clock, timeIfUtc: zoned } : { time: zoned, timeIfUtc: null };
}

/**
 * Reads the QR code of a Saudi simplified tax invoice: base64 of tags 1 to 5, each with a length of one byte (ZATCA,
 * Electronic Invoice Security Features, annex 3). Nothing in it is signed in the first phase: anybody can write one.
 *
 * @param now milliseconds since 1970.
 * @returns null when the text is not such a code.
 */
export function readTaxInvoice(code: string, now: number): TaxInvoice | null {
  if (code.length > 4000 || !BASE64.test(code)) return null;
  const fields = fieldsOf(Buffer.from(code, "base64"));
  const text = (tag: number) => fields?.get(tag)?.toString("utf8").trim() ?? "";
  const { data: seller } = NAME.safeParse(text(TAG.seller));
  const total = parsePrintedAmount(text(TAG.total));
  const vat = parsePrintedAmount(text(TAG.vat));
  if (!seller || !total || !vat || vat.value > total.value) return null;
  return { seller, ...timesOf(text(TAG.time), now), total: total.value, vat: vat.value };
}

import { cleanText } from "~/server/clean-text";
import type { TaxInvoice } from "./reading";
import { parseAmount } from "./reading/amount";
import { dateIn } from "./reading/date";

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

function timeOf(text: string, now: number): number | null {
  const zoned = /(?:Z|[+-]\d\d:?\d\d)$/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isFinite(zoned) ? zoned : dateIn(text.replace("T", " "), now);
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
  const total = parseAmount(text(TAG.total));
  const vat = parseAmount(text(TAG.vat));
  if (!seller || !total || !vat || vat.value > total.value) return null;
  return { seller, time: timeOf(text(TAG.time), now), total: total.value, vat: vat.value };
}

import type { CountryCode } from "libphonenumber-js/max";

/** What is known of the numbers of all countries is large, and few requests name a number. */
const numbers = () => import("libphonenumber-js/max");

/** What people paste along with a number, unseen: marks of writing direction and of joining. */
const INVISIBLE = /[\u061c\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/**
 * A mobile number as people write it, in E.164: `05…`, `5…`, `9665…`, `009665…`, `+966 5…`, with spaces or
 * hyphens, in Latin, Arabic-Indic or Persian digits. Null when it is no mobile of one of `countries`
 * (ISO codes; a number without a country code belongs to the first).
 */
export async function parseMobile(
  text: string,
  countries: readonly string[],
): Promise<string | null> {
  const { isSupportedCountry, parsePhoneNumberFromString } = await numbers();
  const home = countries[0];
  if (!home || !isSupportedCountry(home) || text.length > 40) return null;
  const typed = text.normalize("NFKC").replace(INVISIBLE, "").trim();
  // Saudi Arabia dials abroad with 00; written after a plus, or for another country, it reads the same.
  const international = typed.replace(/^\+?\s*[0٠۰]{2}/, "+");
  const number = parsePhoneNumberFromString(international, {
    defaultCountry: home,
    extract: false,
  });
  if (!number?.isValid() || number.ext) return null;
  const type = number.getType();
  if (type !== "MOBILE" && type !== "FIXED_LINE_OR_MOBILE") return null;
  if (!number.country || !(countries as readonly CountryCode[]).includes(number.country))
    return null;
  return number.number;
}

/** A number to recognise one's own by, and nobody else's: +966501234567 → +966 5•• ••• •67. */
export async function maskPhone(phone: string): Promise<string> {
  const { parsePhoneNumberFromString } = await numbers();
  const country = parsePhoneNumberFromString(phone)?.countryCallingCode ?? "";
  const national = phone.slice(1 + country.length);
  const hidden = "•".repeat(Math.max(0, national.length - 3));
  const masked = national.slice(0, 1) + hidden + national.slice(-2);
  return `+${country} ${masked.replace(/^(.{2})(.{3})/, "$1 $2 ")}`;
}

/** All but the last four digits: the block of ten thousand numbers this one is in. */
export const phonePrefix = (phone: string): string => phone.slice(0, -4);

import { SECTIONS, type Section, SIZES, type Size } from "~/features/catalogue";
import { fold } from "~/features/names";
import { isPlatform, PLATFORMS, type Platform, toHalalas } from "~/features/prices";
import { readNames } from "./clean-name";
import type { Columns, KnownColumns } from "./columns";
import type { TableRecord } from "./table";

type MenuColumn = "restaurant" | "dish" | "section" | "size" | "platform" | "price" | "fee" | "vat";

export const MENU_COLUMNS: KnownColumns<MenuColumn> = {
  restaurant: ["restaurant", "restaurant_ar", "restaurant_en", "المطعم"],
  dish: ["dish_ar", "dish_en", "dish", "item", "item_ar", "item_en", "الطبق"],
  section: ["section", "القسم"],
  size: ["size", "الحجم"],
  platform: ["platform", "المنصة"],
  price: ["item_price", "price", "itemprice", "السعر"],
  fee: ["delivery_fee", "fee", "deliveryfee", "التوصيل"],
  vat: ["vat_on_top", "vat"],
};

/** A line of a menu that can come in; the price is halalas, null where the file names none. */
export interface ImportedDish {
  line: number;
  restaurant: { ar: string | null; en: string | null };
  dish: { ar: string | null; en: string | null };
  section: Section;
  size: Size | null;
  offer: {
    platform: Platform;
    item_price: number;
    delivery_fee: number;
    vat_on_top: number;
  } | null;
}

/** Sums above are slips of the finger, halalas. */
const DEAREST = toHalalas(10_000);

const SECTION_OF = new Map<string, Section>();
for (const [code, { ar, en }] of Object.entries(SECTIONS))
  for (const word of [code, ar, en]) SECTION_OF.set(fold(word), code as Section);

const SIZE_OF = new Map<string, Size>();
for (const [code, { ar, en }] of Object.entries(SIZES))
  for (const word of [code, ...ar, ...en]) SIZE_OF.set(fold(word), code as Size);

/**
 * Reads a line of a menu, or says why it is skipped.
 *
 * @param platformNames what people call the platforms, besides their identifiers and the letters A, B, C.
 */
export function readMenuRow(
  row: TableRecord,
  columns: Columns<MenuColumn>,
  platformNames: Readonly<Partial<Record<Platform, string>>>,
): ImportedDish | string {
  const restaurant = readNames(columns.all(row, "restaurant"));
  const dish = readNames(columns.all(row, "dish"));
  if (restaurant.garbled || dish.garbled) return "letters are destroyed (wrong encoding)";
  if (!restaurant.ar && !restaurant.en) return "no restaurant";
  if (!dish.ar && !dish.en) return "no dish";
  const section = columns.get(row, "section");
  const sectionCode = section === "" ? "mains" : SECTION_OF.get(fold(section));
  if (!sectionCode) return `unknown section "${section}"`;
  const size = columns.get(row, "size");
  const sizeCode = size === "" ? null : SIZE_OF.get(fold(size));
  if (sizeCode === undefined) return `unknown size "${size}"`;
  const offer = offerOf(row, columns, platformNames);
  if (typeof offer === "string") return offer;
  return { line: row.line, restaurant, dish, section: sectionCode, size: sizeCode, offer };
}

function offerOf(
  row: TableRecord,
  columns: Columns<MenuColumn>,
  platformNames: Readonly<Partial<Record<Platform, string>>>,
): ImportedDish["offer"] | string {
  const platform = columns.get(row, "platform");
  const price = columns.get(row, "price");
  if (platform === "" && price === "") return null;
  const known = platformOf(platform, platformNames);
  if (!known)
    return platform === "" ? "a price without a platform" : `unknown platform "${platform}"`;
  if (price === "") return "a platform without a price";
  const item_price = halalasOf(price);
  if (item_price === undefined || item_price === 0) return `"${price}" is no price`;
  const fee = columns.get(row, "fee");
  if (fee === "") return "a price without a delivery fee";
  const delivery_fee = halalasOf(fee);
  if (delivery_fee === undefined) return `"${fee}" is no delivery fee`;
  const vat_on_top = halalasOf(columns.get(row, "vat") || "0");
  if (vat_on_top === undefined) return "the VAT is no amount";
  return { platform: known, item_price, delivery_fee, vat_on_top };
}

function platformOf(
  text: string,
  names: Readonly<Partial<Record<Platform, string>>>,
): Platform | undefined {
  const folded = fold(text);
  if (isPlatform(text)) return text;
  return PLATFORMS.find(
    (platform) =>
      folded === fold(platform) ||
      folded === platform.slice(-1) ||
      (names[platform] !== undefined && folded === fold(names[platform])),
  );
}

/** "12", "12.50", "١٢٫٥٠", "12.50 SAR" → halalas; undefined for anything else. */
function halalasOf(text: string): number | undefined {
  const digits = text
    .replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace("\u066B", ".")
    .replace(/^(?:SAR|SR|ر\.?س\.?)\s*|\s*(?:SAR|SR|ر\.?س\.?)$/gi, "");
  if (!/^\d{1,6}(?:\.\d{1,2})?$/.test(digits)) return undefined;
  const halalas = toHalalas(Number(digits));
  return halalas <= DEAREST ? halalas : undefined;
}

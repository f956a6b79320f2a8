import type { Section, Size } from "~/features/catalogue";
import { fold } from "~/features/names";
import { PLATFORMS, type Platform } from "~/features/prices";
import type { TwoNames } from "~/i18n/name";
import { acrossScripts, isSpellingOf, soundAlike } from "./chains";
import { readNames } from "./clean-name";
import type { Columns, KnownColumns } from "./columns";
import { halalasOf, pricesOf, type SizedPrice } from "./menu-prices";
import { type SizedName, sizeOf, splitSize, withoutSize } from "./sizes-in-names";
import type { TableRecord } from "./table";
import type { WordMap } from "./word-map";

export type MenuColumn =
  | "restaurant"
  | "dish"
  | "section"
  | "size"
  | "option"
  | "platform"
  | "price"
  | "fee"
  | "vat";

export const MENU_COLUMNS: KnownColumns<MenuColumn> = {
  restaurant: [
    ...["restaurant", "restaurant_ar", "restaurant_en", "restaurant name", "restaurant info"],
    "المطعم",
  ],
  dish: [
    ...["dish_ar", "dish_en", "dish", "dish name", "item", "item name", "product", "product name"],
    ...[
      "name",
      "title",
      "الطبق",
      "اسم الطبق",
      "الصنف",
      "اسم الصنف",
      "المنتج",
      "اسم المنتج",
      "الاسم",
    ],
    // A dish's names alone, without a word that says so.
    ...["ar", "en"],
  ],
  section: ["section", "heading", "category", "القسم", "التصنيف", "الفئة"],
  size: ["size", "الحجم"],
  option: ["option", "variant", "الخيار"],
  platform: ["platform", "المنصة"],
  price: ["item_price", "price", "itemprice", "السعر", "سعر"],
  fee: ["delivery_fee", "fee", "deliveryfee", "التوصيل"],
  vat: ["vat_on_top", "vat"],
};

/** A section, and the heading of the menu's own where it is none of ours. */
export interface Under {
  section: Section;
  heading: TwoNames | null;
}

/** A dish in one size that can come in; prices are halalas. */
export interface ImportedDish {
  line: number;
  restaurant: TwoNames;
  dish: TwoNames;
  /** Where it stands on the menu; null where the file does not say. */
  under: Under | null;
  size: Size | null;
  /** What a platform asks for it; the fee is null where the file does not say. */
  offer: {
    platform: Platform;
    item_price: number;
    delivery_fee: number | null;
    vat_on_top: number;
  } | null;
  /** What the restaurant itself asks for it; null where the file says nothing, or speaks of a platform. */
  ownPrice: number | null;
  /** What was put right, in words. */
  mended: string[];
}

/** How the lines of a menu are to be read. */
export interface MenuReading {
  columns: Columns<MenuColumn>;
  /** Columns that each hold the price of one size. */
  sizeColumns: ReadonlyMap<string, Size>;
  sections: WordMap<Section>;
  /** The restaurant of every line, where the file has no column for it. */
  restaurant?: string;
  /** What people call the platforms, besides their identifiers and the letters A, B, C. */
  platformNames: Readonly<Partial<Record<Platform, string>>>;
}

/** Reads a line of a menu, which is a dish in one size or several, or says why it is skipped. */
export function readMenuRow(row: TableRecord, reading: MenuReading): ImportedDish[] | string {
  const { columns } = reading;
  const said = readNames(columns.all(row, "restaurant"));
  const given = readNames([reading.restaurant ?? ""]);
  if (isAnother(said, given))
    return `of another restaurant: ${said.ar ?? said.en}, and not ${given.ar ?? given.en}`;
  const restaurant = reading.restaurant ? given : said;
  const dish = readNames(columns.all(row, "dish"));
  if (restaurant.garbled || dish.garbled) return "letters are destroyed (wrong encoding)";
  if (!restaurant.ar && !restaurant.en) return "no restaurant";
  if (!dish.ar && !dish.en) return "no dish";
  const mended = dish.markup || restaurant.markup ? ["HTML taken out of a name"] : [];
  if (row.mended) mended.push(row.mended);
  const terms = termsOf(row, reading, mended);
  if (typeof terms === "string") return terms;
  const sized = sizedNames(row, reading, dish, mended);
  const under = underWhich(columns.all(row, "section"), reading);
  const { fee, vat, prices } = terms;
  if (prices.some(({ choice }) => choice !== null)) mended.push(KEPT_CHOICE);
  const lines =
    prices.length > 0
      ? prices
      : [{ size: null, choice: null, price: null, platform: terms.platform }];
  return lines.map(({ size, choice, price, platform }) => ({
    line: row.line,
    restaurant: { ar: restaurant.ar, en: restaurant.en },
    dish: chosen(sized.dish, choice),
    under,
    size: size ?? sized.size,
    offer:
      platform && price !== null
        ? { platform, item_price: price, delivery_fee: fee, vat_on_top: vat }
        : null,
    ownPrice: platform ? null : price,
    mended,
  }));
}

/** What dishes count as where nothing tells more: what most of a menu is. */
export const OWN_HEADING: Section = "mains";

const KEPT_CHOICE = "a choice that is no size kept behind the dish's name";

/** Whether a line names a restaurant that is not the one that all are said to be of; of names in two scripts, by how they sound. */
function isAnother(one: TwoNames, other: TwoNames): boolean {
  const [names, others] = [one, other].map(({ ar, en }) =>
    [ar, en].filter((name) => name !== null),
  );
  if (!names?.length || !others?.length) return false;
  const folded = new Set(others.map(fold));
  if (names.some((name) => folded.has(fold(name))) || soundAlike(names, others)) return false;
  const across = names.every((name) => others.every((known) => acrossScripts(name, known)));
  return !across || !names.some((name) => isSpellingOf(name, others));
}

/** The dish with what is chosen of it behind its name. */
function chosen({ ar, en }: TwoNames, choice: string | null): TwoNames {
  const named = (name: string | null) => name && (choice === null ? name : `${name} (${choice})`);
  return { ar: named(ar), en: named(en) };
}

/** The dish without its size; what is no size we know, and every other choice, stays behind its name in brackets. */
function sizedNames(
  row: TableRecord,
  { columns, platformNames }: MenuReading,
  { ar, en }: TwoNames,
  mended: string[],
): { dish: TwoNames; size: Size | null } {
  const arabic = ar === null ? null : splitSize(ar);
  const english = en === null ? null : splitSize(en);
  const said = columns.get(row, "size");
  const sizes = new Set([arabic?.size, english?.size, sizeOf(said)].filter((size) => size != null));
  const [one = null] = sizes.size === 1 ? sizes : [];
  const choices = [said, columns.get(row, "option")].filter(
    (text) => text !== "" && !sizeOf(text) && !platformNamed(text, platformNames),
  );
  if (choices.length > 0) mended.push(KEPT_CHOICE);
  const named = (whole: string | null, read: SizedName | null) => {
    if (whole === null || read === null) return null;
    const bare = one === null ? whole : read.size ? read.name : withoutSize(whole, one);
    return [bare, ...choices.map((text) => `(${text})`)].join(" ");
  };
  if (one !== null && said === "") mended.push("the size taken out of the dish's name");
  return {
    dish: { ar: named(ar, arabic), en: named(en, english) },
    size: one ?? sizeOf(said) ?? null,
  };
}

/** The section that a heading is, or else the heading in its own words. */
function underWhich(headings: readonly string[], reading: MenuReading): Under | null {
  const { ar, en } = readNames(headings);
  for (const heading of [...headings, ar, en]) {
    const section = heading && reading.sections.find(heading);
    if (section) return { section, heading: null };
  }
  if (!ar && !en) return null;
  return { section: OWN_HEADING, heading: { ar, en } };
}

interface Terms {
  /** Of the line; null where it says none. */
  platform: Platform | null;
  prices: (SizedPrice & { platform: Platform | null })[];
  fee: number | null;
  vat: number;
}

function termsOf(row: TableRecord, reading: MenuReading, mended: string[]): Terms | string {
  const { columns, platformNames } = reading;
  const said = columns.get(row, "platform");
  // Where sizes are said, or choices, stand platforms as well.
  const [among] = (["size", "option"] as const).flatMap(
    (field) => platformNamed(columns.get(row, field), platformNames) ?? [],
  );
  const platform = said === "" ? (among ?? null) : platformOf(said, platformNames);
  if (platform === undefined) return `unknown platform "${said}"`;
  const prices = pricesIn(row, reading, mended).map((price) => {
    const named = price.choice === null ? undefined : platformNamed(price.choice, platformNames);
    return named ? { ...price, choice: null, platform: named } : { ...price, platform };
  });
  if (prices.length === 0) return { platform, prices, fee: null, vat: 0 };
  const feeText = columns.get(row, "fee");
  const fee = feeText === "" ? null : halalasOf(feeText);
  if (fee === undefined) return `"${feeText}" is no delivery fee`;
  const vat = halalasOf(columns.get(row, "vat") || "0");
  if (vat === undefined) return "the VAT is no amount";
  return { platform, prices, fee, vat };
}

/** A cell that holds no price, as people fill it. */
const NO_PRICE = /^[-–—]*$/;

const NO_SUCH_PRICE = "what is no price, or several that don't say what they are for, left out";

/** The prices of a line: of the columns of sizes where those hold any, or else of the cell for prices. */
function pricesIn(
  row: TableRecord,
  { columns, sizeColumns }: MenuReading,
  mended: string[],
): SizedPrice[] {
  const sized: SizedPrice[] = [];
  for (const [column, size] of sizeColumns) {
    const text = row.values[column] ?? "";
    const price = halalasOf(text);
    if (price) sized.push({ size, choice: null, price });
    else if (!NO_PRICE.test(text)) mended.push(NO_SUCH_PRICE);
  }
  const text = columns.get(row, "price");
  if (NO_PRICE.test(text)) return sized;
  const prices = pricesOf(text);
  if (prices === undefined) mended.push(NO_SUCH_PRICE);
  // Beside the prices of sizes it repeats one of them; what it says besides is a line of its own.
  const repeated = new Set(sized.map(({ price }) => price));
  return [...sized, ...(prices ?? []).filter(({ price }) => !repeated.has(price))];
}

type PlatformNames = MenuReading["platformNames"];

/** The platform that a column for platforms says, by its letter too. */
const platformOf = (text: string, names: PlatformNames): Platform | undefined =>
  platformNamed(text, names) ?? PLATFORMS.find((platform) => fold(text) === platform.slice(-1));

/** The platform that goes by this name. */
function platformNamed(text: string, names: PlatformNames): Platform | undefined {
  const folded = fold(text);
  if (folded === "") return undefined;
  return PLATFORMS.find((platform) =>
    [platform, names[platform]].some((name) => name !== undefined && folded === fold(name)),
  );
}

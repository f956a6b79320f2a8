import type { Cuisine } from "~/features/catalogue";
import { cuisineOf } from "~/features/catalogue";
import { parseOpeningHours, weekText } from "~/features/facts";
import { fold } from "~/features/names";
import { isInSaudiArabia } from "~/features/places";
import type { Point } from "~/server/geo";
import { type CategoryMeaning, kindOf, type PlaceKind } from "./categories";
import { type NamesRead, readNames } from "./clean-name";
import type { Columns, KnownColumns } from "./columns";
import { type RatingScale, readNumber, readRating } from "./numbers";
import type { TableRecord } from "./table";
import type { WordMap } from "./word-map";

export type PlaceColumn =
  | "id"
  | "type"
  | "name"
  | "name_ar"
  | "name_en"
  | "lat"
  | "lng"
  | "category"
  | "brand"
  | "brand_id"
  | "cuisine"
  | "rating"
  | "hours";

export const PLACE_COLUMNS: KnownColumns<PlaceColumn> = {
  id: ["osm_id", "@id", "id", "place_id", "full_id"],
  type: ["osm_type", "@type"],
  name: ["name", "title", "restaurant", "الاسم"],
  name_ar: ["name_ar", "name:ar", "arabic_name", "الاسم العربي"],
  name_en: ["name_en", "name:en", "english_name", "int_name"],
  lat: ["@lat", "latitude", "lat", "y"],
  lng: ["@lon", "longitude", "lng", "lon", "long", "x"],
  category: ["business_subtype", "amenity", "shop", "category", "categories", "kind", "التصنيف"],
  brand: ["brand", "brand:ar", "brand:en"],
  brand_id: ["brand:wikidata", "brand_id"],
  cuisine: ["cuisine"],
  rating: ["rating"],
  hours: ["opening_hours", "hours"],
};

/** A record that can come in. */
export interface PlaceRow extends Point {
  line: number;
  /** The source's id, with OpenStreetMap's type in front where it is known: `node/123`. */
  sourceId: string;
  names: { ar: string | null; en: string | null };
  /** Other names that the record has for it. */
  otherNames: readonly string[];
  brand: { ar: string | null; en: string | null };
  /** What the brand is called by those who number brands (`Q38076`). */
  brandId: string | null;
  cuisine: Cuisine | null;
  rating: number | null;
  /** When it is open, as `weekText` has it. */
  hours: string | null;
  /** What was put right, or could not be used, in words. */
  mended: string[];
}

/** How the records of a file are to be read. */
export interface PlaceReading {
  columns: Columns<PlaceColumn>;
  categories: WordMap<CategoryMeaning>;
  /** Of everything, not of restaurants alone. */
  osm: boolean;
  scale: RatingScale;
  isInCity(point: Point): boolean;
}

/** Why a record is skipped; what it is, where that is why. */
export interface Refusal {
  why: string;
  kind?: PlaceKind;
}

/** Reads a record, or says why it is skipped. */
export function readPlace(row: TableRecord, reading: PlaceReading): PlaceRow | Refusal {
  const { columns } = reading;
  const kind = kindOf(columns.all(row, "category"), reading.categories, reading);
  if (columns.has("category") && kind.kind !== "food")
    return { why: kind.kind === "none" ? "sells no food by its category" : UNKNOWN_CATEGORY, kind };
  const names = namesOf(row, columns);
  const brand = readNames(columns.all(row, "brand"));
  if (names.garbled && !names.ar && !names.en)
    return { why: "the name's letters are destroyed (wrong encoding)" };
  if (!names.ar && !names.en && !brand.ar && !brand.en) return { why: "no name" };
  const point = pointOf(columns.get(row, "lat"), columns.get(row, "lng"), reading);
  if ("why" in point) return point;
  const rating = readRating(columns.get(row, "rating"), reading.scale);
  const hoursText = columns.get(row, "hours");
  const week = parseOpeningHours(hoursText);
  const mended = [
    ...(names.markup ? ["HTML taken out of the name"] : []),
    ...(names.garbled ? ["a name with destroyed letters left out"] : []),
    ...(point.mended ? [point.mended] : []),
    ...(rating === undefined ? ["a rating that is none, or above its scale, left out"] : []),
    ...(hoursText !== "" && week === null
      ? ["opening hours that are no plain week of clocks left out"]
      : []),
  ];
  return {
    line: row.line,
    lat: point.lat,
    lng: point.lng,
    sourceId: sourceIdOf(row, columns, names, point),
    names: names.ar || names.en ? { ar: names.ar, en: names.en } : { ar: brand.ar, en: brand.en },
    otherNames: names.others,
    brand: { ar: brand.ar, en: brand.en },
    brandId: columns.get(row, "brand_id").slice(0, 60) || null,
    cuisine: cuisineOf(columns.all(row, "cuisine")) ?? kind.cuisine,
    rating: rating ?? null,
    hours: week && weekText(week),
    mended,
  };
}

export const UNKNOWN_CATEGORY = "unknown category";

function namesOf(row: TableRecord, columns: Columns<PlaceColumn>): NamesRead {
  return readNames([
    ...columns.all(row, "name_ar"),
    ...columns.all(row, "name_en"),
    ...columns.all(row, "name"),
  ]);
}

function pointOf(
  latText: string,
  lngText: string,
  { isInCity }: PlaceReading,
): (Point & { mended?: string }) | Refusal {
  const lat = readNumber(latText);
  const lng = readNumber(lngText);
  if (lat === undefined || lng === undefined || (lat === 0 && lng === 0))
    return { why: "no coordinates" };
  const point = { lat, lng };
  const turned = { lat: lng, lng: lat };
  if (isInSaudiArabia(point))
    return isInCity(point)
      ? point
      : { why: "outside the city: more than 25 km from all its neighbourhoods" };
  if (isInSaudiArabia(turned))
    return isInCity(turned)
      ? { ...turned, mended: "latitude and longitude were swapped, and are turned back" }
      : { why: "latitude and longitude are swapped, and outside the city" };
  return { why: "outside Saudi Arabia" };
}

/** Without ids a record is known again by its name and where it stands, to about ten metres. */
function sourceIdOf(
  row: TableRecord,
  columns: Columns<PlaceColumn>,
  names: NamesRead,
  { lat, lng }: Point,
): string {
  const id = columns.get(row, "id");
  if (id === "") return `${fold(names.ar ?? names.en ?? "")}@${lat.toFixed(4)},${lng.toFixed(4)}`;
  const type = columns.get(row, "type").toLowerCase();
  return id.includes("/") || type === "" ? id : `${type}/${id}`;
}

import { type Cuisine, cuisineOf } from "~/features/catalogue";
import { fold } from "~/features/names";
import { isInSaudiArabia } from "~/features/places";
import type { Point } from "~/server/geo";
import { type NamesRead, readNames } from "./clean-name";
import type { Columns, KnownColumns } from "./columns";
import type { TableRecord } from "./table";

type PlaceColumn =
  | "id"
  | "type"
  | "name"
  | "name_ar"
  | "name_en"
  | "lat"
  | "lng"
  | "category"
  | "brand"
  | "cuisine"
  | "rating";

export const PLACE_COLUMNS: KnownColumns<PlaceColumn> = {
  id: ["osm_id", "@id", "id", "place_id", "full_id"],
  type: ["osm_type", "@type"],
  name: ["name", "title", "restaurant", "الاسم"],
  name_ar: ["name_ar", "name:ar", "arabic_name", "الاسم العربي"],
  name_en: ["name_en", "name:en", "english_name", "int_name"],
  lat: ["@lat", "latitude", "lat", "y"],
  lng: ["@lon", "longitude", "lng", "lon", "long", "x"],
  category: ["business_subtype", "amenity", "shop", "category", "kind"],
  brand: ["brand", "brand:ar", "brand:en"],
  cuisine: ["cuisine"],
  rating: ["rating"],
};

/** A record that can come in. */
export interface PlaceRow extends Point {
  line: number;
  /** The source's id, with OpenStreetMap's type in front where it is known: `node/123`. */
  sourceId: string;
  names: { ar: string | null; en: string | null };
  brand: { ar: string | null; en: string | null };
  cuisine: Cuisine | null;
  rating: number | null;
}

/** Kinds of place that sell food: OpenStreetMap's values, and what lists in Arabic call them. */
const FOOD = new Set(
  "restaurant fast_food cafe bakery chocolate confectionery pastry ice_cream beverages coffee tea deli food_court"
    .split(" ")
    .concat(
      "مطعم مطاعم كافيه مقهى مخبز حلويات عصائر وجبات_سريعة بوفيه restaurants cafes".split(" "),
    )
    .map((word) => fold(word)),
);

const NO_NUMBER = Number.NaN;

/**
 * Reads a record, or says why it is skipped. What sells no food is `undefined`: not ours, and not worth a line.
 */
export function readPlace(
  row: TableRecord,
  columns: Columns<PlaceColumn>,
): PlaceRow | string | undefined {
  const categories = columns.all(row, "category");
  if (columns.has("category") && !categories.some((word) => FOOD.has(fold(word)))) return undefined;
  const names = namesOf(row, columns);
  const brand = readNames(columns.all(row, "brand"));
  if (names.garbled && !names.ar && !names.en)
    return "the name's letters are destroyed (wrong encoding)";
  if (!names.ar && !names.en && !brand.ar && !brand.en) return "no name";
  const point = pointOf(columns.get(row, "lat"), columns.get(row, "lng"));
  if (typeof point === "string") return point;
  return {
    line: row.line,
    ...point,
    sourceId: sourceIdOf(row, columns, names, point),
    names: names.ar || names.en ? names : brand,
    brand,
    cuisine: cuisineOf([...columns.all(row, "cuisine"), ...categories]),
    rating: ratingOf(columns.get(row, "rating")),
  };
}

function namesOf(row: TableRecord, columns: Columns<PlaceColumn>): NamesRead {
  return readNames([
    ...columns.all(row, "name_ar"),
    ...columns.all(row, "name_en"),
    ...columns.all(row, "name"),
  ]);
}

function pointOf(latText: string, lngText: string): Point | string {
  const lat = numberOf(latText);
  const lng = numberOf(lngText);
  if (Number.isNaN(lat) || Number.isNaN(lng) || (lat === 0 && lng === 0)) return "no coordinates";
  if (isInSaudiArabia({ lat, lng })) return { lat, lng };
  if (isInSaudiArabia({ lat: lng, lng: lat })) return "latitude and longitude are swapped";
  return "outside Saudi Arabia";
}

function numberOf(text: string): number {
  return /^[+-]?\d+(?:\.\d+)?$/.test(text) ? Number(text) : NO_NUMBER;
}

function ratingOf(text: string): number | null {
  const rating = numberOf(text);
  return rating > 0 && rating <= 5 ? rating : null;
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

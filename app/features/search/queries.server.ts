import type { ExpressionBuilder, Kysely } from "kysely";
import type { Section, Size } from "~/features/catalogue";
import { DISH_SHOWN } from "~/features/catalogue/index.server";
import { compiledOnce } from "~/server/compiled.server";
import type { Database } from "~db/schema";

/** A line of a menu as a search weighs it. */
export interface MenuLine {
  id: number;
  restaurant_id: number;
  dish_name_id: number;
  size: Size | null;
  asked_count: number;
  /** Halalas for one, delivered; null while nobody priced it. */
  cheapest_total: number | null;
}

const LINE = [
  "id",
  "restaurant_id",
  "dish_name_id",
  "size",
  "asked_count",
  "cheapest_total",
] as const;

/** Menus read at once; a shorter list is padded. */
const MENUS = 10;

/** Lines read for one dish name: enough for ten brands of several sizes, whatever the quantity does to their order. */
const LINES_A_NAME = 40;
const LINES_A_SECTION = 80;

const menus = compiledOnce<Record<number, number>, MenuLine>((db, slot) =>
  db
    .selectFrom("dishes")
    .select(LINE)
    .where(
      "restaurant_id",
      "in",
      Array.from({ length: MENUS }, (_, place) => slot(place)),
    )
    .where(DISH_SHOWN)
    .$castTo<MenuLine>(),
);

const oneMenu = compiledOnce<{ restaurant: number }, MenuLine>((db, slot) =>
  db
    .selectFrom("dishes")
    .select(LINE)
    .where("restaurant_id", "=", slot("restaurant"))
    .where(DISH_SHOWN)
    .$castTo<MenuLine>(),
);

/** Every line of the menus of up to ten restaurants. */
export async function menusOf(
  db: Kysely<Database>,
  restaurants: readonly number[],
): Promise<MenuLine[]> {
  const [first, ...others] = restaurants;
  if (first === undefined) return [];
  if (others.length === 0) return oneMenu(db, { restaurant: first });
  return menus(
    db,
    Array.from({ length: MENUS }, (_, place) => restaurants[place] ?? first),
  );
}

/** Which lines of a dish name are wanted: in which size, with a branch in which neighbourhood. */
export interface LineFilter {
  size: Size | null;
  neighbourhood: number | null;
}

/** Whether the restaurant of a line has a branch in a neighbourhood. */
function hasBranchIn(neighbourhood: number) {
  return ({ exists, selectFrom }: ExpressionBuilder<Database, "dishes">) =>
    exists(
      selectFrom("branches")
        .select("branches.id")
        .whereRef("branches.restaurant_id", "=", "dishes.restaurant_id")
        .where("branches.neighbourhood_id", "=", neighbourhood),
    );
}

type LineArgs = { dishName: number; size: Size; neighbourhood: number };

function cheapestLines(sized: boolean, near: boolean) {
  return compiledOnce<LineArgs, MenuLine>((db, slot) =>
    db
      .selectFrom("dishes")
      .select(LINE)
      .where("dish_name_id", "=", slot("dishName"))
      .where("cheapest_total", "is not", null)
      .$if(sized, (q) => q.where("size", "=", slot("size")))
      .$if(near, (q) => q.where(hasBranchIn(slot("neighbourhood"))))
      .orderBy("cheapest_total")
      .limit(LINES_A_NAME)
      .$castTo<MenuLine>(),
  );
}

const CHEAPEST = [
  [cheapestLines(false, false), cheapestLines(false, true)],
  [cheapestLines(true, false), cheapestLines(true, true)],
] as const;

/** The cheapest priced lines of one dish name, cheapest for one first. */
export function cheapestOf(
  db: Kysely<Database>,
  dishName: number,
  { size, neighbourhood }: LineFilter,
): Promise<MenuLine[]> {
  const read = CHEAPEST[size === null ? 0 : 1][neighbourhood === null ? 0 : 1];
  return read(db, { dishName, size: size ?? "small", neighbourhood: neighbourhood ?? 0 });
}

type SectionArgs = { section: Section; neighbourhood: number };

function cheapestIn(near: boolean) {
  return compiledOnce<SectionArgs, MenuLine>((db, slot) =>
    db
      .selectFrom("dishes")
      .select(LINE)
      .where("section", "=", slot("section"))
      .where("cheapest_total", "is not", null)
      .$if(near, (q) => q.where(hasBranchIn(slot("neighbourhood"))))
      .orderBy("cheapest_total")
      .limit(LINES_A_SECTION)
      .$castTo<MenuLine>(),
  );
}

const CHEAPEST_IN = [cheapestIn(false), cheapestIn(true)] as const;

/** The cheapest priced lines under one heading of all menus, cheapest first. */
export function cheapestOfSection(
  db: Kysely<Database>,
  section: Section,
  neighbourhood: number | null,
): Promise<MenuLine[]> {
  const read = CHEAPEST_IN[neighbourhood === null ? 0 : 1];
  return read(db, { section, neighbourhood: neighbourhood ?? 0 });
}

/** Whether any menu has one of these dish names, priced or not. */
export async function isOnAnyMenu(
  db: Kysely<Database>,
  dishNames: readonly number[],
): Promise<boolean> {
  const line = await db
    .selectFrom("dishes")
    .select("id")
    .where("dish_name_id", "in", dishNames)
    .where(DISH_SHOWN)
    .limit(1)
    .executeTakeFirst();
  return line !== undefined;
}

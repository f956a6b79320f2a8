import type { ExpressionBuilder, Kysely, SelectQueryBuilder } from "kysely";
import type { Section, Size } from "~/features/catalogue";
import { DISH_SHOWN, readBeside, revisionBeside } from "~/features/catalogue/index.server";
import { compiledOnce } from "~/server/database/compiled.server";
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

/** A line as it is read: with the catalogue's revision at that moment. */
type RevisionedLine = MenuLine & { revision: number };

const LINE = [
  "id",
  "restaurant_id",
  "dish_name_id",
  "size",
  "asked_count",
  "cheapest_total",
  revisionBeside,
] as const;

/** Menus read at once; a shorter list is padded. */
const MENUS = 10;

/** Dish names asked for at once: of those that are meant, and as many that are kinds of it. */
export const MOST_NAMES = 6;
export const NAMES_AT_ONCE = 2 * MOST_NAMES;

/** Headings asked for at once. */
const SECTIONS_AT_ONCE = 10;

/**
 * Lines read of each dish name, or of all together as many times that: enough for ten brands that have every name in several
 * sizes, whatever the quantity does to their order.
 */
const LINES_A_NAME = 40;
const LINES_A_SECTION = 80;

const menus = compiledOnce<Record<number, number>, RevisionedLine>((db, slot) =>
  db
    .selectFrom("dishes")
    .select(LINE)
    .where(
      "restaurant_id",
      "in",
      Array.from({ length: MENUS }, (_, place) => slot(place)),
    )
    .where(DISH_SHOWN)
    .$castTo<RevisionedLine>(),
);

const oneMenu = compiledOnce<{ restaurant: number }, RevisionedLine>((db, slot) =>
  db
    .selectFrom("dishes")
    .select(LINE)
    .where("restaurant_id", "=", slot("restaurant"))
    .where(DISH_SHOWN)
    .$castTo<RevisionedLine>(),
);

/** Every line of the menus of up to ten restaurants. */
export async function menusOf(
  db: Kysely<Database>,
  restaurants: readonly number[],
): Promise<MenuLine[]> {
  const [first, ...others] = restaurants;
  if (first === undefined) return [];
  const padded = Array.from({ length: MENUS }, (_, place) => restaurants[place] ?? first);
  return readBeside(db, () =>
    others.length === 0 ? oneMenu(db, { restaurant: first }) : menus(db, padded),
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

type LinesQuery = SelectQueryBuilder<Database, "dishes", RevisionedLine>;

type LineArgs = { size: Size; neighbourhood: number } & Record<number, number>;

/** The lines that several queries find, in one statement, since each costs more on the way than in the database. */
function allOf(db: Kysely<Database>, count: number, query: (place: number) => LinesQuery) {
  // A part of a union has an order of its own only within a query of its own.
  const part = (place: number) => db.selectFrom(query(place).as("cheapest")).selectAll();
  if (count === 1) return query(0);
  return Array.from({ length: count - 1 }, (_, place) => part(place + 1)).reduce(
    (all, one) => all.unionAll(one),
    part(0),
  );
}

/** The cheapest of some names: the database merges what it has in this order of each, and reads no more than is asked for. */
function cheapestLines(names: number, sized: boolean, near: boolean) {
  return compiledOnce<LineArgs, RevisionedLine>((db, slot) => {
    const ofName = (place: number) =>
      db
        .selectFrom("dishes")
        .select(LINE)
        .where("dish_name_id", "=", slot(place))
        .where("cheapest_total", "is not", null)
        .$if(sized, (q) => q.where("size", "=", slot("size")))
        .$if(near, (q) => q.where(hasBranchIn(slot("neighbourhood"))))
        .$castTo<RevisionedLine>();
    return Array.from({ length: names - 1 }, (_, place) => ofName(place + 1))
      .reduce((all, one) => all.unionAll(one), ofName(0))
      .orderBy("cheapest_total")
      .limit(LINES_A_NAME * names);
  });
}

/** By how many names, in a size or any, near a neighbourhood or anywhere. */
const CHEAPEST = Array.from({ length: NAMES_AT_ONCE }, (_, fewer) =>
  [false, true].map((sized) => [false, true].map((near) => cheapestLines(fewer + 1, sized, near))),
);

/** The cheapest priced lines of up to twice `MOST_NAMES` dish names, cheapest for one first. */
export async function cheapestOf(
  db: Kysely<Database>,
  dishNames: readonly number[],
  { size, neighbourhood }: LineFilter,
): Promise<MenuLine[]> {
  const read =
    CHEAPEST[dishNames.length - 1]?.[size === null ? 0 : 1]?.[neighbourhood === null ? 0 : 1];
  if (!read) return [];
  const slots = { size: size ?? "small", neighbourhood: neighbourhood ?? 0, ...dishNames };
  return readBeside(db, () => read(db, slots));
}

const byCheapest = (lines: MenuLine[]) =>
  lines.sort((a, b) => (a.cheapest_total ?? 0) - (b.cheapest_total ?? 0));

type SectionArgs = { size: Size; neighbourhood: number } & Record<number, Section>;

function firstIn(order: "asc" | "desc", sections: number, sized: boolean, near: boolean) {
  return compiledOnce<SectionArgs, RevisionedLine>((db, slot) =>
    allOf(db, sections, (place) =>
      db
        .selectFrom("dishes")
        .select(LINE)
        .where("section", "=", slot(place))
        .where("cheapest_total", "is not", null)
        .$if(sized, (q) => q.where("size", "=", slot("size")))
        .$if(near, (q) => q.where(hasBranchIn(slot("neighbourhood"))))
        .orderBy("cheapest_total", order)
        .limit(LINES_A_SECTION)
        .$castTo<RevisionedLine>(),
    ),
  );
}

/** By how many headings, in a size or any, near a neighbourhood or anywhere: the cheapest, or the dearest. */
const FIRST_IN = (["asc", "desc"] as const).map((order) =>
  Array.from({ length: SECTIONS_AT_ONCE }, (_, fewer) =>
    [false, true].map((sized) =>
      [false, true].map((near) => firstIn(order, fewer + 1, sized, near)),
    ),
  ),
);

/** The cheapest priced lines under each of up to `SECTIONS_AT_ONCE` headings of all menus, or the dearest; cheapest first. */
export async function cheapestOfSections(
  db: Kysely<Database>,
  sections: readonly Section[],
  { size, neighbourhood }: LineFilter,
  dearest = false,
): Promise<MenuLine[]> {
  const ofSections = FIRST_IN[dearest ? 1 : 0]?.[sections.length - 1];
  const read = ofSections?.[size === null ? 0 : 1]?.[neighbourhood === null ? 0 : 1];
  if (!read) return [];
  const slots = { size: size ?? "small", neighbourhood: neighbourhood ?? 0, ...sections };
  return byCheapest(await readBeside(db, () => read(db, slots)));
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

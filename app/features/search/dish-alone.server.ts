import type { Kysely } from "kysely";
import type { Section } from "~/features/catalogue";
import { isPlaced } from "~/features/fees";
import type { NameMatch } from "~/features/names";
import type { Database } from "~db/schema";
import {
  type ComparedLine,
  cheapestOfEachBrand,
  compareLines,
  type LineOrder,
  nowOf,
} from "./compare-lines.server";
import { byAsked } from "./menu";
import { MOST_MATCHES } from "./most-matches";
import {
  cheapestOf,
  cheapestOfSections,
  type LineFilter,
  type MenuLine,
  MOST_NAMES,
  NAMES_AT_ONCE,
} from "./queries.server";

/** Names as good as the best are the dish that was meant. */
const AS_GOOD = 0.03;

/**
 * A longer name that has all the words asked for is a kind of that dish: asked for while brands are few, or where no name is
 * just that. "Burger" is every burger, and "chicken shawarma" is no "cheese chicken shawarma".
 */
const A_KIND = 0.15;
const ALL_WORDS = 0.95;
const FEW_BRANDS = 3;
const A_WHOLE_NAME = 0.75;

/**
 * Brands compared by their true total: the order of `cheapest_total` is the order for one as is typical of the city. For
 * several, a brand with dear delivery and a cheap dish may come from further back, and so may one that is near.
 */
const MOST_BRANDS = 24;

/** Who sells a dish: up to ten brands, the cheapest for this order first. `names` are its names, best first. */
export async function sellersOf(
  db: Kysely<Database>,
  names: readonly NameMatch<number>[],
  wanted: LineFilter,
  order: LineOrder,
): Promise<ComparedLine[]> {
  const best = names[0]?.score ?? 0;
  const same = names.filter(({ score }) => score >= best - AS_GOOD).slice(0, MOST_NAMES);
  const kinds = names
    .filter(({ score }) => score < best - AS_GOOD && score >= best - A_KIND)
    .filter(({ queryCoverage }) => queryCoverage >= ALL_WORDS)
    .slice(0, NAMES_AT_ONCE - same.length);
  const linesOf = (found: typeof names) =>
    cheapestOf(
      db,
      found.map(({ id }) => id),
      wanted,
    );
  const isKind = same.every(({ nameCoverage }) => nameCoverage < A_WHOLE_NAME);
  const lines = await linesOf(isKind ? [...same, ...kinds] : same);
  const brands = brandsOf(lines);
  // Who sells naan is asked for that, and not for garlic naan because it costs less there.
  if (!isKind && brands.size < FEW_BRANDS)
    lines.push(...(await linesOf(kinds)).filter((line) => !brands.has(line.restaurant_id)));
  const most = order.quantity === 1 && !isPlaced(order.terms) ? MOST_MATCHES : MOST_BRANDS;
  return cheapestNow(db, lines, order, most);
}

interface SectionFilter extends LineFilter {
  isWanted: (line: MenuLine) => boolean;
}

/** Who sells something of a section: up to ten brands by what they have that is cheapest for this order. */
export async function sellersIn(
  db: Kysely<Database>,
  section: Section,
  { isWanted, ...filter }: SectionFilter,
  order: LineOrder,
): Promise<ComparedLine[]> {
  const lines = (await cheapestOfSections(db, [section], filter)).filter(isWanted);
  return cheapestNow(db, lines, order, isPlaced(order.terms) ? MOST_BRANDS : MOST_MATCHES);
}

/** Headings of what is eaten as a meal. */
const MEALS = [
  ...(["combos", "mains", "rice", "grills", "burgers"] as const),
  ...(["pizza", "pasta", "sandwiches", "sushi", "noodles"] as const),
] satisfies Section[];

interface MealFilter extends Omit<SectionFilter, "size"> {
  /** What the order may cost at most, halalas; any where undefined. */
  most: number | undefined;
}

/** A meal at up to ten brands, the cheapest order first: of what each has for so much, the dish that it is asked for most. */
export async function mealsFor(
  db: Kysely<Database>,
  { neighbourhood, isWanted, most = Number.POSITIVE_INFINITY }: MealFilter,
  order: LineOrder,
): Promise<ComparedLine[]> {
  const filter = { size: null, neighbourhood };
  const lines = (await cheapestOfSections(db, MEALS, filter)).filter(isWanted);
  // Delivery is paid once, however many are ordered: an order costs no more than so many orders of one.
  const fits = ({ cheapest_total }: MenuLine) => (cheapest_total ?? 0) * order.quantity <= most;
  const asked = byAsked(lines);
  const candidates = [...brandsOf([...asked.filter(fits), ...asked]).values()];
  const compared = await compareLines(db, candidates.slice(0, MOST_BRANDS), order);
  return cheapestOfEachBrand(compared, MOST_MATCHES);
}

/** Further lines of a restaurant that are compared where what was its cheapest is an old price. */
const MOST_OTHERS = 3;

/**
 * The first `most` restaurants, each with the line that costs the least as far as is known now: where the price that makes a line the
 * cheapest is old, another of that restaurant may cost less than its other prices.
 */
async function cheapestNow(
  db: Kysely<Database>,
  lines: readonly MenuLine[],
  order: LineOrder,
  most: number,
): Promise<ComparedLine[]> {
  const candidates = [...brandsOf(lines).values()].slice(0, most);
  const compared = await compareLines(db, candidates, order);
  const others = compared
    .filter(({ comparison }) => comparison.winnerIsStale)
    .flatMap((one) => {
      const { restaurant_id, id } = one.line;
      const own = lines.filter((line) => line.restaurant_id === restaurant_id && line.id !== id);
      return own
        .filter(({ cheapest_total }) => (cheapest_total ?? 0) < nowOf(one))
        .slice(0, MOST_OTHERS);
    });
  if (others.length === 0) return cheapestOfEachBrand(compared, MOST_MATCHES);
  return cheapestOfEachBrand(
    [...compared, ...(await compareLines(db, others, order))],
    MOST_MATCHES,
  );
}

/** The first line of each restaurant. */
function brandsOf(lines: readonly MenuLine[]): Map<number, MenuLine> {
  const brands = new Map<number, MenuLine>();
  for (const line of lines)
    if (!brands.has(line.restaurant_id)) brands.set(line.restaurant_id, line);
  return brands;
}

import type { Kysely } from "kysely";
import { restaurantsCooking } from "~/features/catalogue/by-cuisine";
import type { CatalogueIndex } from "~/features/catalogue/catalogue-index.server";
import type { Cuisine } from "~/features/catalogue/cuisine";
import type { Database } from "~db/schema";
import { type Decision, decide, type Menus } from "./decide";
import { decideMissing, sureRestaurants } from "./decide-missing";
import type { DishScores } from "./dish-scores";
import type { Hypothesis } from "./hypothesis";
import { interpret } from "./interpret.server";
import { AS_GOOD } from "./meant";
import type { DishScorer } from "./menu";
import { type MenuToRead, menusToRead } from "./promising";
import { type MenuLine, menusOf } from "./queries.server";

/** Menus read to choose between readings of one query. */
const MOST_MENUS = 5;

/** A clear reading that explains the query this well needs no comparison with others. */
const CLEAR = 0.9;

/** A word so like one of some dish is that one. */
const OF_A_DISH = 0.8;

/** Where a name explains this much of the words, it explains them all. */
const EXPLAINED = 0.9;

/** What a query means in this catalogue; undefined when it names nothing. */
export async function meaningOf(
  db: Kysely<Database>,
  index: CatalogueIndex,
  query: string,
): Promise<Decision | undefined> {
  const { clear, all, placeAlone, dishScores } = interpret(index, query);
  const menus = new ReadMenus(db, index, dishScores);
  if (clear.length > 0) {
    const decision = await decideBy(clear, menus);
    if (decision && decision.value >= CLEAR) return decision;
  }
  const readings = all();
  const found = await decideBy(readings, menus);
  if (found && isWhole(found)) return found;
  const place = found ? undefined : decidePlace(placeAlone());
  if (place) return place;
  const sure = sureRestaurants(readings);
  if (found && sure.length === 0) return found;
  await menus.readAlso(sure);
  const missing = decideMissing(readings, menus);
  return found ? likelier(found, missing) : missing;
}

/** Has a dish alone left words unexplained? They may be a restaurant that has no such dish. */
function isWhole({ kind, hypothesis }: Decision): boolean {
  const best = kind === "dish alone" ? hypothesis.dish?.matches[0] : undefined;
  return best === undefined || best.queryCoverage >= EXPLAINED;
}

/** What was found, unless a restaurant that lacks the dish explains the query better. */
function likelier(found: Decision, missing: Decision | undefined): Decision {
  return missing?.kind === "dish unknown there" && missing.value > found.value ? missing : found;
}

/** Reads the menus that promise most, and others only where those don't settle it. */
async function decideBy(
  readings: readonly Hypothesis[],
  menus: ReadMenus,
): Promise<Decision | undefined> {
  const wanted = menusToRead(readings, MOST_MENUS);
  const least = (wanted[0]?.most ?? 0) - AS_GOOD;
  const first = wanted.filter(({ most }) => most >= least);
  await menus.read(first);
  const decision = decide(readings, menus);
  const next = wanted[first.length];
  if (!next || (decision && decision.value - AS_GOOD > next.most)) return decision;
  await menus.read(wanted.slice(first.length));
  return decide(readings, menus);
}

/** The menus read for one question. */
class ReadMenus implements Menus {
  readonly #lines = new Map<number, MenuLine[]>();

  constructor(
    readonly db: Kysely<Database>,
    readonly index: CatalogueIndex,
    readonly dishScores: DishScores,
  ) {}

  read(wanted: readonly MenuToRead[]): Promise<void> {
    return this.readAlso(wanted.map(({ restaurant }) => restaurant));
  }

  async readAlso(restaurants: readonly number[]): Promise<void> {
    const ids = restaurants.filter((id) => !this.#lines.has(id));
    if (ids.length === 0) return;
    for (const id of ids) this.#lines.set(id, []);
    for (const line of await menusOf(this.db, ids)) this.#lines.get(line.restaurant_id)?.push(line);
  }

  of(restaurant: number): readonly MenuLine[] | undefined {
    return this.#lines.get(restaurant);
  }

  scorer(asked: readonly string[]): DishScorer {
    return this.dishScores.scorer(asked);
  }

  isOfDish(word: string): boolean {
    return this.index.dishIndex.likest(word) >= OF_A_DISH;
  }

  hasCuisine(cuisine: Cuisine): boolean {
    return restaurantsCooking(this.index, cuisine).length > 0;
  }
}

function decidePlace(hypothesis: Hypothesis | undefined): Decision | undefined {
  return hypothesis && { kind: "place alone", hypothesis, value: 0 };
}

import { type Cuisine, restaurantsCooking } from "~/features/catalogue";
import type { CatalogueIndex } from "~/features/catalogue/index.server";
import { isListed } from "~/features/names";
import {
  asideOf,
  type Hypothesis,
  hasAny,
  isAnnounced,
  type Request,
} from "~/features/understanding";
import { interpret, lookUpsOf } from "~/features/understanding/index.server";
import { hypothesisOf } from "./asked-request";
import { decide, EXPLAINED, type Menus, type Resolution } from "./decide";
import { decideMissing, sureRestaurants } from "./decide-missing";
import { dishScoresOf } from "./dish-scores";
import { AS_GOOD } from "./meant";
import type { DishScorer } from "./menu";
import { type MenuToRead, menusToRead } from "./promising";
import type { MenuLine } from "./queries.server";
import type { ReadMenus } from "./read-menus.server";

/** Menus read to choose between readings of one query. */
const MOST_MENUS = 5;

/** A clear reading that explains the query this well needs no comparison with others. */
const CLEAR = 0.9;

/** From this similarity on, a word is a word of some dish. */
const OF_A_DISH = 0.8;

/** What a query means in this catalogue; undefined when it names nothing. `spoken`: see `interpret`. */
export async function meaningOf(
  read: ReadMenus,
  index: CatalogueIndex,
  query: string,
  spoken?: ReadonlySet<string>,
): Promise<Resolution | undefined> {
  const { clear, all, namesNothing } = interpret(index, query, spoken);
  const menus = new WeighedMenus(read, index);
  if (clear.length > 0) {
    const decision = await decideBy(clear, menus);
    if (decision && decision.value >= CLEAR) return decision;
  }
  const readings = all();
  const found = await decideBy(readings, menus);
  if (found && isWhole(found)) return found;
  const unnamed = found ? undefined : decideUnnamed(namesNothing());
  if (unnamed) return unnamed;
  await menus.readAlso(sureRestaurants(readings));
  const missing = decideMissing(readings, menus);
  return found ? likelier(found, missing) : missing;
}

/** What a request means in this catalogue; undefined when it names nothing. */
export async function meaningOfRequest(
  read: ReadMenus,
  index: CatalogueIndex,
  request: Request,
): Promise<Resolution | undefined> {
  const hypothesis = hypothesisOf(request, index, lookUpsOf(index));
  const { cuisine, area } = request;
  if (cuisine) return { kind: "cuisine alone", cuisine, hypothesis, value: 1 };
  const section = request.lines[0]?.section;
  if (section && !hypothesis.restaurant)
    return { kind: "section alone", section, hypothesis, value: 1 };
  if (!hypothesis.restaurant && !hypothesis.dish)
    return area && { kind: "place alone", hypothesis, value: 0 };
  const menus = new WeighedMenus(read, index);
  const found = await decideBy([hypothesis], menus);
  if (found) return found;
  await menus.readAlso(sureRestaurants([hypothesis]));
  const missing = decideMissing([hypothesis], menus);
  const kind = hypothesis.restaurant ? "restaurant unknown" : "dish unknown";
  return missing ?? { kind, hypothesis, value: 1 };
}

/** Whether no word is left without a match. Left-over words beside a dish may be a restaurant that does not have it. */
function isWhole({ kind, hypothesis }: Resolution): boolean {
  const best = kind === "dish alone" ? hypothesis.dish?.matches[0] : undefined;
  return best === undefined || best.queryCoverage >= EXPLAINED;
}

/** What was found, unless a restaurant that lacks the dish explains the query better, or we lack one that is named. */
function likelier(found: Resolution, missing: Resolution | undefined): Resolution {
  if (missing?.kind === "restaurant unknown" && isAnnounced(missing.hypothesis.restaurant))
    return missing;
  return missing?.kind === "dish unknown there" && missing.value > found.value ? missing : found;
}

/** Reads the menus of the highest upper bounds first, and the others only if those don't decide. */
async function decideBy(
  readings: readonly Hypothesis[],
  menus: WeighedMenus,
): Promise<Resolution | undefined> {
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

/** The menus that one text is weighed by: those that it asked for, whatever else was read. */
class WeighedMenus implements Menus {
  readonly #asked = new Set<number>();

  constructor(
    readonly menus: ReadMenus,
    readonly index: CatalogueIndex,
  ) {}

  read(wanted: readonly MenuToRead[]): Promise<void> {
    return this.readAlso(wanted.map(({ restaurant }) => restaurant));
  }

  readAlso(restaurants: readonly number[]): Promise<void> {
    for (const id of restaurants) this.#asked.add(id);
    return this.menus.read(restaurants);
  }

  of(restaurant: number): readonly MenuLine[] | undefined {
    return this.#asked.has(restaurant) ? this.menus.of(restaurant) : undefined;
  }

  scorer(asked: readonly string[], avoided: readonly string[] = []): DishScorer {
    const scorer = dishScoresOf(this.index).scorer(asked);
    return avoided.length === 0 ? scorer : withoutAvoided(scorer, avoided);
  }

  readonly isInDish = (word: string) => this.index.words.dishes.has(word) || isListed(word);

  readonly isOnMenu = (word: string) => this.index.words.dishes.has(word);

  readonly named = (asked: readonly string[]) => lookUpsOf(this.index).dishes.find(asked);

  readonly isOfDish = (word: string) => this.index.dishIndex.likest(word) >= OF_A_DISH;

  hasCuisine(cuisine: Cuisine): boolean {
    return restaurantsCooking(this.index, cuisine).length > 0;
  }
}

/** The same scores, but none for what is not wanted. */
function withoutAvoided(scorer: DishScorer, avoided: readonly string[]): DishScorer {
  return {
    most: scorer.most,
    score(dishName) {
      const scored = scorer.score(dishName);
      return hasAny(scored.name, avoided) ? { ...scored, score: 0 } : scored;
    },
  };
}

/** Where no dish and no restaurant is named: a meal, where is said for how many or for how much. */
function decideUnnamed(hypothesis: Hypothesis | undefined): Resolution | undefined {
  if (!hypothesis) return undefined;
  const { budget, people } = asideOf(hypothesis);
  const isMeal = budget !== undefined || people !== undefined;
  return { kind: isMeal ? "meal alone" : "place alone", hypothesis, value: 0 };
}

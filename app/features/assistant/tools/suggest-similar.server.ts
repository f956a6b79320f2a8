import { freshCatalogue, type TwoNames } from "~/features/catalogue/catalogue-index.server";
import { tokenize } from "~/features/names";
import { toHalalas } from "~/features/prices/money";
import { compareLines } from "~/features/search/compare-lines.server";
import { matchesOf } from "~/features/search/present";
import { cheapestOf, cheapestOfSection, type MenuLine } from "~/features/search/queries.server";
import { sectionOf } from "~/features/search/section-words";
import { avoidedInDish } from "../foods/avoid";
import type { Alike } from "../similar/alike.server";
import { alikeTo } from "../similar/alike-to.server";
import { represent } from "../similar/represent";
import { type AskedArea, areaNamed } from "./area.server";
import { compared } from "./compare-prices.server";
import type { ToolContext } from "./context";
import { forPeople, inQuantity, type Ordered, totalOf } from "./for-people.server";
import { knownAvoided } from "./known-avoided.server";
import type { SimilarItems, SimilarQuestion } from "./schema";

const MOST_ITEMS = 8;
/** Dishes of one kind in a list, and of one restaurant: a choice of eight kabsas is none. */
const OF_A_KIND = 3;
const OF_A_RESTAURANT = 2;
/** Dish names whose prices are looked up. */
const MOST_NAMES = 60;

/** From here on a dish goes with another one. */
const A_SIDE = 0.4;

/** What somebody who is hungry and says no more may want. */
const ANYTHING = ["combos", "rice", "mains", "sandwiches", "burgers", "grills", "pizza"] as const;

/** Dishes like the one asked about, or of a kind, with what they cost; what the person avoids is left out. */
export async function suggestSimilar(
  context: ToolContext,
  question: SimilarQuestion,
): Promise<SimilarItems> {
  const { like = "", maxTotal, people = null } = question;
  const now = context.now();
  const area = question.area ? ((await areaNamed(context.db, question.area)) ?? null) : null;
  const candidates = await candidatesOf(context, like, area);
  const avoided = await knownAvoided(context, question.avoid);
  const names = ({ item }: Ordered) => [item.name_ar, item.name_en];
  const priced = await priceOf(context, candidates, people);
  const good = priced.filter((one) => avoidedInDish(avoided, names(one)).length === 0);
  const bad = priced.filter((one) => !good.includes(one));
  const within = good.filter(
    (one) => maxTotal === undefined || totalOf(one) <= toHalalas(maxTotal),
  );
  const at = { now, platformNames: context.platformNames, area, avoided };
  return {
    like: like || null,
    area: area && { name_ar: area.area.name_ar, name_en: area.area.name_en },
    unknownArea: question.area && !area ? question.area : null,
    people,
    maxTotal: maxTotal ?? null,
    items: varied(within).map((one) => ({ ...compared(one, at), similarity: one.similarity })),
    leftOut: {
      overBudget: good.length - within.length,
      avoided: bad.length,
      avoiding: [
        ...new Set(
          bad.flatMap((one) => avoidedInDish(avoided, names(one)).map(({ food }) => food)),
        ),
      ],
    },
  };
}

interface Candidate extends Alike {
  line: MenuLine;
}

/** The cheapest lines of the dishes that are alike, or of a heading, or of what people eat for lunch. */
async function candidatesOf(
  { db, embedder }: ToolContext,
  like: string,
  area: AskedArea | null,
): Promise<Candidate[]> {
  const alike = like ? await alikeTo(db, embedder ?? null, like, MOST_NAMES) : [];
  const section = sectionOf(tokenize(like));
  const candidates: Candidate[] = [];
  if (alike.length === 0) {
    const sections = section ? [section] : like ? [] : ANYTHING;
    const index = await freshCatalogue(db);
    for (const kind of sections)
      for (const line of await inArea(area, (id) => cheapestOfSection(db, kind, id)))
        if (section || isMeal(index.dishNames.get(line.dish_name_id)))
          candidates.push({ line, dishName: line.dish_name_id, similarity: 0.5, kind });
    return candidates;
  }
  for (const one of alike) {
    const wanted = (neighbourhood: number | null) => ({ size: null, neighbourhood });
    const lines = await inArea(area, (id) => cheapestOf(db, one.dishName, wanted(id)));
    for (const line of lines.slice(0, OF_A_KIND)) candidates.push({ ...one, line });
  }
  return candidates;
}

/** A bowl of plain rice or a sauce is no meal. */
function isMeal(name: TwoNames | undefined): boolean {
  const traits = represent([name?.name_ar ?? null, name?.name_en ?? null]);
  return Math.max(traits.get("side") ?? 0, traits.get("drink") ?? 0) < A_SIDE;
}

/** Reads everywhere, or in each neighbourhood around the one asked for, every line once. */
async function inArea(
  area: AskedArea | null,
  read: (neighbourhood: number | null) => Promise<MenuLine[]>,
): Promise<MenuLine[]> {
  if (!area) return read(null);
  const lines = new Map<number, MenuLine>();
  for (const { id } of area.around) for (const line of await read(id)) lines.set(line.id, line);
  return [...lines.values()].sort((a, b) => (a.cheapest_total ?? 0) - (b.cheapest_total ?? 0));
}

interface Priced extends Ordered {
  similarity: number;
  kind: string;
}

async function priceOf(
  { db, now }: ToolContext,
  candidates: readonly Candidate[],
  people: number | null,
): Promise<Priced[]> {
  const index = await freshCatalogue(db);
  const compared = await compareLines(
    db,
    candidates.map(({ line }) => line),
    { quantity: 1, now: now() },
  );
  const byLine = new Map(candidates.map((one) => [one.line.id, one]));
  const priced: Priced[] = [];
  for (const one of compared) {
    const candidate = byLine.get(one.line.id);
    const matches = matchesOf(index, [one], "ar", null);
    const ordered =
      people === null ? inQuantity(matches, 1) : await forPeople(db, matches, people, now());
    for (const match of ordered)
      priced.push({
        ...match,
        similarity: candidate?.similarity ?? 0,
        kind: candidate?.kind ?? "",
      });
  }
  return priced.sort(
    (a, b) => round(b.similarity) - round(a.similarity) || totalOf(a) - totalOf(b),
  );
}

/** Dishes alike to within a tenth are told apart by their price. */
function round(similarity: number): number {
  return Math.round(similarity * 10);
}

/** The best of them, no dish twice, with a few of each kind and each restaurant. */
function varied(priced: readonly Priced[]): Priced[] {
  const taken: Priced[] = [];
  const kinds = new Map<string, number>();
  const restaurants = new Map<number, number>();
  const seen = new Set<string>();
  for (const one of priced) {
    const name = `${one.item.name_ar}|${one.item.name_en}`;
    const ofKind = kinds.get(one.kind) ?? 0;
    const there = restaurants.get(one.brand.id) ?? 0;
    if (seen.has(name) || ofKind >= OF_A_KIND || there >= OF_A_RESTAURANT) continue;
    seen.add(name);
    kinds.set(one.kind, ofKind + 1);
    restaurants.set(one.brand.id, there + 1);
    taken.push(one);
    if (taken.length === MOST_ITEMS) break;
  }
  return taken;
}

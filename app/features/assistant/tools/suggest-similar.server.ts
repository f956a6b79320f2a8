import { avoidedIn, avoidedInDish, headOf, isAvoidable } from "~/features/catalogue";
import { freshCatalogue } from "~/features/catalogue/index.server";
import type { OrderTerms } from "~/features/fees";
import { fold, tokenize } from "~/features/names";
import { toHalalas } from "~/features/prices";
import { matchesOf, sectionOf } from "~/features/search";
import { compareLines } from "~/features/search/index.server";
import { areaNamed } from "./area.server";
import { compared } from "./compare-prices.server";
import type { ToolContext } from "./context";
import { termsAsked } from "./destination.server";
import { forPeople, inQuantity, leastSpent, type Ordered, totalOf } from "./for-people.server";
import { knownAvoided } from "./known-avoided.server";
import type { SimilarItems, SimilarQuestion } from "./schema";
import { candidatesOf, kitchenIn, type SuggestionCandidate } from "./suggest-candidates.server";

const MOST_ITEMS = 8;
/** Dishes of one kind in a list, and of one restaurant: a choice of eight kabsas is none. */
const OF_A_KIND = 3;
const OF_A_RESTAURANT = 2;
/** Where there are no more than these, each shows more of what it has. */
const FEW_RESTAURANTS = 2;
/** Dishes like the one asked about, or of a kind, with what they cost; what the person avoids is left out. Where no meal is to be had for the money, what is less than one. */
export async function suggestSimilar(
  context: ToolContext,
  question: SimilarQuestion,
): Promise<SimilarItems> {
  const found = await suggested(context, question, false);
  const isShort = !question.like && question.maxTotal !== undefined && found.items.length === 0;
  return isShort ? suggested(context, question, true) : found;
}

async function suggested(
  context: ToolContext,
  question: SimilarQuestion,
  small: boolean,
): Promise<SimilarItems> {
  const { like = "", maxTotal, people = null, dearest = false } = question;
  const now = context.now();
  const area = question.area ? ((await areaNamed(context.db, question.area)) ?? null) : null;
  const { restaurants } = await freshCatalogue(context.db);
  const kitchens = new Set<string | null>(
    (question.avoid ?? []).flatMap((one) => kitchenIn(one) ?? []),
  );
  const cooks = ({ line }: SuggestionCandidate) => restaurants.get(line.restaurant_id)?.cuisine;
  const avoided = await knownAvoided(context, question.avoid);
  const meatless = avoided.some(({ food }) => food === "animal");
  const candidates = (await candidatesOf(context, like, area, { meatless, dearest, small })).filter(
    (one) => !kitchens.has(cooks(one) ?? null),
  );
  const names = ({ item }: Ordered) => [item.name_ar, item.name_en];
  const { terms, named: destination } = await termsAsked(context, question);
  const priced = await priceOf(context, candidates, { people, terms });
  const good = priced.filter((one) => avoidedInDish(avoided, names(one)).length === 0);
  const bad = priced.filter((one) => !good.includes(one));
  const others = good.filter((one) =>
    question.others ? !isCalled(one, like) : avoidedInDish(foodsOf(like), names(one)).length > 0,
  );
  // Where nobody there has the food that is asked for, it is to be had from further away.
  const isElsewhere = area !== null && !question.others && foodsOf(like).length > 0;
  const wanted = others.length > 0 || isElsewhere ? others : good;
  const within = wanted.filter(
    (one) => maxTotal === undefined || leastSpent(one) <= toHalalas(maxTotal),
  );
  const at = { now, platformNames: context.platformNames, area, avoided };
  return {
    like: like || null,
    area: area && { name_ar: area.area.name_ar, name_en: area.area.name_en },
    unknownArea: question.area && !area ? question.area : null,
    people,
    maxTotal: maxTotal ?? null,
    destination,
    items: offered(within, question).map((one) => ({
      ...compared(one, at),
      similarity: one.similarity,
    })),
    ...(within.length === 0 && { nearest: nearestOf(wanted, at) }),
    leftOut: {
      overBudget: wanted.length - within.length,
      avoided: bad.length,
      avoiding: [
        ...new Set(
          bad.flatMap((one) => avoidedInDish(avoided, names(one)).map(({ food }) => food)),
        ),
      ],
    },
  };
}

/** What costs the least of all that is about as much like what was asked for as the first. */
function nearestOf(wanted: readonly Priced[], at: Parameters<typeof compared>[1]) {
  const alike = wanted.filter(({ similarity }) => similarity >= (wanted[0]?.similarity ?? 0) / 2);
  const [first] = alike.sort((a, b) => leastSpent(a) - leastSpent(b));
  return first && compared(first, at);
}

/** What is asked for as food, or as a dish by its name: "paneer" is in no dal, however alike they are. A heading is none. */
function foodsOf(like: string) {
  const isFood = isAvoidable(like) || headOf(like) !== "";
  return isFood && sectionOf(tokenize(like)) === undefined ? avoidedIn(like) : [];
}

/** Of what people may pay, at least this is what they mean to; SAR for each, though, are a meal whatever they may pay. */
const MEANT = 0.5;
const A_MEAL = 40;
/** The golden ratio: its multiples, cut to below one, go evenly through a list however many are taken. */
const EVENLY = 0.618;

/**
 * What is offered of what may be paid for, cheapest first of dishes as much alike. Ten people with 400 riyals don't look for ten
 * of the cheapest sandwich: of what uses half of it or more, some of each price come first.
 */
function offered(
  within: readonly Priced[],
  { maxTotal, people = 1, cheapest = false, dearest = false }: SimilarQuestion,
): Priced[] {
  if (dearest) return varied([...within].sort((a, b) => totalOf(b) - totalOf(a)));
  if (maxTotal === undefined || cheapest) return varied(within);
  const least = toHalalas(Math.min(maxTotal * MEANT, people * A_MEAL));
  const isAmple = (one: Priced) => totalOf(one) >= least;
  const ample = within.filter(isAmple);
  const evenly = ample
    .map((one, place) => ({ one, turn: (place * EVENLY) % 1 }))
    .sort((a, b) => a.turn - b.turn)
    .map(({ one }) => one);
  const rest = within.filter((one) => !isAmple(one));
  const taken = varied([...evenly, ...rest]);
  return [...inOrder(taken.filter(isAmple)), ...taken.filter((one) => !isAmple(one))];
}

/** Is a dish called just what others are to be like: «المنتو»? */
function isCalled({ item }: Ordered, like: string): boolean {
  const words = fold(like);
  const names = [item.name_ar, item.name_en].map((name) => fold(name ?? ""));
  return words !== "" && [words, words.replace(/^ال/, "")].some((one) => names.includes(one));
}

interface Priced extends Ordered {
  similarity: number;
  kind: string;
}

async function priceOf(
  { db, now }: ToolContext,
  candidates: readonly SuggestionCandidate[],
  { people, terms }: { people: number | null; terms: OrderTerms },
): Promise<Priced[]> {
  const index = await freshCatalogue(db);
  const compared = await compareLines(
    db,
    candidates.map(({ line }) => line),
    { quantity: 1, now: now(), terms },
  );
  const byLine = new Map(candidates.map((one) => [one.line.id, one]));
  const priced: Priced[] = [];
  for (const one of compared) {
    const candidate = byLine.get(one.line.id);
    const matches = matchesOf(index, [one], "ar", null);
    const ordered =
      people === null
        ? inQuantity(matches, 1)
        : await forPeople(db, matches, people, { now: now(), terms, size: null });
    for (const match of ordered)
      priced.push({
        ...match,
        similarity: candidate?.similarity ?? 0,
        kind: candidate?.kind ?? "",
      });
  }
  return inOrder(priced);
}

/** The most alike first, and of those the cheapest. */
const inOrder = (priced: readonly Priced[]): Priced[] =>
  [...priced].sort((a, b) => round(b.similarity) - round(a.similarity) || totalOf(a) - totalOf(b));

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
  const places = new Set(priced.map(({ brand }) => brand.id)).size;
  const ofOne = places <= FEW_RESTAURANTS ? OF_A_KIND + 1 : OF_A_RESTAURANT;
  for (const one of priced) {
    const name = `${one.item.name_ar}|${one.item.name_en}`;
    const ofKind = kinds.get(one.kind) ?? 0;
    const there = restaurants.get(one.brand.id) ?? 0;
    if (seen.has(name) || ofKind >= OF_A_KIND || there >= ofOne) continue;
    seen.add(name);
    kinds.set(one.kind, ofKind + 1);
    restaurants.set(one.brand.id, there + 1);
    taken.push(one);
    if (taken.length === MOST_ITEMS) break;
  }
  return taken;
}

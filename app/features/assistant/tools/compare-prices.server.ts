import { type Avoided, avoidedInDish, type Size } from "~/features/catalogue";
import { scoreNames } from "~/features/names";
import { toHalalas } from "~/features/prices";
import type { SearchContext, SearchMatch, SearchResult } from "~/features/search";
import { search, searchAndDiscover } from "~/features/search/index.server";
import type { Request } from "~/features/understanding";
import { firstInAllSizes } from "./all-sizes.server";
import { alternativesTo } from "./alternatives.server";
import { type AskedArea, areaNamed, distanceTo } from "./area.server";
import { bestRated, ratingOf } from "./best-rated";
import { changesOf } from "./changes.server";
import type { ToolContext } from "./context";
import { termsAsked } from "./destination.server";
import { forPeople, inQuantity, leastSpent, type Ordered, totalOf } from "./for-people.server";
import { knownAvoided } from "./known-avoided.server";
import { withMoves } from "./moved.server";
import { ofKindThere } from "./of-kind-there.server";
import { perPerson, priceOrder } from "./order.server";
import { comparisonParts, dishNamed, restaurantNamed } from "./present";
import { requestAsked } from "./question.server";
import type { ComparedDish, PriceComparison, PriceQuestion } from "./schema";
import { usualFees } from "./usual-fees.server";
import { withoutAvoided } from "./without-avoided.server";

/** Comparisons in one answer, of a kind, and what is offered in place of nothing. */
const [MOST_MATCHES, MOST_OF_KIND, MOST_INSTEAD] = [10, 30, 3];

/** As in search: below this a name is another name. */
const SAME_NAME = 0.72;

/** Compares what a dish costs: at a restaurant, or at every restaurant that has it, cheapest first. */
export async function comparePrices(
  context: ToolContext,
  question: PriceQuestion,
): Promise<PriceComparison> {
  if (question.usualFees) return usualFees(context, question);
  if (question.order) return priceOrder(context, question);
  const { db, maps } = context;
  const now = context.now();
  const asked = await placed(context, question);
  const { area, unknownArea } = asked;
  const atFirst = await termsAsked(context, {
    ...question,
    area: area ? question.area : undefined,
  });
  const ask = { request: asked.request, now, suggest: true, terms: atFirst.terms };
  const result = await searchAndDiscover({ db, maps }, ask);
  // A neighbourhood among the words of a query is priced for as one that is named apart.
  const within = area ? null : result.understood.neighbourhood?.name;
  const terms = within ? await termsAsked(context, { ...question, area: within }) : atFirst;
  const choosing = !result.understood.restaurant;
  const found = area && choosing ? await matchesAround(context, ask, area) : result.matches;
  const people = question.people ?? null;
  // The 24 of "24 piece box" is no quantity, whoever thought so: what search compared is what counts.
  const counted = result.intent.quantity;
  const avoided = await knownAvoided(context, question.avoid, question.dish);
  const order = { quantity: counted, now, terms: terms.terms };
  const { matches, foods } = await withoutAvoided(
    db,
    found.filter(({ brand }) => !isNamed(brand, question.except)),
    {
      words: question.dish ?? (question.query ? result.intent.item : ""),
      avoided,
      choosing,
      order,
    },
  );
  const wanted = await ofKindThere(db, matches, question, { order, line: asked.request.lines[0] });
  const ordered =
    people === null
      ? inQuantity(wanted, counted)
      : await forPeople(db, wanted, people, { ...order, size: sizeAsked(asked.request) });
  // Who asks for kunafa by its name hears what it costs, and that it has nuts, unless they want none now.
  const leavesOut = choosing && (hasOther(ordered, avoided) || question.avoid !== undefined);
  const kept = keep(ordered, avoided, question.maxTotal, { choosing, leavesOut });
  const at = { now, platformNames: context.platformNames, area, avoided };
  const emptyReason = emptyReasonOf(result, ordered, kept);
  const item = emptyReason === "item_not_in_db" ? await inOtherSize(context, ask) : undefined;
  const listed = question.rated ? bestRated(kept.ordered, question.dish ?? "") : kept.ordered;
  // Of no size in particular: any of them may have moved.
  const isOfAll = question.history && sizeAsked(asked.request) === null;
  const told = isOfAll ? await firstInAllSizes(db, listed, { now, terms: terms.terms }) : listed;
  const [first, ...others] = told.slice(0, question.kinds ? MOST_OF_KIND : MOST_MATCHES);
  const changes = first && (await changesOf(context, first, terms));
  return {
    understood: {
      ...understoodOf(item ? { ...result, understood: { ...result.understood, item } } : result),
      quantity: counted,
      people,
      ...areaParts(area, unknownArea),
      maxTotal: question.maxTotal ?? null,
      alternatives: await alternativesTo(context, question, result),
    },
    destination: terms.named,
    matches: shared(
      await withHistory(context, question, [
        ...(first ? [{ ...compared(first, at), ...changes }] : []),
        ...others.map((match) => compared(match, at)),
      ]),
      question.splitBetween ?? people,
    ).map((match, place) => ({ ...match, ...(question.rated && ratingOf(told[place])) })),
    emptyReason,
    discoveredViaExternal: result.discoveredViaExternal,
    leftOut: withFoods(kept.leftOut, foods),
    instead: insteadOf(result, kept, at),
  };
}

/** The dish that a restaurant has in another size than the one that was asked for; undefined where it has none. */
async function inOtherSize(
  { db }: ToolContext,
  { request, ...ask }: Parameters<typeof search>[1] & { request: Request },
): Promise<SearchResult["understood"]["item"] | undefined> {
  if (sizeAsked(request) === null) return undefined;
  const lines = request.lines.map(({ size: _, ...line }) => line);
  const { understood } = await search(db, { ...ask, request: { ...request, lines } });
  return understood.item ?? undefined;
}

/** The size that was asked for, of one dish. */
function sizeAsked({ lines }: Request): Size | null {
  return lines[0]?.size ?? null;
}

/** The matches, each with how its price has moved where that is asked: it may be asked of any that was shown. */
async function withHistory(
  { db, now, platformNames }: ToolContext,
  { history = false }: PriceQuestion,
  matches: ComparedDish[],
): Promise<ComparedDish[]> {
  return history ? withMoves(db, matches, { now: now(), platformNames }) : matches;
}

/** The matches with what each of so many pays. */
function shared(matches: ComparedDish[], people: number | null): ComparedDish[] {
  return matches.map((match) => ({
    ...match,
    ranked: match.ranked.map((price) => ({ ...price, ...perPerson(price.total, people) })),
  }));
}

/** Is a restaurant the one that is to be left out? */
function isNamed({ name_ar, name_en }: SearchMatch["brand"], except = ""): boolean {
  const names = [name_ar, name_en].filter((name) => name !== null);
  return except !== "" && scoreNames(except, names).score >= SAME_NAME;
}

/** What was left out, with the foods for which another dish of the same restaurant was taken. */
function withFoods(leftOut: PriceComparison["leftOut"], foods: readonly string[]) {
  return {
    ...leftOut,
    avoided: leftOut.avoided + foods.length,
    avoiding: [...new Set([...leftOut.avoiding, ...foods])],
  };
}

interface Placed {
  request: Request;
  area: AskedArea | null;
  unknownArea: string | null;
}

/** «في قدور الديرة» names no neighbourhood: where no restaurant is named, it is one. */
async function placed(context: ToolContext, question: PriceQuestion): Promise<Placed> {
  const area = question.area ? ((await areaNamed(context.db, question.area)) ?? null) : null;
  const request = await requestAsked(context, question);
  if (area || !question.area) return { request, area, unknownArea: null };
  if (question.restaurant) return { request, area: null, unknownArea: question.area };
  const there = await requestAsked(context, { ...question, restaurant: question.area });
  const { understood } = await search(context.db, { request: there, now: context.now() });
  return understood.restaurant
    ? { request: there, area: null, unknownArea: null }
    : { request, area: null, unknownArea: question.area };
}

/** Who has it in a part of the city and around it, each restaurant once, cheapest first. */
async function matchesAround(
  { db }: ToolContext,
  ask: SearchContext & { request: Request },
  { around }: AskedArea,
): Promise<SearchMatch[]> {
  const byBrand = new Map<number, SearchMatch>();
  for (const { id } of around) {
    const request = { ...ask.request, area: { words: "", ids: [id], probability: 1 } };
    for (const match of (await search(db, { ...ask, request, suggest: false })).matches) {
      const known = byBrand.get(match.brand.id);
      if (!known || totalOf(match) < totalOf(known)) byBrand.set(match.brand.id, match);
    }
  }
  return [...byBrand.values()].sort((a, b) => totalOf(a) - totalOf(b));
}

const names = ({ item }: Ordered) => [item.name_ar, item.name_en];

/** Is there any without what the person avoids? */
const hasOther = (ordered: readonly Ordered[], avoided: readonly Avoided[]) =>
  ordered.some((one) => avoidedInDish(avoided, names(one)).length === 0);

/** What is left after the person's limits. A dish asked for by its restaurant is shown, and called what it is. */
function keep(
  ordered: readonly Ordered[],
  avoided: readonly Avoided[],
  maxTotal: number | undefined,
  { choosing, leavesOut }: { choosing: boolean; leavesOut: boolean },
) {
  const bad = leavesOut
    ? ordered.filter((one) => avoidedInDish(avoided, names(one)).length > 0)
    : [];
  const good = ordered.filter((one) => !bad.includes(one));
  const within = good.filter(
    (one) => maxTotal === undefined || leastSpent(one) <= toHalalas(maxTotal),
  );
  return {
    ordered: choosing ? [...within].sort((a, b) => totalOf(a) - totalOf(b)) : within,
    /** The cheapest that is over the budget. */
    over: good
      .filter((one) => !within.includes(one))
      .sort((a, b) => leastSpent(a) - leastSpent(b))[0],
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

function emptyReasonOf(
  { emptyReason, request }: SearchResult,
  found: readonly Ordered[],
  kept: ReturnType<typeof keep>,
): PriceComparison["emptyReason"] {
  if (kept.ordered.length > 0) return null;
  if (isNothing(request)) return "nothing_asked";
  if (kept.leftOut.overBudget > 0) return "over_budget";
  if (found.length > 0) return "all_avoided";
  return emptyReason ?? "no_prices_yet";
}

/** Was nothing said to look for? */
function isNothing({ lines, restaurants, cuisine, area, city, unread }: Request): boolean {
  return lines.length + restaurants.length === 0 && !cuisine && !area && !city && !unread;
}

function understoodOf({ intent, request, understood: { restaurant, item } }: SearchResult) {
  return {
    restaurant: restaurant && restaurantNamed(restaurant),
    dish: item && { name_ar: item.name_ar, name_en: item.name_en },
    restaurantWords: restaurant ? "" : intent.restaurant,
    dishWords: item ? "" : intent.item,
    // One dish is compared: whatever else its words turned out to ask for was not.
    unread: [request.unread, ...request.lines.slice(1).map(({ dish }) => dish?.words)]
      .filter(Boolean)
      .join(" "),
  };
}

function areaParts(area: AskedArea | null, unknownArea: string | null) {
  const named = area && { name_ar: area.area.name_ar, name_en: area.area.name_en };
  return { area: named, unknownArea };
}

interface Shown {
  now: number;
  platformNames: ToolContext["platformNames"];
  area: AskedArea | null;
  avoided: readonly Avoided[];
}

/** A comparison as the tools give it. */
export function compared(match: Ordered, { area, avoided, ...at }: Shown): ComparedDish {
  const { brand, item, comparison, quantity } = match;
  return {
    restaurant: restaurantNamed(brand),
    dish: dishNamed(item, quantity),
    quantity,
    ...comparisonParts(comparison, { ...at, quantity }),
    distanceM: area && distanceTo(area, brand.id),
    contains: avoidedInDish(avoided, [item.name_ar, item.name_en]).map(({ food }) => food),
  };
}

/** Beside what search offers: the cheapest that was over the budget. */
function insteadOf(
  { nearMatches, intent }: SearchResult,
  { ordered, over }: ReturnType<typeof keep>,
  at: Shown,
): PriceComparison["instead"] {
  if (ordered.length > 0) return { restaurants: [], dishes: [], elsewhere: [] };
  const elsewhere = over ? [over] : inQuantity(nearMatches.elsewhere, intent.quantity);
  return {
    restaurants: nearMatches.restaurants.slice(0, MOST_INSTEAD).map(restaurantNamed),
    dishes: nearMatches.dishes.slice(0, MOST_INSTEAD).map((dish) => dishNamed(dish)),
    elsewhere: elsewhere.slice(0, MOST_INSTEAD).map((match) => compared(match, at)),
  };
}

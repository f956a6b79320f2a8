import type { Kysely } from "kysely";
import { MOST_OF_ONE } from "~/features/catalogue";
import { byCatalogue, type CatalogueIndex } from "~/features/catalogue/index.server";
import type { OrderTerms } from "~/features/fees";
import { scriptOf } from "~/features/names";
import { termsOfArea } from "~/features/places/index.server";
import { shortOf } from "~/features/prices";
import type { Request } from "~/features/understanding";
import type { Database } from "~db/schema";
import { answer, type SearchAnswer } from "./answer.server";
import type { ComparedLine, LineOrder } from "./compare-lines.server";
import type { Resolution } from "./decide";
import { meaningOfRequest } from "./meaning.server";
import { nearMatchesOf } from "./near-matches.server";
import { brandOf, matchesOf, type NameScript, named } from "./present";
import { ReadMenus } from "./read-menus.server";
import { readAt } from "./read-question.server";
import type { SearchResult } from "./schema";
import { unreadThere } from "./unread";
import { wholeOrders } from "./whole-orders.server";

/** When and where something is asked, and whether near matches are wanted where nothing is found; `now` in ms. */
export interface SearchContext extends Pick<LineOrder, "now" | "terms"> {
  suggest?: boolean;
}

/** What is asked: words to read, or what they were read as before. */
export type SearchQuestion = SearchContext & ({ query: string } | { request: Request });

const NOTHING_NEAR = { restaurants: [], dishes: [], elsewhere: [] };

/**
 * Answers a question for prices: which restaurant and dish are meant, and what they cost on each platform.
 * Any text is a question; one that means nothing gets an honest empty answer.
 *
 * @param question.now ms, the moment at which the age of prices is judged.
 * @param question.terms where the order goes and when; where no place was chosen, the neighbourhood that is asked for is it.
 * @param question.suggest whether to look for near matches when nothing is found.
 */
export function search(db: Kysely<Database>, question: SearchQuestion): Promise<SearchResult> {
  if ("request" in question) return searchRequest(db, question.request, question);
  const { query } = question;
  const script = scriptIn(query);
  return byCatalogue(db, async (index) => {
    const menus = new ReadMenus(db);
    const { request, decision } = await readAt(menus, index, query);
    return decision
      ? resultOf(db, index, { decision, request, script }, question)
      : requestResult(menus, index, { request, script }, question);
  });
}

/** Answers what is asked for without reading a text: the words in it are names, whatever else they could say. */
export function searchRequest(
  db: Kysely<Database>,
  request: Request,
  context: SearchContext,
): Promise<SearchResult> {
  const script = scriptIn(wordsOf(request));
  return byCatalogue(db, (index) =>
    requestResult(new ReadMenus(db), index, { request, script }, context),
  );
}

async function requestResult(
  menus: ReadMenus,
  index: CatalogueIndex,
  { request, script }: Omit<DecidedRequest, "decision">,
  context: SearchContext,
): Promise<SearchResult> {
  const { db } = menus;
  const [first = NO_LINE, ...others] = request.lines;
  const answerTo = async (lines: Request["lines"]) => {
    // What is paid at most is for all lines together: a dish that costs more is in no such order.
    const asked = { ...request, lines };
    const decision = await meaningOfRequest(menus, index, asked);
    const unread = asked.unread || unreadThere(lines[0]?.dish?.words ?? "", decision);
    const left = { ...asked, ...(unread && { unread }) };
    return resultOf(db, index, { decision, request: left, script }, context);
  };
  if (others.length === 0) return answerTo(request.lines);
  const lines: SearchResult[] = [];
  for (const line of [first, ...others]) lines.push(await answerTo([line]));
  const terms = await termsFor(index, context, request.area?.ids[0] ?? null);
  const { budget = Number.POSITIVE_INFINITY, platforms } = request;
  const all = await wholeOrders(db, lines, { now: context.now, terms, platforms });
  const paid = all.filter(({ best }) => best.total <= budget);
  const orders = paid.length > 0 ? paid : all;
  const [one] = lines as [SearchResult];
  const understood = {
    ...one.understood,
    overBudget:
      lines.some((line) => line.understood.overBudget) || (all.length > 0 && paid.length === 0),
    notOnPlatform: lines.some((line) => line.understood.notOnPlatform),
  };
  return { ...one, request, understood, lines, orders };
}

const NO_LINE = { quantity: 1 };

function wordsOf({ lines, restaurants }: Request): string {
  return [...lines.map(({ dish }) => dish), ...restaurants].map((one) => one?.words).join(" ");
}

function scriptIn(text: string): NameScript {
  return scriptOf(text) === "ar" ? "ar" : "en";
}

interface DecidedRequest {
  decision: Resolution | undefined;
  request: Request;
  script: NameScript;
}

async function resultOf(
  db: Kysely<Database>,
  index: CatalogueIndex,
  { decision, request, script }: DecidedRequest,
  { suggest = false, ...context }: SearchContext,
): Promise<SearchResult> {
  const { now } = context;
  const [line] = request.lines;
  // Where no dish is named, everybody eats one.
  const eaters = decision?.kind === "meal alone" ? (request.people ?? 1) : 1;
  const quantity = line?.quantity ?? Math.min(eaters, MOST_OF_ONE);
  const neighbourhood = request.area?.ids[0] ?? null;
  const terms = await termsFor(index, context, neighbourhood);
  const found: SearchAnswer =
    decision && !request.city
      ? await answer(db, index, decision, { quantity, neighbourhood, now, terms })
      : { compared: [], emptyReason: "restaurant_not_found" };
  const { compared, overBudget, notOnPlatform } = withinLimits(found.compared, request);
  const restaurant = index.restaurants.get(found.restaurant ?? -1);
  const dishName = index.dishNames.get(found.dishName ?? -1);
  const area = index.neighbourhoods.get(neighbourhood ?? -1);
  return {
    request,
    intent: {
      restaurant: restaurant
        ? named(restaurant, script).name
        : (request.restaurants[0]?.words ?? ""),
      item: dishName ? named(dishName, script).name : (line?.dish?.words ?? ""),
      quantity,
    },
    matches: matchesOf(index, compared, script, neighbourhood),
    emptyReason: found.emptyReason,
    discoveredViaExternal: false,
    lines: [],
    orders: [],
    understood: {
      restaurant: restaurant ? brandOf(index, restaurant, script, neighbourhood) : null,
      item: dishName ? named(dishName, script) : null,
      cuisine: found.cuisine ?? null,
      size: line?.size ?? null,
      neighbourhood: area ? named(area, script) : null,
      quantityRefused: line?.refused ?? false,
      overBudget,
      notOnPlatform,
      unknownArea: request.area && neighbourhood === null ? request.area.words : null,
      city: request.city ?? null,
    },
    nearMatches:
      found.emptyReason === null || !suggest || request.city
        ? NOTHING_NEAR
        : await nearMatchesOf(db, index, {
            hypothesis: decision?.hypothesis,
            restaurant: found.restaurant,
            cuisine: found.cuisine,
            quantity,
            script,
            now,
            terms,
          }),
  };
}

/** What is compared, as far as it costs no more than is said and has a price where it is asked for; all of it where nothing is left. */
function withinLimits(
  compared: readonly ComparedLine[],
  { budget = Number.POSITIVE_INFINITY, platforms }: Request,
): { compared: readonly ComparedLine[]; overBudget: boolean; notOnPlatform: boolean } {
  const asked = ({ comparison: { ranked } }: ComparedLine) =>
    platforms.length === 0 ? ranked : ranked.filter(({ platform }) => platforms.includes(platform));
  const there = compared.filter((one) => asked(one).length > 0);
  const all = there.length > 0 ? there : compared;
  // What is cheap on an app that nobody asked for is not what may cost so much.
  const offers = (one: ComparedLine) => (there.length > 0 ? asked(one) : one.comparison.ranked);
  // Where an order so small is not taken, what it lacks is spent as well.
  const paid = all.filter((one) =>
    offers(one).some((offer) => offer.total + shortOf(offer) <= budget),
  );
  const notOnPlatform = compared.length > 0 && there.length === 0;
  return paid.length > 0
    ? { compared: paid, overBudget: false, notOnPlatform }
    : { compared: all, overBudget: all.length > 0, notOnPlatform };
}

/**
 * The terms of an order: who asks for a neighbourhood and chose no place means an order to there. A chosen place stays: near
 * that neighbourhood are the restaurants then.
 */
async function termsFor(
  index: CatalogueIndex,
  { now, terms }: SearchContext,
  neighbourhood: number | null,
): Promise<OrderTerms | undefined> {
  if (neighbourhood === null || (terms && terms.neighbourhoodId !== null)) return terms;
  return (await termsOfArea(index, neighbourhood, terms?.at ?? now)) ?? terms;
}

import type { Kysely } from "kysely";
import type { CatalogueIndex } from "~/features/catalogue/index.server";
import { isListed, tokenize } from "~/features/names";
import { bestOf, linesIn, type Request, type Scored, spokenIn } from "~/features/understanding";
import type { Database } from "~db/schema";
import { requestOf } from "./asked-request";
import { isPartOfName, type Resolution } from "./decide";
import { meaningOf } from "./meaning.server";

/** How well a name must fit for its words to be one line of an order, and nothing but that. */
const SURE = 0.8;
const ALL_WORDS = 0.9;

/**
 * What a question asks for that lists several dishes; undefined for one that asks for a single dish, or in which some
 * part names none.
 *
 * @param whole what it means taken as one dish.
 */
export async function severalLines(
  db: Kysely<Database>,
  index: CatalogueIndex,
  query: string,
  whole: Resolution | undefined,
): Promise<Request | undefined> {
  if (whole && saysAll(whole)) return undefined;
  const { words } = index;
  const spoken = spokenIn(query);
  const named = {
    isOfDish: (word: string) => words.dishes.has(word),
    isOfPlace: (word: string) => words.restaurants.has(word),
  };
  // The ways to cut a question share most of their parts.
  const meant = new Map<string, Promise<Resolution | undefined>>();
  const meaning = (part: string) => {
    const known = meant.get(part) ?? meaningOf(db, index, part, spoken);
    meant.set(part, known);
    return known;
  };
  let partly: Request | undefined;
  for (const parts of linesIn(query, named)) {
    const read: Request[] = [];
    let found = 0;
    for (const part of parts) {
      const decision = await meaning(part);
      const request = decision && lineOf(part, decision);
      if (!request) break;
      read.push(request);
      if (!/unknown/.test(decision.kind)) found++;
    }
    const known = read.some(({ lines }) => lines[0]?.dish?.ids.length || lines[0]?.section);
    if (read.length < parts.length || !known) continue;
    // Of «شيش طاووق وحمص وتبولة» no cut in two finds «حمص وتبولة».
    if (found === parts.length) return joined(read);
    partly ??= joined(read);
  }
  return partly;
}

/** What a part of a list asks for; undefined when it names no dish. */
function lineOf(part: string, decision: Resolution): Request | undefined {
  const request = requestOf(part, decision);
  if (namesDish(decision)) return request;
  const [unknown] = request.restaurants;
  const isFood = unknown && !request.lines[0]?.dish && tokenize(unknown.words).every(isListed);
  if (decision.kind !== "restaurant unknown" || !isFood) return undefined;
  // A dish that no menu here has is no restaurant.
  const line = { ...(request.lines[0] ?? { quantity: 1 }), dish: { ...unknown, ids: [] } };
  return { ...request, lines: [line], restaurants: [] };
}

/** Does one reading explain every word of a question? */
function saysAll(decision: Resolution): boolean {
  const { kind, hypothesis, unread } = decision;
  if (unread) return false;
  if (kind === "dish alone") return (hypothesis.dish?.matches[0]?.queryCoverage ?? 0) >= ALL_WORDS;
  if (kind === "dish at restaurant")
    // "burger and fries": the first word of many restaurants' names is none of them.
    return (
      coverage(decision.found[0]) >= ALL_WORDS &&
      (hypothesis.restaurant?.matches[0]?.queryCoverage ?? 1) >= ALL_WORDS &&
      !isPartOfName(hypothesis)
    );
  return kind === "restaurant alone" || kind === "cuisine alone" || kind === "section alone";
}

function coverage(found: Scored | undefined): number {
  return found?.queryCoverage ?? found?.score ?? 0;
}

/** Does a part of a list name a dish, whether or not the restaurant has it? */
function namesDish(decision: Resolution): boolean {
  const { kind, hypothesis } = decision;
  if (kind === "section alone") return true;
  if (kind === "dish unknown there" && hypothesis.dish?.texts.every(isListed)) return true;
  if (kind !== "dish alone" && kind !== "dish at restaurant" && kind !== "dish unknown there")
    return false;
  const best = kind === "dish at restaurant" ? decision.found[0] : bestOf(hypothesis.dish, SURE);
  return best !== undefined && (kind !== "dish alone" || saysAll(decision));
}

/** One order of several lines: the restaurant and the place that one of them names are those of all. */
function joined(read: readonly Request[]): Request {
  const [first] = read;
  const restaurants = read.flatMap((request) => request.restaurants);
  const area = read.find((request) => request.area)?.area;
  const city = read.find((request) => request.city)?.city;
  const budget = read.find((request) => request.budget !== undefined)?.budget;
  const people = read.find((request) => request.people !== undefined)?.people;
  const unread = read.flatMap((request) => request.unread ?? []).join(" ");
  return {
    ...(first as Request),
    lines: read.flatMap(({ lines }) => lines),
    restaurants: restaurants.slice(0, 1),
    ...(area && { area }),
    ...(city && { city }),
    ...(budget !== undefined && { budget }),
    ...(people !== undefined && { people }),
    ...(unread && { unread }),
    platforms: [...new Set(read.flatMap(({ platforms }) => platforms))],
    avoid: read.flatMap(({ avoid }) => avoid),
  };
}

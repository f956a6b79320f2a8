import type { Kysely } from "kysely";
import { byCatalogue, type CatalogueIndex } from "~/features/catalogue/index.server";
import { tokenize } from "~/features/names";
import { NOTHING_ASKED, type Request, tokensOf } from "~/features/understanding";
import type { Database } from "~db/schema";
import { requestOf } from "./asked-request";
import type { Resolution } from "./decide";
import { LONGEST_QUERY } from "./longest-query";
import { dishesIn, mostDishes } from "./read-lines.server";
import { ReadMenus } from "./read-menus.server";

/** What a question asks for, and what that is in the catalogue where one reading of it was decided for. */
export interface ReadQuestion {
  request: Request;
  decision?: Resolution;
}

/** Words that say of others that they name a part of the city. */
const DISTRICT = new Set(
  "حي الحي بحي لحي منطقة district neighborhood neighbourhood area hay 7ay"
    .split(" ")
    .flatMap((word) => tokenize(word)),
);

/** Where one sentence ends and the next begins; a dot between digits is no end. */
const SENTENCE = /(?<=[.!?؟۔।])\s+|\n+/u;

/** What a text asks for, once menus have told which of its readings makes sense. */
export async function readQuestion(db: Kysely<Database>, text: string): Promise<Request> {
  return (await byCatalogue(db, (index) => readAt(new ReadMenus(db), index, text))).request;
}

/** Characters of the longest text that is read, and of the longest that may be one question. */
const LONGEST_TEXT = 4_000;
const LONGEST_AS_ONE = LONGEST_QUERY * 2;

/** Sentences of a text that are read at most: those that name something come first. */
const MOST_SENTENCES = 6;

/**
 * The same with what was decided. Of a text of several sentences the one counts that asks for most, and the shorter one of
 * equals: what is said beside it is no part of the question.
 */
export async function readAt(
  menus: ReadMenus,
  index: CatalogueIndex,
  text: string,
): Promise<ReadQuestion> {
  const query = text.slice(0, LONGEST_TEXT);
  const sentences = [
    ...new Set(query.split(SENTENCE).map((sentence) => sentence.trim().slice(0, LONGEST_AS_ONE))),
  ].filter((sentence) => sentence !== "");
  const isOne = sentences.length < 2 || query.length <= LONGEST_AS_ONE;
  const whole = isOne
    ? await readSentence(menus, index, query.slice(0, LONGEST_AS_ONE))
    : undefined;
  if (whole && sentences.length < 2) return whole;
  const naming = sentences
    .map((sentence) => ({ sentence, names: namesIn(index, sentence) }))
    .sort((a, b) => b.names - a.names)
    .slice(0, MOST_SENTENCES);
  let best: ReadQuestion | undefined;
  for (const { sentence, names } of naming) {
    // What can't ask for more than another does is not read.
    if (best && weightOfRead(best) >= mostWeight(index, sentence, names)) continue;
    const read = await readSentence(menus, index, sentence);
    if (!best || weightOfRead(read) > weightOfRead(best)) best = read;
  }
  if (!whole) return best ?? { request: NOTHING_ASKED };
  return best && weightOfRead(best) >= weightOfRead(whole) ? best : whole;
}

/** How much is asked for: each name that is known, and that all of it is there. */
function weightOfRead(read: ReadQuestion): number {
  const { lines, restaurants } = read.request;
  const named = [...lines.map(({ dish }) => dish), ...restaurants];
  const known = named.filter((one) => one?.ids[0] !== undefined).length;
  return known + (isFound(read) ? FOUND : 0);
}

/** What a question is worth of which all is there. */
const FOUND = 2;

/** The most that a sentence can ask for, without reading it: each of its dishes, a restaurant, and that all of it is there. */
function mostWeight(index: CatalogueIndex, sentence: string, names: number): number {
  return Math.min(mostDishes(index, sentence) + 1, names) + FOUND;
}

/** How many words of a sentence are of some name. */
function namesIn({ words }: CatalogueIndex, sentence: string): number {
  return tokensOf(sentence).filter(
    ({ text }) => words.dishes.has(text) || words.restaurants.has(text),
  ).length;
}

async function readSentence(
  menus: ReadMenus,
  index: CatalogueIndex,
  query: string,
): Promise<ReadQuestion> {
  const read = await dishesIn(menus, index, query);
  if ("order" in read) return { request: read.order };
  const { decision } = read;
  if (!decision) return { request: NOTHING_ASKED };
  const request = requestOf(query, decision);
  return withUnknownArea(query, request, decision) ?? { request, decision };
}

/** Is all that is asked for there? */
function isFound({ request, decision }: ReadQuestion): boolean {
  return decision ? !/unknown|place|meal/.test(decision.kind) : request.lines.length > 0;
}

/** «في حي الفضاء»: what is called a neighbourhood and is none we know is no restaurant either, nor is it left unread. */
function withUnknownArea(
  query: string,
  { unread: _, ...request }: Request,
  { kind, hypothesis, unread }: Resolution,
): ReadQuestion | undefined {
  const words = kind === "restaurant unknown" ? hypothesis.restaurant?.words : unread;
  const [first] = words ?? [];
  const last = words?.at(-1);
  if (!first || !last) return undefined;
  const before = tokenize(query.slice(0, first.from)).at(-1) ?? "";
  const after = tokenize(query.slice(last.to))[0] ?? "";
  if (!DISTRICT.has(before) && !DISTRICT.has(after)) return undefined;
  const area = { words: query.slice(first.from, last.to), ids: [], probability: 1 };
  return { request: { ...request, restaurants: [], area } };
}

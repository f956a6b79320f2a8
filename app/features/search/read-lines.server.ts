import { LRUCache } from "lru-cache";
import type { CatalogueIndex } from "~/features/catalogue/index.server";
import { isFood, isListed, type NameMatch, tokenize } from "~/features/names";
import {
  bestOf,
  type ListedPart,
  linesIn,
  type Request,
  type Scored,
  spokenIn,
  tokensOf,
} from "~/features/understanding";
import { lookUpsOf } from "~/features/understanding/index.server";
import { perRevision } from "~/server/memoised";
import { isCounted, requestOf } from "./asked-request";
import { isPartOfName, type Resolution } from "./decide";
import { meaningOf } from "./meaning.server";
import type { ReadMenus } from "./read-menus.server";

/** How well a name must fit for its words to be one line of an order, and nothing but that. */
const SURE = 0.8;
const ALL_WORDS = 0.9;

/** From this coverage on a name has all of some words, and from this score on it may be what they mean. */
const SAME_NAME = 0.7;

/** From this likeness on, a word is one of a restaurant's name. */
const OF_A_PLACE = 0.8;

/** A part of a list that asks for a dish. */
interface DishRead {
  request: Request;
  isFound: boolean;
  /** The words of its dish. */
  dish: readonly string[];
}

/**
 * A question before anything is looked up for it: the languages it gives away, the ways to cut it into a list, none of
 * them within a restaurant's name, and whether each cut goes through a dish's, spelled as it stands on some menu.
 */
interface QuestionCut {
  spoken: ReadonlySet<string>;
  ways: readonly (readonly ListedPart[])[];
  cutsNames: boolean;
}

/** Questions of which that is kept, for what is asked again and again: it takes a third of the time of such a search. */
const KEPT_QUERIES = 500;

const cuts = perRevision(
  (_: CatalogueIndex) => new LRUCache<string, QuestionCut>({ max: KEPT_QUERIES }),
);

function cutOf(query: string, index: CatalogueIndex): QuestionCut {
  const kept = cuts(index);
  const known = kept.get(query);
  if (known) return known;
  const { words } = index;
  const { dishes } = lookUpsOf(index);
  const ways = linesIn(query, {
    isOfDish: (word) => words.dishes.has(word),
    isOfPlace: (word) => words.restaurants.has(word),
    isDish: (texts) => dishes.isName(texts),
  });
  const pieces = ways.at(-1) ?? [];
  const [, ...cutAt] = pieces;
  const cutsNames =
    cutAt.length > 0 && cutAt.every(({ start }) => isNamedAcross(query, start, index));
  const uncut = pieces.flatMap((_, at) => (isPlaceAcross(pieces, at, index) ? [at] : []));
  const cut = {
    spoken: spokenIn(query),
    ways: ways.filter((parts) => parts.every(({ first }) => !uncut.includes(first))),
    cutsNames,
  };
  kept.set(query, cut);
  return cut;
}

/** Whether words on both sides of a character are exactly one dish's name: «كنافة مع قشطة». */
function isNamedAcross(query: string, at: number, index: CatalogueIndex): boolean {
  const { dishes } = lookUpsOf(index);
  const tokens = tokensOf(query);
  const texts = tokens.map(({ text }) => text);
  return tokens.some(
    (first, from) =>
      first.to < at &&
      tokens.some(({ to }, last) => to > at && dishes.isName(texts.slice(from, last + 1))),
  );
}

/** Whether the words on either side of where a piece begins are of one restaurant's name: «رمان و توت». */
function isPlaceAcross(pieces: readonly ListedPart[], at: number, index: CatalogueIndex): boolean {
  const [before, next] = [pieces[at - 1], pieces[at]];
  if (!before || !next) return false;
  const words = [tokensOf(before.text).at(-1)?.text ?? "", tokensOf(next.text)[0]?.text ?? ""];
  const { restaurants } = lookUpsOf(index);
  // Of "2 camel burgers and a soft drink" only one word is of restaurants.
  return (
    words.every((word) => restaurants.likest(word) >= OF_A_PLACE) && isLike(restaurants.find(words))
  );
}

/** The most dishes that a question may ask for. */
export function mostDishes(index: CatalogueIndex, query: string): number {
  return Math.max(1, ...cutOf(query, index).ways.map((parts) => parts.length));
}

/** A question as a list of dishes, its parts read as they are asked for. */
class ListOfDishes {
  readonly spoken: ReadonlySet<string>;
  readonly #lines = new Map<string, Promise<DishRead | undefined>>();
  readonly #ways: QuestionCut["ways"];
  readonly #cutsNames: boolean;

  constructor(
    readonly menus: ReadMenus,
    readonly index: CatalogueIndex,
    query: string,
  ) {
    const { spoken, ways, cutsNames } = cutOf(query, index);
    this.spoken = spoken;
    this.#cutsNames = cutsNames;
    this.#ways = ways;
  }

  /** Whether it can be nothing but a list: each piece is a dish that is known, and no name has the words of all of them. */
  async isSurelyList(): Promise<boolean> {
    const pieces = this.#ways.at(-1);
    // A name that is spelled out is found at once, while to read its pieces first takes longer than all else.
    if (!pieces || this.#cutsNames) return false;
    const all: string[] = [];
    for (const piece of pieces) {
      const line = await this.#lineOf(piece);
      if (!line?.isFound || line.dish.length === 0) return false;
      all.push(...line.dish);
    }
    return !this.#isOneName(all);
  }

  /** The orders it may be, the likeliest first; undefined where some part of each way to cut it names no dish. */
  async order(): Promise<Request | undefined> {
    let partly: Request | undefined;
    for (const parts of this.#ways) {
      const read: DishRead[] = [];
      for (const part of parts) {
        const line = (await this.#mayBeOne(part)) ? await this.#lineOf(part) : undefined;
        if (!line) break;
        read.push(line);
      }
      const requests = read.map(({ request }) => request);
      const isKnown = requests.some(({ lines }) => lines[0]?.dish?.ids.length || lines[0]?.section);
      if (read.length < parts.length || !isKnown) continue;
      // Of «شيش طاووق وحمص وتبولة» no cut in two finds «حمص وتبولة».
      if (read.every(({ isFound }) => isFound)) return joined(requests);
      partly ??= joined(requests);
    }
    return partly;
  }

  /** Whether no two pieces of a part, side by side, are dishes that no name has together: to read pieces for themselves costs little. */
  async #mayBeOne({ first, last }: ListedPart): Promise<boolean> {
    const pieces = (this.#ways.at(-1) ?? []).filter(
      (piece) => first <= piece.first && piece.last <= last,
    );
    for (let at = 0; at + 1 < pieces.length; at++) {
      const [one, next] = [pieces[at], pieces[at + 1]];
      const [a, b] = [one && (await this.#lineOf(one)), next && (await this.#lineOf(next))];
      if (a?.dish.length && b?.dish.length && !this.#isOneName([...a.dish, ...b.dish]))
        return false;
    }
    return true;
  }

  #isOneName(words: readonly string[]): boolean {
    return isLike(lookUpsOf(this.index).dishes.find(words));
  }

  #lineOf({ text }: ListedPart): Promise<DishRead | undefined> {
    const known = this.#lines.get(text) ?? this.#read(text);
    this.#lines.set(text, known);
    return known;
  }

  async #read(part: string): Promise<DishRead | undefined> {
    const decision = await meaningOf(this.menus, this.index, part, this.spoken);
    const request = decision && lineOf(part, decision);
    if (!request) return undefined;
    const dish = decision.hypothesis.dish?.texts ?? [];
    // Of «بطاطس وحلقات بصل» a name has only a part: a finer cut finds all of it.
    const isPart = decision.kind === "dish alone" && !saysAll(decision);
    return { request, dish, isFound: !isPart && !/unknown/.test(decision.kind) };
  }
}

/** Is some name what words mean, or does it have all of them? */
function isLike(found: readonly NameMatch<number>[]): boolean {
  return found.some(({ score, queryCoverage }) => score >= SAME_NAME || queryCoverage >= ALL_WORDS);
}

/** What a sentence means: one dish, or an order of several; undefined when it names nothing. */
export async function dishesIn(
  menus: ReadMenus,
  index: CatalogueIndex,
  query: string,
): Promise<{ order: Request } | { decision: Resolution | undefined }> {
  const list = new ListOfDishes(menus, index, query);
  const isSure = await list.isSurelyList();
  const decision = isSure ? undefined : await meaningOf(menus, index, query, list.spoken);
  const order = decision && saysAll(decision) ? undefined : await list.order();
  return order ? { order } : { decision };
}

/** What a part of a list asks for; undefined when it names no dish. */
function lineOf(part: string, decision: Resolution): Request | undefined {
  const request = requestOf(part, decision);
  if (namesDish(decision)) return request;
  const { kind, hypothesis } = decision;
  const [line = { quantity: 1 }] = request.lines;
  // A dish that no menu here has is one all the same: counted («2 زنجر»), or called by words of food.
  if (kind === "dish unknown") return request;
  const [unknown] = request.restaurants;
  const isDish =
    unknown && !line.dish && (isCounted(hypothesis) || tokenize(unknown.words).some(isFood));
  if (kind !== "restaurant unknown" || !isDish) return undefined;
  return { ...request, lines: [{ ...line, dish: { ...unknown, ids: [] } }], restaurants: [] };
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
  if (best !== undefined) return kind !== "dish alone" || saysAll(decision);
  // «بيبسي» is found as a soft drink where no menu names it.
  return kind === "dish alone" && (hypothesis.dish?.texts.some(isFood) ?? false);
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

import { SIZES } from "~/features/catalogue";
import { connectorMarks, numberWordsAt, sizeMarks, type Token, tokensOf } from "~/features/search";
import {
  chainAt,
  foodAt,
  isLimitLead,
  type NameAt,
  tokensAsSpoken,
  translated,
} from "~/features/understanding";
import { withoutVerbs } from "../../words/changes";
import { signEnd } from "../../words/signs";
import { isEveryday } from "../vocabulary/everyday";
import { fillerEnd } from "../vocabulary/filler";
import { isFoodWord } from "../vocabulary/food-words";
import type { KnownNames } from "../vocabulary/known-names";
import type { Mention } from "../vocabulary/mention";
import { budgetIn, type Counted, moneyTold, numberAt, peopleIn } from "../vocabulary/numbers";
import { wordsOf } from "../vocabulary/words-of";
import {
  dishFrom,
  isAnother,
  isDishBeside,
  isDrinkBeside,
  isMoreOf,
  isParted,
  joins,
  numberBefore,
} from "./further-dishes";
import { quantityIn } from "./quantity-said";
import { spansOf } from "./spans";
import { dishWhole } from "./whole-dish";

/** What a message names, in the person's own words. */
export interface Slots {
  /** Empty where none is named; without its size. */
  dish: string;
  size: string;
  restaurant: string;
  area: string;
  quantity: number | null;
  people: number | null;
  maxTotal: number | null;
  /** The size is that of the dish before it, and holds if this one has it. */
  sizeKept?: boolean;
  /** Each of those who eat has so many of it: one where no number is said. */
  each?: boolean;
}

/** What is read in a message beside what a question is made of. */
export interface MessageSlots extends Slots {
  /** Restaurants after the first. */
  others: readonly string[];
  /** Words that name something nobody knows. */
  unknown: string;
  /** The dish with such words where they stand right beside it: "chicken karahi". */
  whole: string;
  /** Other dishes that are asked for as well: «كم الحمص والتبولة». */
  also: readonly Pick<Slots, "dish" | "size" | "quantity">[];
}

/** No order has more dishes. */
const MOST_LINES = 12;

/** Longer than this is no question about food. */
const MOST_TOKENS = 80;

/** A message with its words told apart. */
export interface ParsedMessage {
  message: string;
  tokens: readonly Token[];
  spans: readonly Mention[];
  counted: Pick<Slots, "quantity" | "people" | "maxTotal">;
  /** The place of the token that says how many; -1 where none does. */
  countedAt: number;
  names: KnownNames;
}

/** What of a message in another language than Arabic and English is known before its names are looked for. */
export type ReadBefore = Pick<Slots, "people" | "maxTotal"> & { spoken: ReadonlySet<string> };

/** Reads what a message names. */
export function slotsOf(message: string, names: KnownNames, before?: ReadBefore): MessageSlots {
  return slotsIn(parsed(message, names, before));
}

/** How many tokens, from one on, are the name of a dish or a restaurant as it is written; 0 when none are. */
export function nameIn(names: KnownNames): NameAt {
  return (tokens, at) => {
    const words = tokens.slice(at, at + LONGEST_NAME).map(({ text }) => text);
    const place = names.restaurantAt(words, 0, false);
    // "Dal" is a dish of a menu, and "lentil" of none.
    const food = (foodAt(tokens, at)?.end ?? at) - at;
    const own = food > 0 && names.isDish(words.slice(0, food)) ? food : 0;
    return names.dishAt(words, 0) || chainAt(words, 0) || (place > 1 ? place : 0) || own;
  };
}

/** How many tokens, from one on, are the name of a dish as it is written, of several words; 0 when none are. */
export function dishIn(names: KnownNames): NameAt {
  return (tokens, at) =>
    names.dishAt(
      tokens.slice(at, at + LONGEST_NAME).map(({ text }) => text),
      0,
    );
}

/** The same, and the phrases that no food is a part of: «کوئی چیز» is something, and no cheese. */
export function keptIn(names: KnownNames): NameAt {
  const nameAt = nameIn(names);
  return (tokens, at) => {
    const length = (signEnd(tokens, at) ?? at) - at;
    const isPhrase = length > 1 && !isFoodBeyond(tokens, at, length);
    return nameAt(tokens, at) || (isPhrase ? length : 0);
  };
}

/** Does food begin among so many tokens that goes on behind them: the «چیز برگر» of «سے چیز برگر»? */
function isFoodBeyond(tokens: readonly Token[], at: number, length: number): boolean {
  const ends = Array.from({ length }, (_, i) => foodAt(tokens, at + i)?.end ?? at);
  return (ends[0] ?? at) === at + length || ends.some((end) => end > at + length);
}

/** No name that is kept as it is has more words. */
const LONGEST_NAME = 8;

/**
 * Splits a message into budget, people, quantity and mentions, before it is known what is asked: `slotsIn` assigns the
 * mentions.
 */
export function parsed(message: string, names: KnownNames, before?: ReadBefore): ParsedMessage {
  const { tokens, budget, people } = before ? spokenIn(message, names, before) : plainIn(message);
  const left = without(tokens, budget);
  const rest = without(left, people);
  const quantity = quantityIn(rest, names);
  return {
    message,
    tokens: rest,
    spans: spansOf(rest, quantity, names),
    countedAt: quantity?.start ?? -1,
    names,
    counted: {
      quantity: quantity?.value ?? null,
      people: people?.value ?? null,
      maxTotal: budget?.value ?? null,
    },
  };
}

function plainIn(message: string) {
  const written = tokensOf(message).slice(0, MOST_TOKENS).map(detached);
  const budget = budgetIn(written);
  const tokens = budget ? written : without(written, moneyTold(written));
  return { tokens, budget, people: peopleIn(without(tokens, budget)) };
}

/** Food is called what menus call it, but in names. */
function spokenIn(message: string, names: KnownNames, { spoken, people, maxTotal }: ReadBefore) {
  const written = tokensAsSpoken(message, spoken).slice(0, MOST_TOKENS);
  const none = { start: 0, end: 0 };
  return {
    tokens: withoutVerbs(translated(written, keptIn(names))),
    budget: maxTotal === null ? undefined : { ...none, value: maxTotal },
    people: people === null ? undefined : { ...none, value: people },
  };
}

/** What the words name. Where the nearest is asked for, unknown words after «من» are where the person is. */
export function slotsIn(
  { message, tokens, spans, counted, countedAt, names }: ParsedMessage,
  { nearest = false }: { nearest?: boolean } = {},
): MessageSlots {
  const said: Record<Mention["names"], string[]> = {
    dish: [],
    restaurant: [],
    area: [],
    size: [],
    unknown: [],
  };
  const lines: { dish: string[]; size: string[]; quantity: number | null }[] = [];
  let last = 0;
  let countsLater = false;
  const ahead: string[] = [];
  for (const [at, span] of spans.entries()) {
    const text = span.size ? SIZES[span.size].en[0] : wordsOf(message, tokens, span);
    const common = tokens.slice(span.start, span.end).some((token) => isEveryday(token.text));
    const isMore =
      span.names === "dish" && isMoreOf(tokens, (lines.at(-1) ?? said).dish.join(" "), text, span);
    if (isMore) {
      said.unknown.push(text);
      continue;
    }
    const role = roleOf(span, said, nearest, common || /\p{N}/u.test(text));
    const line = lines.at(-1) ?? said;
    const joined = line.dish.length > 0 && joins(message, tokens, last, span);
    // Of "two burgers and large fries" the fries are large.
    const next = role === "size" && joined ? spans[at + 1] : undefined;
    if (next?.names === "dish" && next.start === span.end) {
      ahead.push(text);
      continue;
    }
    if (
      role === "dish" &&
      (joined ||
        isDrinkBeside(line.dish.join(" "), text) ||
        (last === span.start && isDishBeside(line.dish.join(" "), text, names))) &&
      (!joined ||
        numberBefore(tokens, span.start) !== null ||
        // «ايدام باميه ونفر رز»: what has a size of its own is another dish.
        ahead.length > 0 ||
        isAnother(
          line,
          dishFrom(message, tokens, spans, span),
          isParted(spans, tokens, last, span, names),
          names,
        ))
    ) {
      const quantity = numberBefore(tokens, span.start);
      countsLater ||= quantity !== null && countedAt === span.start - 1;
      lines.push({ dish: [], size: [], quantity });
    }
    if (role === "dish") last = span.end;
    const own = lines.at(-1);
    if (role === "dish") (own ?? said).size.push(...ahead.splice(0));
    if (own && (role === "dish" || role === "size")) own[role].push(text);
    else said[role].push(text);
  }
  const [restaurant = "", ...others] = said.restaurant;
  // A page of dishes is no order.
  if (lines.length >= MOST_LINES) lines.length = 0;
  return {
    dish: said.dish.join(" "),
    also: lines.map(({ dish, size, quantity }) => ({
      dish: dish.join(" "),
      size: size.join(" "),
      quantity,
    })),
    size: said.size.join(" "),
    restaurant,
    others,
    area: said.area[0] ?? "",
    unknown: said.unknown.join(" "),
    whole: dishWhole(message, tokens, spans),
    ...counted,
    ...(countsLater && { quantity: null }),
  };
}

/** What nobody knows is a place where a word such as «في» announces it. */
function roleOf(
  { names, cue }: Mention,
  said: Record<Mention["names"], string[]>,
  nearest: boolean,
  isNoName: boolean,
): Mention["names"] {
  if (names === "unknown" && cue === "place" && said.area.length === 0 && !isNoName) return "area";
  if (names === "unknown" && cue === "restaurant" && nearest && !isNoName) return "area";
  return names;
}

/** A dish with its size, as one asks for it. */
export function sized({ dish, size }: Pick<Slots, "dish" | "size">): string {
  // «الحبة الكاملة» is «حبة كاملة» on a menu, and «حجم كبير» is «كبير».
  const bare = size
    .replace(/(^|\s)ال(?=..)/gu, "$1")
    .replace(/(?<!\p{L})(?:حجم|size|sized)(?!\p{L})/giu, "");
  return [dish, bare.trim()].filter(Boolean).join(" ");
}

/** Is any word a dish's? */
export function hasFood(text: string): boolean {
  return isFoodWord(text);
}

function without(tokens: readonly Token[], taken: Counted | undefined): Token[] {
  return taken ? [...tokens.slice(0, taken.start), ...tokens.slice(taken.end)] : [...tokens];
}

/** «واثنين», «والكبيرة», «وكم»: the «و» is written onto what counts, sizes or fills. */
function detached(token: Token, at: number, tokens: readonly Token[]): Token {
  if (!/^و../.test(token.text) || saysSomething(token)) return token;
  // «سبعة وسبعين» is one number, and a restaurant may be called by it.
  if (at > 0 && numberAt(tokens, at - 1)?.end === at + 1) return token;
  const bare = { ...token, text: token.text.slice(1), from: token.from + 1, joined: true as const };
  return saysSomething(bare) ? bare : token;
}

function saysSomething(token: Token): boolean {
  const alone = [token];
  return (
    fillerEnd(alone, 0) > 0 ||
    sizeMarks(alone).length > 0 ||
    connectorMarks(alone).length > 0 ||
    isLimitLead(token) ||
    numberWordsAt(alone, 0) !== undefined
  );
}

import { isPieces, type Size } from "~/features/catalogue";
import { isFood } from "~/features/names";
import { type Cue, connectorMarks, numberWordsAt, sizeMarks, type Token } from "~/features/search";
import { isOwned, isUnitAt, isVerb } from "~/features/understanding";
import { signEnd } from "../../words/signs";
import { isEveryday } from "../vocabulary/everyday";
import { fillerEnd } from "../vocabulary/filler";
import { isFoodWord } from "../vocabulary/food-words";
import { isKind } from "../vocabulary/kinds";
import type { KnownNames } from "../vocabulary/known-names";
import type { Mention } from "../vocabulary/mention";
import type { Counted } from "../vocabulary/numbers";
import { type Bare, bareOf, isSmall, singular, wordsFrom } from "../vocabulary/prefixes";
import { numberBefore } from "./further-dishes";
import { settled } from "./settled";

/** The words of a message that name something, in order. What the catalogue, the foods and the fillers don't know is `unknown`. */
export function spansOf(
  tokens: readonly Token[],
  quantity: Counted | undefined,
  names: KnownNames,
): Mention[] {
  // «أقرب» announces a place to search, and here asks for what is near.
  const connectors = connectorMarks(tokens).filter(({ start }) => tokens[start]?.text !== "اقرب");
  const sizes = sizeMarks(tokens).filter((size) => !isOfNext(tokens, size));
  const spans: Mention[] = [];
  let cue: Cue | null = null;
  for (let at = 0; at < tokens.length; ) {
    const named = nameAt(tokens, at, cue ?? saidBehind(connectors, at), names);
    const fills = quantity?.start === at ? quantity.end : fillerEnd(tokens, at);
    const filler = Math.min(fills, nameWithin(tokens, at, fills, names));
    const connector = connectors.findLast(({ start }) => start === at);
    const sized = sizes.find(({ start }) => start === at);
    const size = sized?.end ?? at;
    const order = wholeOrderEnd(tokens, at, sized);
    if (order > at) {
      at = order;
      continue;
    }
    const longest = Math.max(filler, connector?.end ?? at, size);
    const isSign = cue !== "restaurant" && signEnd(tokens, at) === at + 1;
    const isVerb = named?.end === at + 1 && named.names === "dish" && isVerbAt(tokens, at);
    const surpassing = named && !isVerb && surpasses(named, longest, { size, filler, at, isSign });
    if (quantity?.start !== at && surpassing) {
      const place = placeFrom(tokens, named, names);
      spans.push({ ...named, cue }, ...place);
      cue = null;
      at = place[0]?.end ?? named.end;
    } else if (size > at && size >= filler && quantity?.start !== at) {
      const said = tokens[at]?.spoken && { size: sized?.size };
      spans.push({ names: "size", cue: null, start: at, end: size, skip: 0, lead: "", ...said });
      at = size;
    } else if (connector && connector.end >= filler) {
      // «أغلى من ميزانيتي»: the «من» of a comparison announces no restaurant.
      const compares = COMPARATIVE.test(tokens[at - 1]?.text ?? "");
      if (connector.to !== "more" && !connector.after)
        cue = compares || isOn(tokens[at]) ? null : connector.to;
      at = connector.end;
    } else if (filler > at) {
      at = filler;
    } else if (isVerbAt(tokens, at) || isUnitOfSaid(tokens, at)) {
      at++;
    } else if (tokens[at]?.spoken && (numberWordsAt(tokens, at) || isBehindFood(tokens, at))) {
      // "Do naan aur ek mango lassi", "pepsi 3 amo hamza se": a number is a part of no name that nobody knows.
      at = numberWordsAt(tokens, at)?.end ?? at + 1;
    } else {
      const last = spans.at(-1);
      if (last?.end === at && (last.names === "unknown" || isOneFood(tokens, last))) last.end++;
      else {
        spans.push({ names: "unknown", cue, start: at, end: at + 1, skip: 0, lead: "" });
        cue = null;
      }
      at++;
    }
  }
  const known = settled(tokens, united(tokens, spans, names), names);
  // «کیرلا پیلس سے»: what stands behind names all that stands before it.
  return tokens[0]?.spoken ? united(tokens, known, names) : known;
}

/** "Ribeye steak house": the restaurant whose name begins with the last word of a dish and goes on behind it. */
function placeFrom(tokens: readonly Token[], dish: Omit<Mention, "cue">, names: KnownNames) {
  const start = dish.end - 1;
  const next = tokens[dish.end];
  const mayBe = dish.names === "dish" && start > dish.start && next && !next.starts;
  if (!mayBe || /\d/.test(next.text)) return [];
  const end =
    start + names.restaurantAt(wordsFrom(tokens, start, tokens[start]?.text ?? ""), 0, false);
  const place: Mention = { names: "restaurant", cue: null, start, end, skip: 0, lead: "" };
  return end > dish.end ? [place] : [];
}

/** Does a number stand right behind a food, which it counts? */
const isBehindFood = (tokens: readonly Token[], at: number): boolean =>
  /^\d{1,2}$/.test(tokens[at]?.text ?? "") && isFoodWord(tokens[at - 1]?.text ?? "");

/** "Kerala wale ki": what stands behind a word or two says that they are a restaurant's. */
function saidBehind(connectors: ReturnType<typeof connectorMarks>, at: number): Cue | null {
  const behind = connectors.find(
    ({ start, after, to }) =>
      after && to === "restaurant" && (start === at + 1 || start === at + 2),
  );
  return behind?.to ?? null;
}

/** "For one large latte": the "one" is of the latte, and no size of what came before. */
function isOfNext(tokens: readonly Token[], { end }: { end: number }): boolean {
  const last = end > 0 && numberWordsAt(tokens, end - 1)?.end === end;
  const next = tokens[end];
  if (!last || !next || next.starts) return false;
  return isFoodWord(next.text) || sizeMarks(tokens.slice(end)).some(({ start }) => start === 0);
}

/** «الطلب كامل», "the whole order": that is no size of a dish. The place after it; the same place where none is. */
function wholeOrderEnd(
  tokens: readonly Token[],
  at: number,
  sized: { end: number; size: Size } | undefined,
): number {
  if (sized) return ORDER.test(tokens[sized.end]?.text ?? "") ? sized.end + 1 : at;
  if (!ORDER_ARABIC.test(tokens[at]?.text ?? "")) return at;
  const size = sizeMarks(tokens.slice(at + 1, at + 3)).find(({ start }) => start === 0);
  return size?.size === "whole" ? at + 1 + size.end : at;
}

/** An order, as it stands behind its size; and in Arabic before it. */
const ORDER = /^(?:orders?|ordar|الطلب|طلبي|طلبنا|ارڈر|اارڈر)$/;
const ORDER_ARABIC = /^(?:و?(?:ال|لل|ل)?طلب(?:ي|نا|ك|كم|هم|يه)?)$/;

/** «بریانی کی پلیٹ», "ek plate": in what something is counted that stands elsewhere. */
const isUnitOfSaid = (tokens: readonly Token[], at: number) =>
  isUnitAt(tokens, at) &&
  (isPartAt(tokens, at) || numberBefore(tokens, at) !== null || tokens.length === 1);

/** A form of a verb, which nothing is called by. */
function isVerbAt(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  return token !== undefined && isVerb(token) && !isFoodWord(token.text);
}

/** "Ember and Oak" is one restaurant, though each of its words would name it. */
function united(tokens: readonly Token[], spans: readonly Mention[], names: KnownNames): Mention[] {
  const whole: Mention[] = [];
  for (const span of spans) {
    const before = whole.at(-1);
    const both = before?.names === "restaurant" && span.names === "restaurant";
    const words = both ? tokens.slice(before.start, span.end).map(({ text }) => text) : [];
    // Nobody names two without a word between them, or «و» written onto the second.
    const next = both && span.start === before.end && !tokens[span.start]?.starts;
    const isNear = both && span.start <= before.end + 1;
    if ((next && span.skip === 0) || (isNear && names.isRestaurant(words))) before.end = span.end;
    else whole.push({ ...span });
  }
  return whole;
}

/** «على» stands before all sorts of things, and seldom before a neighbourhood. */
function isOn(token: Token | undefined): boolean {
  return token?.text === "علي" || token?.text === "على";
}

const COMPARATIVE = /^(?:اغلى|ارخص|اقل|اكثر|احسن|افضل|اكبر|اصغر|ابعد|اسرع|more|less|better)$/;

/** A name of several words, or a word that has no other part to play. */
function surpasses(
  { end, names }: Omit<Mention, "cue">,
  longest: number,
  { size, filler, at, isSign }: { size: number; filler: number; at: number; isSign: boolean },
): boolean {
  if (end > longest) return true;
  if (end < longest) return false;
  // «وسط» is a size and «شي» is nothing, though dishes may have them in their names.
  return end - at > 1 || (size <= at && filler <= at) || (names === "restaurant" && !isSign);
}

/** The place where a name begins among words that say nothing, and goes on behind them: "sa bahay" before "manila". */
function nameWithin(tokens: readonly Token[], at: number, end: number, names: KnownNames): number {
  if (!tokens[0]?.spoken) return end;
  for (let start = at + 1; start < end; start++) {
    const named = nameAt(tokens, start, "restaurant", names);
    if (named && named.end > end && named.names !== "area") return start;
  }
  return end;
}

/** A name this long may have a slip in it. */
const SURE_LENGTH = 5;
const FEW_LETTERS = /^[a-z]{1,3}$/;

/** The longest name that begins at a token. */
function nameAt(
  tokens: readonly Token[],
  at: number,
  cue: Cue | null,
  names: KnownNames,
): Omit<Mention, "cue"> | undefined {
  let best: Omit<Mention, "cue"> | undefined;
  const better = (name: Mention["names"], length: number, skip: number, lead: string) => {
    if (length > 0 && at + length > (best?.end ?? at))
      best = { names: name, start: at, end: at + length, skip, lead };
  };
  const forms = formsOf(tokens[at]?.text ?? "", names);
  // «واحد» is one, and no «أحد».
  const counts = numberWordsAt(tokens, at) !== undefined;
  // «كنافة بالمانجا» is made with it, and in no place of that name.
  const [, made = ""] = /^بال(?=.{2})(.*)/.exec(tokens[at]?.text ?? "") ?? [];
  const isWith = isFoodWord(made) && isFoodWord(tokens[at - 1]?.text ?? "");
  for (const { text, skip, lead, place } of forms) {
    const words = wordsFrom(tokens, at, text);
    better("area", counts || isFoodWord(text) ? 0 : names.areaAt(words, 0, true), skip, lead);
    // «بارد» is cold, and not in «ارد»: what is short has to be a name as it is written.
    if (place && text.length >= SURE_LENGTH)
      better("area", isFoodWord(text) ? 0 : names.areaAt(words, 0, false), skip, lead);
  }
  for (const { text, skip, lead } of forms) {
    const words = wordsFrom(tokens, at, text);
    const announced = cue === "restaurant" && skip === 0;
    const restaurant = names.restaurantAt(words, 0, announced);
    // «بریانی کی پلیٹ» is one of it, and no «صحن»; nor is «ایک پلیٹ دال».
    const isUnit = isUnitAt(tokens, at) && (restaurant === 1 || numberBefore(tokens, at) !== null);
    better("restaurant", isUnit || isWith ? 0 : restaurant, skip, lead);
    // «برجر الدكان» is «برجر دكان 9» to those who go there.
    if (announced && words.some((word) => ARTICLE.test(word)))
      better("restaurant", names.restaurantAt(words.map(bareWord), 0, true), skip, lead);
    better("dish", names.dishAt(words, 0), skip, lead);
    if (isPiecesAt(tokens, at)) better("dish", 2, skip, lead);
    const food = isFoodWord(text);
    const isOfDish = names.isDishWord(singular(text)) && !isSmall(text) && !isEveryday(text);
    // «رز سادة» is plain, and in no «السعادة»: a word of menus has to be said to be a place.
    const saysDish = isOfDish && names.isDishWord(text) && cue !== "place";
    // Of so few letters many are near a name: "red" is no «الرائد», unless it is said to be a place.
    const mayBePlace =
      !counts && (cue === "place" || !(FEW_LETTERS.test(text) || isPartAt(tokens, at)));
    // "In town" is no neighbourhood, however it sounds.
    const isAnywhere = /^[a-z]+$/.test(text) && isEveryday(text);
    const area = !food && mayBePlace && !isAnywhere ? names.areaAt(words, 0, false) : 0;
    better("area", saysDish && area === 1 ? 0 : area, skip, lead);
    if (food || isKind(text) || isOfDish) better("dish", 1, skip, lead);
  }
  return best;
}

/** Is a dish, with the word behind it, one food: «سفن اب», "coke zero"? */
function isOneFood(tokens: readonly Token[], { names, start, end, skip }: Mention): boolean {
  const words = tokens.slice(start, end + 1).map(({ text }) => text);
  return names === "dish" && isFood(words.join("").slice(skip));
}

/** «पनीर के टुकड़े»: what is of a food, and no place whose name it is near. */
const isPartAt = (tokens: readonly Token[], at: number) =>
  at > 1 && isOwned(tokens, at - 1) && isFoodWord(tokens[at - 2]?.text ?? "");

/** A word as it may be meant: what is written onto «والتبولة» or «لبرياني» comes off first, unless a dish is called so. */
function formsOf(word: string, names: KnownNames): Bare[] {
  const forms = bareOf(word);
  const [whole, ...bare] = forms;
  const isName = ({ text }: Bare) => isFoodWord(text) || names.isDishWord(text);
  const better = bare.find(isName);
  return whole && better && !names.isDishWord(word) ? [better, ...forms] : forms;
}

/** «٨ قطع» is of the dish's name. */
export function isPiecesAt(tokens: readonly Token[], at: number): boolean {
  return /^\d+$/.test(tokens[at]?.text ?? "") && isPieces(tokens[at + 1]?.text);
}

const ARTICLE = /^ال(?=..)/;

function bareWord(word: string): string {
  return word.replace(ARTICLE, "");
}

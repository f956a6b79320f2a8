import { isInPortions, isPieces } from "~/features/catalogue";
import { tokenize } from "~/features/names";
import { numberWordsAt } from "~/features/search";
import { isManner, spokenIn, tokensAsSpoken, translated } from "~/features/understanding";
import type { Ask } from "../ask/ask";
import { isFoodWord } from "../vocabulary/food-words";
import type { KnownNames } from "../vocabulary/known-names";

/**
 * «٨ حبات» beside a word: it counts dishes, or says which of them is meant. It is looked for from its number on, as each
 * letter of a long word would be the first of the word before it.
 */
const COUNTED =
  /(?<!\p{N})(?<count>\p{Nd}{1,2})(?<=(?<before>\p{L}*)\s*\p{Nd}+)\s+(?:حب(?:ات|ة|ه)|قطع[ةه]?)(?!\p{L})(?=(?:\s+(?<after>\p{L}+))?)/gu;

/**
 * «بروست ٨ حبات» is that of 8 pieces, as menus call it, and eight of nothing; three «حبات» of shawarma are three, and of six
 * «ناجت» a portion has as many as it has.
 */
export function withPieces(message: string, names: KnownNames): string {
  return message.replace(COUNTED, (said, ...found) => {
    const { before = "", count, after = "" } = found.at(-1) as Record<string, string>;
    const pieces = Number(tokenize(count ?? "")[0]);
    const isOf = [before, after].some((word) =>
      tokenize(word).some((one) => names.inPieces(one, pieces)),
    );
    const isPortion = !isOf && [before, after].flatMap(tokenize).some(isInPortions);
    return isOf ? `${count} قطع` : isPortion ? "" : said;
  });
}

/** «آٹھ پیس», "8 pees", «८ पीस» in Urdu and Hindi, "walong piraso" in Filipino, "8 pcs" in any. */
const OWN_PIECES =
  /(?<![\p{L}\p{M}\p{N}])([\p{L}\p{M}]+(?:\s+na)?|\p{Nd}{1,2})\s*(?:(?<=\s)(?:piraso(?:ng|\s+n(?:a|g))?|پیس|پیسز|ٹکڑے|पीस|टुकड़े|pees|pieces?|tukde|tukray)|(?<=[\p{Nd}\s])pcs?)(?![\p{L}\p{M}])/giu;

/** "2 pieces of naan", "4 pcs"; "6 piece nuggets" in English is what they are called. */
const ENGLISH_PIECES =
  /(?<![\p{L}\p{N}])(\d{1,2})\s*(?:(?<=\s)pieces|(?<=\s)piece(?=\s*$)|pcs?)(?!\p{L})(?:\s+of(?=\s+\p{L}))?/giu;

/** The same of what a portion has several of: "6 piece nuggets" are one portion. */
const OF_PORTION =
  /(?<![\p{L}\p{N}])(\d{1,2})[ -]?(?:pieces?|pcs?)(?!\p{L})(?:\s+of(?=\s+\p{L}))?/giu;

/** "4 piece broast or 8 piece, better value": the second is of the same dish, and what is behind them sets one against the other. */
const OR_PIECES =
  /(?<![\p{L}\p{N}])(\d{1,2} piece) (\p{L}+)([,?]? (?:or|o|vs\.?|versus) (?:an? |the |yung |ang )?)(\d{1,2} piece)(?=\s*(?:$|[?,.;!]))(?:,? (?=better (?:value|deal)\s*\??$))?/iu;

/** "Fried chicken na lang, 8 pcs": menus call it broast where they count its pieces. */
const FRIED_PIECES =
  /(?<!\p{L})fried chicken(?<between>(?: na lang| nalang| only| please)?,?) (?<count>\d{1,2} ?(?:pcs?|pieces?|piraso))(?!\p{L})/iu;

/** "Broast sa Shifa, 4pcs": which one, told behind where. */
const BEHIND_PLACE =
  /(\p{L})((?: (?:sa|in|at|from|to|kay) [^,?.]{2,30}))[,.]? (\d{1,2} ?(?:pcs?|pieces?|piraso))(?=[\s?.!]*$)/iu;

/** What comes in pieces in the words of menus, and each time beside the number of them. */
function besidePieces(message: string, names: KnownNames): string {
  const said = message.replace(BEHIND_PLACE, (all, last: string, place: string, count: string) => {
    const pieces = Number.parseInt(count, 10);
    const isOf = tokenize(message).some((word) => names.inPieces(word, pieces));
    return isOf ? `${last} ${count}${place}` : all;
  });
  return said.replace(FRIED_PIECES, (whole, ...found) => {
    const { between = "", count = "" } = found.at(-1) as Record<string, string>;
    const pieces = Number.parseInt(count, 10);
    if (!names.inPieces("broast", pieces)) return whole;
    return `${pieces} piece broast${between.replace(",", "")}`;
  });
}

/** No dish has more in its name. */
const MOST_PIECES = 40;

/** The same of other languages, where a dish that is named beside it counts so many. Where none comes in pieces, they count what is ordered: 8 lumpia. */
export function withOwnPieces(written: string, names: KnownNames, english = false): string {
  const message = besidePieces(written, names);
  const spoken = spokenIn(message);
  const words = translated(tokensAsSpoken(message, spoken))
    .map(({ text }) => text)
    .filter((word) => !isPieces(word) && !/^\d+$/.test(word));
  // Each number is asked of all words once, however often a long message says it.
  const asked = new Map<number, boolean>();
  const comesIn = (pieces: number): boolean => {
    const known = asked.get(pieces) ?? words.some((word) => names.inPieces(word, pieces));
    asked.set(pieces, known);
    return known;
  };
  const comesInAny = () => Array.from({ length: MOST_PIECES }, (_, most) => most + 1).some(comesIn);
  const isPortion = words.some(isInPortions);
  const counted = message.replace(
    english ? (isPortion ? OF_PORTION : ENGLISH_PIECES) : OWN_PIECES,
    (said, count: string, at: number) => {
      const [token] = tokensAsSpoken(count, spoken);
      const pieces = token && (numberWordsAt([token], 0)?.value ?? Number(token.text));
      if (!pieces) return said;
      if (comesIn(pieces)) return `${pieces} piece`;
      // "12 piece broast meal": menus call others so.
      const isOfName = /piece$/iu.test(said) && /^\s*\p{L}/u.test(message.slice(at + said.length));
      if (isPortion && !(isOfName && comesInAny())) return "";
      const isDigits = /\p{Nd}$/u.test(count);
      if (/piraso/iu.test(said)) return `${count}${isDigits ? " na" : ""}`;
      if (comesInAny()) return said;
      // "Lumpia 20 pcs": behind a dish a number alone may be of its name.
      const isLast = !/^\s*(?:of )?\p{L}/u.test(message.slice(at + said.length));
      return `${isLast && isDigits ? "x" : ""}${count}`;
    },
  );
  return counted.replace(OR_PIECES, (all, first, dish, or, second) => {
    const both = `${first} ${dish}${or}${second} ${dish}`;
    return /\s$/.test(all) ? `${both}, which is ` : both;
  });
}

/** The pieces in the name of a dish, as it was asked for. */
const PIECES = /\p{Nd}{1,2}(?=\s*(?:قطع[ةه]?|حبات|pieces?|pcs?)(?!\p{L}))/iu;

/** "8 pieces", "walong piraso", «८ पीस», with the number. */
const OTHER_PIECES =
  /(?<![\p{L}\p{M}\p{N}])(\p{Nd}{1,2}|[\p{L}\p{M}]{2,8}(?=\s))\s*(?:pcs?|pieces?|piraso(?:ng)?|pees|پیس|ٹکڑے|पीस|टुकड़े)(?![\p{L}\p{M}])/iu;

/**
 * "Make it 8 pieces" after a broast of 4, after broast or who has some near: the dish that was spoken of in the number of pieces that a menu has
 * it in, and not eight of it. A message that names food, or says no number of pieces, as it is.
 */
export function withOtherPieces(message: string, topic: Ask | undefined, names: KnownNames) {
  const near = topic?.kind === "nearest" && (topic.dish || topic.restaurant);
  const dish = topic?.kind === "price" ? topic.dish : near || "";
  const [said, count] = (dish && OTHER_PIECES.exec(message)) || [];
  if (!said || !count) return message;
  const spoken = spokenIn(message);
  const namesFood = translated(tokensAsSpoken(message, spoken)).some(
    ({ text }) =>
      !isPieces(text) &&
      !/^(?:\d+|the|an?|of|and|or|with)$/.test(text) &&
      (isFoodWord(text) || names.isDishWord(text)),
  );
  const tokens = tokensAsSpoken(count, spoken);
  const pieces = numberWordsAt(tokens, 0)?.value ?? Number(tokens[0]?.text);
  const isOf = (word: string) => pieces > 0 && names.inPieces(word, pieces);
  if (namesFood) return message;
  const inPieces = PIECES.test(dish) && tokenize(dish).some(isOf);
  if (inPieces) return message.replace(said, dish.replace(PIECES, String(pieces)));
  if (topic?.quantity) return message;
  // "Broast sandwich" comes in none: so many of it. How spicy a broast is to be makes it no other.
  const own = tokenize(dish).filter((word) => !isManner(word));
  return own.length > 0 && own.every(isOf)
    ? message.replace(said, `${pieces} piece ${dish}`)
    : message;
}

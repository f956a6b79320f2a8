import { isListed } from "~/features/names";
import { isAttachedNumber } from "./amounts";
import { chainsIn, isOfLikeness } from "./chains";
import { cuisineWords } from "./cuisine-words";
import { FUNCTION_WORDS, functionWordLike, isFunctionWord } from "./function-words";
import { mannerWords } from "./manners";
import { unitWords } from "./quantity";
import { sectionWords } from "./section-words";
import type { Token } from "./token";

/** The catalogue, as far as spell correction needs it. Words are folded. */
export interface KnownWords {
  /** Whether some name has the word. */
  inName(word: string): boolean;
  /** Whether some name has a word much like it. */
  isLikeName(word: string): boolean;
  /** The short word of some dish that lost a letter to become this one. */
  withLetterLost(word: string): string | undefined;
}

/**
 * The least length of the parts into which a word with a missing space is split: shorter ones are in many words by
 * chance.
 */
const LEAST_PART = 2;
const LEAST_LATIN_PART = 3;

/**
 * Corrects typing errors in the words around names, unless a name explains them: a space a letter too early or too late
 * («fro mRiyadh», «م عغنم»), one forgotten beside a small word («رزمع», "piefrom"), and small words misspelled ("wtih", «ممع»).
 */
export function mended(tokens: readonly Token[], known: KnownWords): Token[] {
  const isKnown = (token: Token) =>
    isFunctionWord(token) ||
    known.inName(token.text) ||
    isOfLikeness(token.text) ||
    /^\d+x?$/.test(token.text) ||
    isAttachedNumber(token.text);
  const spaced = respaced(tokens, isKnown);
  const chains = chainsIn(spaced);
  return spaced.flatMap((token, at) => {
    if (chains.some(({ start, end }) => start <= at && at < end)) return token;
    if (isKnown(token) || isWritten(token.text)) return token;
    const { other } = token;
    const isOther =
      other !== undefined &&
      (known.inName(other) || (!known.isLikeName(token.text) && known.isLikeName(other)));
    if (isOther) return { ...token, text: other };
    const detached = withoutPreposition(token, known);
    if (detached) return detached;
    // "Open late", but "spanish late".
    const isTime = LATE.test(token.text) && !known.inName(spaced[at - 1]?.text ?? "");
    const doubled = isTime ? undefined : withDoubled(token.text).find(known.inName);
    if (doubled !== undefined) return { ...token, text: doubled };
    const swapped = withSwapped(token.text).find(known.inName);
    if (swapped !== undefined) return { ...token, text: swapped };
    const isBeside = [spaced[at - 1], spaced[at + 1]].some(
      (next) => next && known.inName(next.text) && !isWritten(next.text),
    );
    const heard = isBeside ? asHeard(token.text).find(known.inName) : undefined;
    if (heard !== undefined) return { ...token, text: heard };
    const word = functionWordLike(token.text);
    // Names have small words too: what is like one of those is still a slip.
    if (word !== undefined && known.inName(word)) return { ...token, text: word };
    if (known.isLikeName(token.text)) return token;
    const one = token.text.replace(PLURAL, "");
    if (one !== token.text && known.inName(one)) return { ...token, text: one };
    const unlinked = token.spoken?.has("tl") ? token.text.replace(LINKER, "") : token.text;
    if (unlinked !== token.text && known.inName(unlinked)) return { ...token, text: unlinked };
    if (word !== undefined) return { ...token, text: word };
    const whole = known.withLetterLost(token.text);
    return whole === undefined ? (parted(token, known) ?? token) : { ...token, text: whole };
  });
}

const HEADINGS = new Set([...sectionWords(), ...cuisineWords(), ...unitWords(), ...mannerWords()]);

/** "Cold brews": the names of dishes are of one. */
const PLURAL = /(?<=^[a-z]{2,}[^su])s$/;

const LATE = /^late$/;

/** "Leche plan", "fansit canton": in Filipino an f is heard as a p, and the other way. */
function asHeard(word: string): string[] {
  if (!/^[a-z]{4,}$/.test(word)) return [];
  return [...word].flatMap((letter, at) => {
    const other = letter === "p" ? "f" : letter === "f" ? "p" : "";
    return other ? [`${word.slice(0, at)}${other}${word.slice(at + 1)}`] : [];
  });
}

/** "Spanish late": a consonant of a longer word that is written once of twice. */
function withDoubled(word: string): string[] {
  if (!/^[a-z]{4,}$/.test(word)) return [];
  return [...word].flatMap((letter, at) =>
    /[aeiou]/.test(letter) || at === 0 ? [] : `${word.slice(0, at)}${letter}${word.slice(at)}`,
  );
}

/** "Onoin rings", «صياديه» as «صيايده»: two letters of a longer word that changed places, but for its first. */
function withSwapped(word: string): string[] {
  if (!/^(?:[a-z]{5,}|\p{Script=Arabic}{5,})$/u.test(word)) return [];
  return [...word].flatMap((letter, at) => {
    const next = word[at + 1];
    if (at === 0 || next === undefined || next === letter) return [];
    return `${word.slice(0, at)}${next}${letter}${word.slice(at + 2)}`;
  });
}

/** "Adobong manok": what follows belongs to it, in Filipino. */
const LINKER = /(?<=[a-z]{2}[aeiou])ng$/;

/** Whether it is a correctly spelled word, though no name has it. */
function isWritten(word: string): boolean {
  return HEADINGS.has(word) || isListed(word);
}

/** Moves a letter across a space where that makes two known words of two that are not both known. */
function respaced(tokens: readonly Token[], isKnown: (token: Token) => boolean): Token[] {
  const spaced = [...tokens];
  for (let at = 0; at + 1 < spaced.length; at++) {
    const [one, other] = [spaced[at], spaced[at + 1]];
    if (!one || !other || [one, other].every((token) => isKnown(token) || isWritten(token.text)))
      continue;
    for (const step of [1, -1]) {
      const pair = moved(one, other, step);
      if (!pair.every((token) => token.text.length >= LEAST_PART && isKnown(token))) continue;
      spaced.splice(at, 2, ...pair);
      break;
    }
  }
  return spaced;
}

/** Two words with the space between them one letter further on, or back. */
function moved(one: Token, other: Token, step: number): [Token, Token] {
  const both = one.text + other.text;
  const cut = one.text.length + step;
  const [end, start] = step > 0 ? [other.from + 1, other.from + 1] : [one.to - 1, one.to - 1];
  return [
    { text: both.slice(0, cut), from: one.from, to: end },
    { text: both.slice(cut), from: start, to: other.to },
  ];
}

/** «بشاورما»: "of" or "at", written onto a word of some name. Shorter words have it in their own names: «ببيض». */
const ATTACHED = /^ب(?=[^ال]...)/;

function withoutPreposition(token: Token, { inName }: KnownWords): Token[] | undefined {
  const { text, from, to } = token;
  const rest = text.replace(ATTACHED, "");
  if (rest === text || !inName(rest)) return undefined;
  return [
    { text: "ب", from, to: from + 1 },
    { text: rest, from: from + 1, to },
  ];
}

/** A small word and a word of some name, written as one. */
function parted(token: Token, { inName }: KnownWords): Token[] | undefined {
  const { text, from, to } = token;
  const least = /^[a-z]/.test(text) ? LEAST_LATIN_PART : LEAST_PART;
  for (let cut = least; cut <= text.length - least; cut++) {
    const [start, end] = [text.slice(0, cut), text.slice(cut)];
    const fits =
      (FUNCTION_WORDS.has(start) && end.length > LEAST_PART && inName(end)) ||
      (FUNCTION_WORDS.has(end) && start.length > LEAST_PART && inName(start));
    if (!fits) continue;
    const middle = text.length === to - from ? from + cut : undefined;
    return [
      { text: start, from, to: middle ?? to },
      { text: end, from: middle ?? from, to },
    ];
  }
  return undefined;
}

import { tokenize } from "~/features/names";
import { numberWordsAt, sizeMarks, type Token, tokensOf } from "~/features/search";
import { tokensAsSpoken, translated } from "~/features/understanding";
import { languagesOf } from "../../words/signs";
import type { Ask } from "../ask/ask";
import type { MessageLanguage } from "../language/language";
import { isFoodWord } from "../vocabulary/food-words";
import type { KnownNames } from "../vocabulary/known-names";

/** "No, …", "hindi po, …", "ay mali pala, …": not what was shown, and what it is instead. */
const NOT_THAT =
  /^\s*(?:(?:ay|oops|sorry|ah|eh|hala|naku),? )?(?:(?:no(?:pe)?|nah|wrong|hindi|hinde|mali)(?: (?:po|pala|yan|yun|yon|sorry|not that|that))*\s*[,.!;:]+\s*)+(?:sorry,? |i (?:said|want|wanted) |the |yung |ang |gusto ko (?:ng |ay )?)?(?=(\p{L}.*|\d.*))/iu;

/** "Pancit pala": what was meant is only named. */
const RATHER = /^\s*(?:(?:ay|oops|sorry|eh),? )?(?:yung |ang )?([^,.;!?]+?) pala[\s.!]*$/iu;

/** Something else is done with what is named, or asked of it. */
const ELSE =
  /(?<!\p{L})(?:instead|without|with|add|remove|and|also|too|imbes|walang|wala|palitan|dagdag\p{L}*|tanggalin|alisin|wag|huwag|din|rin|at|tsaka|saka|o|or|what|how|where|is|are|do|does|ano|magkano|saan|may|meron|bakit)(?!\p{L})|\?/iu;

/** "Nahi to kunafa batao", «نہیں تو کنافہ»: where that is not to be had, this instead. */
const OTHERWISE =
  /^\s*(?:(?:acha|achha|ok|theek hai|agar|अच्छा|ठीक है|अगर|اچھا|ٹھیک ہے|اگر),?\s+)*(?:nahi?n?|nai|nhi|नहीं|नही|نہیں|نہی)(?:\s+(?:hai|h|milta|milti|है|ہے))?\s+(?:toh?|तो|تو|phir|फिर|پھر)[,،]?\s+(?=\S)/iu;

/** "Nahi yaar chicken broast", «नहीं भाई, मंदी»: not what was shown, and behind it what it is instead. */
const NO_FIRST =
  /^\s*(?:nahi?n?|nai|nhi|नहीं|नही|نہیں|نہی)(?:[,،]?\s+(?:yaa?r|bhai|bhaiya|bro|ji|sorry|यार|भाई|भैया|जी|یار|بھائی|جی))*[,،.!]*\s+(?=\S)/iu;
const NOT_AGAIN =
  /(?<![\p{L}\p{M}])(?:nahi?n?|nai|nhi|na|mat|bina|नहीं|नही|ना?|मत|बिना|نہیں|نہی|نہ|مت|بغیر)(?![\p{L}\p{M}])/iu;

const I_MEANT = {
  ...{ en: "i meant", tl: "ibig kong sabihin" },
  ...{ hi: "मेरा मतलब", ur: "میرا مطلب", latin: "mera matlab" },
} as const;

/** The same with what is wanted instead of the one dish that was spoken of; undefined where nothing of the kind is said. */
function otherwise(message: string, topic: Ask | undefined, names: KnownNames): string | undefined {
  const first = OTHERWISE.exec(message)?.[0];
  const whole = first ?? NO_FIRST.exec(message)?.[0];
  if (!whole) return undefined;
  const rest = message.slice(whole.length);
  const words = translated(tokensAsSpoken(rest, HINDUSTANI));
  const told = first ? words : words.slice(0, 1);
  if (!told.some(({ text }) => isFoodWord(text) || names.isDishWord(text))) return undefined;
  // "Nahi chicken nahi, mutton" says of the chicken that it is not that.
  if (!first && NOT_AGAIN.test(rest)) return undefined;
  if (topic?.kind !== "price" || topic.dish === "" || ALSO.test(rest)) return rest;
  const own = /\p{Script=Devanagari}/u.test(rest)
    ? "hi"
    : /\p{Script=Arabic}/u.test(rest)
      ? "ur"
      : "latin";
  return `${I_MEANT[own]} ${rest}`;
}
const HINDUSTANI: ReadonlySet<string> = new Set(["hi", "hi-Latn", "ur"]);
const ALSO = /(?<![\p{L}\p{M}])(?:aur|bhi|sa{1,2}th|और|भी|साथ|اور|بھی|ساتھ)(?![\p{L}\p{M}])/iu;

/** What a message says of the one dish that was spoken of, as it is read: "no, chicken burger" names what was meant. */
export function asCorrected(
  message: string,
  topic: Ask | undefined,
  language: MessageLanguage,
  names: KnownNames,
): string {
  if (language === "hi" || language === "ur") return otherwise(message, topic, names) ?? message;
  if (topic?.kind !== "price" || (language !== "en" && language !== "tl")) return message;
  const sized = asSized(message, topic, language);
  if (sized) return sized;
  const [whole = "", after = ""] = NOT_THAT.exec(message) ?? [];
  const meant = (whole ? after : (RATHER.exec(message)?.[1] ?? "")).trim();
  const words = tokenize(meant);
  const named = words.filter((word) => !/^(?:\d+|an?|isang?)$/.test(word));
  const isDish = (word: string | undefined) =>
    word !== undefined && (isFoodWord(word) || names.isDishWord(word));
  const isNamed = isDish(named[0]) && (whole !== "" || named.every(isDish));
  if (!isNamed || words.length > MOST_WORDS || ELSE.test(meant)) return message;
  return `${I_MEANT[language]} ${meant}`;
}

/** More words do more than name a dish. */
const MOST_WORDS = 8;

/** "Make it three, one medium" of what is large: of three the other two. Undefined where it says anything else. */
function asSized(message: string, topic: Ask, language: "en" | "tl"): string | undefined {
  if (topic.size === "") return undefined;
  const spoken = languagesOf(language);
  const tokens = spoken ? tokensAsSpoken(message, spoken) : tokensOf(message);
  if (tokens.length > MOST_WORDS || tokens.some(({ text }) => isFoodWord(text))) return undefined;
  const counts = tokens.flatMap((_, at) => {
    const count = countAt(tokens, at);
    return count ? [count] : [];
  });
  const [all, some, more] = counts;
  const [size, other] = sizeMarks(tokens);
  if (!all || !some || more || !size || other || size.start !== some.end) return undefined;
  const rest = all.value - some.value;
  const said = tokens
    .slice(size.start, size.end)
    .map(({ text }) => text)
    .join(" ");
  if (rest < 1 || size.end < tokens.length - 1 || said === topic.size) return undefined;
  const and = language === "tl" ? "at" : "and";
  return `${rest} ${topic.size} ${and} ${some.value} ${said}`;
}

function countAt(tokens: readonly Token[], at: number) {
  const text = tokens[at]?.text ?? "";
  if (/^\d{1,2}$/.test(text)) return { value: Number(text), end: at + 1 };
  const said = numberWordsAt(tokens, at);
  return said && { value: said.value, end: said.end };
}

import { type ConfiguredNames, isPlatform, PLATFORMS, type Platform } from "~/features/prices";
import type { Annotation } from "./annotation";
import { Phrases } from "./phrases";
import type { Token } from "./token";
import { phrasesIn } from "./words/load";

const KNOWN = phrasesIn("platforms");
const those = (wanted: string) =>
  Phrases.of(KNOWN, (meaning) => (meaning === wanted ? true : undefined));

const PLATFORM = those("platform");
const LETTER = Phrases.of(KNOWN, (meaning) => (isPlatform(meaning) ? meaning : undefined));
const ON = those("on");
const ON_AFTER = those("after:on");
/** Delivery apps that people know: nobody here says which of the platforms is which. */
const APP = those("app");
const APP_ON = those("app:on");
/** What stands between two that are set against each other or joined: "or", "than", «ولا», "kesa". */
const BETWEEN = those("between");

/** Tells which platform some words name by the name it has here, with the place after them. */
export type PlatformsByName = Phrases<Platform>;

/** The platforms by the names they are given where this runs. */
export function platformsByName(names: ConfiguredNames): PlatformsByName {
  return new Phrases(
    PLATFORMS.flatMap((platform) =>
      names[platform] ? [[names[platform], platform] as const] : [],
    ),
  );
}

/** What in a query says on which platform: "on platform B", «على المنصة أ». */
export function platformMarks(tokens: readonly Token[], named: PlatformsByName): PlatformMark[] {
  let isNamed = false;
  const marks = tokens.flatMap((_, start): PlatformMark[] => {
    const on = ON.at(tokens, start);
    const at = on?.end ?? start;
    const platform =
      named.at(tokens, at) ?? byLetter(tokens, at, isNamed) ?? letterPlaced(tokens, start, at);
    const app = platform ? undefined : (APP.at(tokens, at) ?? (on && APP_ON.at(tokens, at)));
    const found = platform ?? app;
    if (!found) return [];
    const filler = { role: "filler" as const, start };
    isNamed ||= platform !== undefined;
    if (!platform)
      return [{ ...filler, end: behind(tokens, found.end), unread: { start: at, end: found.end } }];
    return [{ ...filler, end: behind(tokens, platform.end), platform: platform.value }];
  });
  return [...marks, ...lettersAgainst(tokens, marks)];
}

type PlatformMark = Extract<Annotation, { role: "filler" }>;

const behind = (tokens: readonly Token[], end: number) => ON_AFTER.at(tokens, end)?.end ?? end;

/** So many words at most stand between one platform and that which it is set against: "platform A par sasta hai ya B par". */
const MOST_BETWEEN = 4;

/**
 * Letters that are platforms by what they stand beside: "platform A or C", "cheaper on B than on A", «في أ ولا ب». The first is
 * one by its noun, or is a letter as well, with nothing else between the two.
 */
function lettersAgainst(tokens: readonly Token[], marks: readonly PlatformMark[]): PlatformMark[] {
  const found: PlatformMark[] = [];
  const isTaken = (at: number) =>
    [...marks, ...found].some(({ start, end, platform }) => platform && start <= at && at < end);
  for (let at = 1; at < tokens.length; at++) {
    const join = joinAt(tokens, at);
    if (!join) continue;
    const { on, second } = join;
    const from = letterBefore(tokens, at);
    const first = from === undefined ? undefined : LETTER.at(tokens, from);
    const near = Array.from({ length: MOST_BETWEEN + 1 }, (_, back) => at - 1 - back);
    if (!first && !near.some(isTaken)) continue;
    if (first && from !== undefined && !isTaken(from)) {
      const start = ON.at(tokens, from - 1)?.end === from ? from - 1 : from;
      found.push({ role: "filler", start, end: at, platform: first.value });
    }
    const end = second ? behind(tokens, second.end) : on;
    const next = tokens[end];
    const goesOn = next !== undefined && !next.starts && !BETWEEN.at(tokens, end);
    // "On platform b with cheese and a coke".
    if (second && goesOn && !first && OTHERWISE.test(tokens[on]?.text ?? "")) continue;
    found.push({ role: "filler", start: at, end, ...(second && { platform: second.value }) });
  }
  return found;
}

/** What joins two platforms, with the letter of the second or where its noun begins: "than on A", «وب»; undefined where nothing does. */
function joinAt(tokens: readonly Token[], at: number) {
  const token = tokens[at];
  if (token && /^و[ابج]$/.test(token.text)) {
    const letter = LETTER.at([{ ...token, text: token.text.slice(1) }], 0);
    return letter && { on: at, second: { ...letter, end: at + 1 } };
  }
  const join = BETWEEN.at(tokens, at);
  if (!join) return undefined;
  const on = ON.at(tokens, join.end)?.end ?? join.end;
  const second = LETTER.at(tokens, on);
  return second || PLATFORM.at(tokens, on) ? { on, second } : undefined;
}

/** Letters that are words as well: the article, "for". */
const OTHERWISE = /^[aب]$/;

/** Where the letter stands that ends before a token, but for what stands behind a platform. */
function letterBefore(tokens: readonly Token[], at: number): number | undefined {
  return [at - 1, at - 2, at - 3].find((start) => {
    const letter = LETTER.at(tokens, start);
    return letter && (letter.end === at || behind(tokens, letter.end) === at);
  });
}

/** `isNamed`: a platform was named before, so that a letter behind it may be another. */
function byLetter(tokens: readonly Token[], start: number, isNamed: boolean) {
  const noun = PLATFORM.at(tokens, start);
  // «کس ایپ سے»: "from which app", though «سے» is folded like the letter «سی».
  if (noun && WHICH.test(tokens[start - 1]?.text ?? "")) return undefined;
  return noun ? LETTER.at(tokens, noun.end) : letterAlone(tokens, start, isNamed);
}

/** The last word of "which" in Urdu, folded: «کس», «کون سی». */
const WHICH = /^(?:كس|كونس[ياو]|س[ياو])$/;

/** «और बी पर?», "aur B pe?": nothing but a letter, and what stands behind a platform. */
function letterAlone(tokens: readonly Token[], start: number, isNamed: boolean) {
  // "Platform a pe kitne ka, b pe kitne ka": the second is parted from the first.
  const isNext = isNamed && tokens[start]?.starts === true;
  const isFirst = isNext || start === 0 || (start === 1 && AND.test(tokens[0]?.text ?? ""));
  const letter = isFirst && tokens[0]?.spoken ? LETTER.at(tokens, start) : undefined;
  const on = letter && ON_AFTER.at(tokens, letter.end);
  return on && (isNext || on.end === tokens.length) ? letter : undefined;
}

/** "Dosa C pe kitne ka", "magkano sa B": a Latin letter beside a word of place, in languages where it is no word by itself. */
function letterPlaced(tokens: readonly Token[], start: number, at: number) {
  const token = tokens[at];
  if (!token?.spoken || !/^[abc]$/.test(token.text)) return undefined;
  // "On a budget" is said among other languages too.
  const isPlaced = (at > start && token.text !== "a") || ON_AFTER.at(tokens, at + 1);
  return isPlaced ? LETTER.at(tokens, at) : undefined;
}

/** "And" in Hindi and Urdu. */
const AND = /^(?:aur|or|اور)$/;

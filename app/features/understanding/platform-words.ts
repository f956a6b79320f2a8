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
export function platformMarks(
  tokens: readonly Token[],
  named: PlatformsByName,
): Extract<Annotation, { role: "filler" }>[] {
  let isNamed = false;
  return tokens.flatMap((_, start): Extract<Annotation, { role: "filler" }>[] => {
    const on = ON.at(tokens, start);
    const at = on?.end ?? start;
    const platform = named.at(tokens, at) ?? byLetter(tokens, at, isNamed);
    const app = platform ? undefined : (APP.at(tokens, at) ?? (on && APP_ON.at(tokens, at)));
    const found = platform ?? app;
    if (!found) return [];
    const endOf = (last: number) => ON_AFTER.at(tokens, last)?.end ?? last;
    const filler = { role: "filler" as const, start };
    isNamed ||= platform !== undefined;
    if (!platform)
      return [{ ...filler, end: endOf(found.end), unread: { start: at, end: found.end } }];
    const marks = [{ ...filler, end: endOf(platform.end), platform: platform.value }];
    // "Platform b aur c me": the second letter is a platform's as well.
    for (let last = platform.end; JOINS.test(tokens[last]?.text ?? ""); ) {
      const other = LETTER.at(tokens, last + 1);
      if (!other) break;
      marks.push({ ...filler, start: last, end: endOf(other.end), platform: other.value });
      last = other.end;
    }
    return marks;
  });
}

/** What stands between the letters of two platforms, in any of the five languages, folded. */
const JOINS = /^(?:aur|or|ya|o|at|and|vs|versus|اور|يا|و|ولا|او)$/;

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

/** "And" in Hindi and Urdu. */
const AND = /^(?:aur|or|اور)$/;

import { PLATFORMS, type Platform } from "~/features/prices";
import { tokensOf } from "~/features/search";
import { Phrases, platformMarks } from "~/features/understanding";
import { plain } from "./phrases";

/** Letters of the platforms in Arabic and English; other languages are read in their own words. */
const LETTERS: Readonly<Record<string, Platform>> = {
  ...{ a: "platform_a", أ: "platform_a", ا: "platform_a", اي: "platform_a" },
  ...{ b: "platform_b", ب: "platform_b", بي: "platform_b" },
  ...{ c: "platform_c", ج: "platform_c", سي: "platform_c" },
};
const APP = "(?:ال)?منصّ?[ةه]|(?:ال)?تطبيق|(?:ال)?برنامج|(?:the )?(?:platforms?|apps?)";
const BOTH = "(?:ال)?(?:منصتين|تطبيقين|برنامجين)";
const LETTER = `(?:${Object.keys(LETTERS).sort().reverse().join("|")})(?![\\p{L}\\p{M}])`;
const AND = "\\s*(?:,|،|و|and|or|أو|او|ولا|والا|vs)\\s*";
const NAMED = new RegExp(
  `(?<!\\p{L})[وبلف]?(?:${APP})\\s+${LETTER}(?:${AND}(?:(?:${APP})\\s+)?${LETTER})*`,
  "giu",
);
/** «أغلى من ب؟», "and on b?": a letter alone behind a word of place, which no name has. */
const BARE = /(?<!\p{L})و?(?:في|على|من|عند|(?:and )?on)\s+([أبج]|(?<=on\s)[bc])(?![\p{L}\p{M}])/giu;
/** «الفرق بين ب و أ», "between it and platform A": what are set against each other; a pronoun stands for what was shown. */
const BETWEEN = new RegExp(
  `(?<!\\p{L})(?:بين(?:ه|ها|هم)\\s+و\\s?بين|between (?:it|them|that|this) and)\\s+(?:(?:${APP})\\s+)?${LETTER}`,
  "giu",
);
/** "Of the two apps", «أي تطبيق من الثلاثة»: how many there are, which counts no dish and names none. */
const SO_MANY =
  /(?<!\p{L})(?:of )?(?:the |these |those )?(?:two|2)\s+(?=(?:apps|platforms)(?!\p{L}))|(?<=(?:تطبيق|منص[ةه]|برنامج)\s)(?:من|في|بين)\s+(?:ال)?(?:ثلاث[ةه]?|ثنتين|اثنين)(?!\p{L})/giu;
const WORDS = new RegExp(`(?<!\\p{L})[وبلف]?(?:${APP}|${BOTH})`, "giu");
const ONE = new RegExp(`(?<!\\p{L})و?(${LETTER})`, "giu");

/** All of them, however it is said: «التطبيقات الثلاثة كلها», "all three", "both apps". */
const ALL =
  /(?<!\p{L})(?:(?:(?:في|على|من|ع|عند)\s+)?(?:كل|جميع)\s+(?:تطبيق|منص[ةه]|برنامج)|(?:كل|جميع|ب?ال?ثلاث[ةه]?|بين ال?ثلاث[ةه]?)\s+(?:ال)?(?:تطبيقات|منصات|برامج)|[بل]?(?:ال)?(?:تطبيقات|منصات|برامج)\s+(?:ال?ثلاث[ةه]?|كلها)|(?:في|ب|بين|على|ع)?\s?ال(?:تطبيقين|منصتين|برنامجين)(?!\s+[أابج](?!\p{L}))|(?:all|each|every|both)(?: of)?(?: the)?(?: (?:three|3))? (?:apps?|platforms?)|the three (?:apps|platforms)|all (?:three|3)(?: of them)?|ال?ثلاثت?هم?(?=\s+كل))(?:\s+كل(?:ها|هم|هن))?(?!\p{L})/giu;

/** Platforms are named by their letters here. */
export const NO_NAMES = new Phrases<Platform>([]);

/** "Not on platform C", «مو على منصة ج», and what Urdu, Hindi and Filipino say behind it: any but that. */
const NOT_ON =
  /(?:^| )(?:not|no|except|without|مو|مب|غير|بدون|الا|ما ابي|مابي|ما ابغي|ما نبي)(?: (?:on|at|from|in|the|علي|من|في))* (?:(?:ال)?(?:منصه|تطبيق)|platform|app) [abcابج](?= |$)/;
const NOT_ON_IN_OWN =
  /(?<![\p{L}\p{M}])(?:platforms?|app|प्लेटफ़?ॉर्म|ऐप|پلیٹ ?فارم|ایپ) [abc](?: (?:pe|par|p|se|wala|पर|पे|से|वाला|پر|پہ|سے|والا))* (?:na?hin?|nhi|mat|नहीं|नही|मत|نہیں|مت|hindi)(?![\p{L}\p{M}])|(?<!\p{L})(?:huwag|wag|hindi|ayaw|ayoko)(?: (?:sa|ng|ko|yung))* (?:platform|app) [abc](?!\p{L})/iu;

/** Which platforms a sentence asks about, where some may be named as those that are not: the others, unless it is a question. */
export function platformsAsked(named: readonly Platform[], sentence: string): Platform[] {
  const isOther = NOT_ON.test(plain(sentence)) || NOT_ON_IN_OWN.test(sentence);
  const asks = /[?؟]/u.test(sentence);
  return named.length > 0 && isOther && !asks
    ? PLATFORMS.filter((platform) => !named.includes(platform))
    : [...new Set(named)];
}

/** What search reads as the name of a platform or of a delivery app that people know, and the message without. */
function markedIn(message: string) {
  const tokens = tokensOf(message);
  const marks = platformMarks(tokens, NO_NAMES).sort((a, b) => b.start - a.start || b.end - a.end);
  const unread = marks.findLast((mark) => mark.unread)?.unread;
  const from = (at: number) => tokens[at]?.from ?? message.length;
  const to = (at: number) => tokens[at - 1]?.to ?? 0;
  let rest = message;
  let last = tokens.length;
  for (const { start, end } of marks) {
    if (start < last) rest = `${rest.slice(0, from(start))} ${rest.slice(to(Math.min(end, last)))}`;
    last = Math.min(last, start);
  }
  return {
    platforms: marks.flatMap(({ platform }) => platform ?? []).reverse(),
    app: unread ? message.slice(from(unread.start), to(unread.end)) : "",
    rest,
  };
}

/** The platforms that a message names by their letter, or all of them, a delivery app by its own name, and the message without them. */
export function platformsIn(said: string): { platforms: Platform[]; app: string; rest: string } {
  let isOfAll = false;
  const one = said
    .replace(SO_MANY, "")
    .replace(ALL, () => {
      isOfAll = true;
      return " ";
    })
    .replace(BETWEEN, " ");
  const { app, ...marked } = markedIn(one);
  const platforms = new Set([...(isOfAll ? PLATFORMS : []), ...marked.platforms]);
  const named = (all: string) => {
    // «بالتطبيق أ»: the «ب» is written onto the word, and is no platform.
    const letters = all.replace(WORDS, " ").matchAll(ONE);
    for (const [, letter = ""] of letters) {
      const platform = LETTERS[letter.toLowerCase()];
      if (platform) platforms.add(platform);
    }
    return " ";
  };
  const rest = marked.rest.replace(NAMED, named).replace(BARE, named);
  return { platforms: [...platforms], app, rest };
}

import { LRUCache } from "lru-cache";
import { plainWords, spelledOtherwise } from "./letters";
import { Phrases } from "./phrases";
import type { Token } from "./token";
import { phrasesIn, wordFiles } from "./words/load";

/** Marks of direction stand within a word, never at its end: there they belong to the sentence it was copied from. */
const WORD =
  /[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}\u0640'’‘`´ʻʼʽʾʿˈ′＇]|\p{Cf}+(?=[\p{L}\p{N}\p{M}]))*|[×✕✖]/gu;

/** Between a digit and an Arabic letter: «2برجر» is two words, while "3mo" is one, written in Arabizi. */
const ARABIC_AFTER_DIGIT = /(?<=\p{N})(?=(?!\p{N})\p{Script=Arabic})/u;
/** «لـ٤»: a prefix is often drawn out to its number. */
const DIGIT_AFTER_ARABIC = /(?<=(?!\p{N})\p{Script=Arabic}\u0640*)(?=\p{N})/u;
/** "shawarma77": no letter of Arabizi is written with two digits. */
const NUMBER_AFTER_LATIN = /(?<=\p{Script=Latin}{3})(?=\p{N}{2})/u;
const GLUED = new RegExp(
  [ARABIC_AFTER_DIGIT, DIGIT_AFTER_ARABIC, NUMBER_AFTER_LATIN]
    .map(({ source }) => source)
    .join("|"),
  "u",
);

/** No word of a name is longer, in UTF-16 units; vowel signs and drawn-out letters count. */
const LONGEST_WORD = 100;

const MINUS = /(?:^|\s)[-−–]$/;

/** What stands between parts of a sentence. */
const BREAK = /[,،;؛.!?؟।۔\n()]/;

const TIMES = /^[×✕✖]$/u;

/** Words of Urdu that are folded like one of food, «آم» and «چائے», and are another as they are written. */
const ALIKE: ReadonlySet<string> = new Set(["ام", "جائے", "جاۓ"]);

/** Drawn-out letters: «دجاااج», "pleaseee". */
const DRAWN_OUT = /(\p{L})\1{2,}/gu;

/** Letters of Urdu keyboards that Arabic ones lack; چ, پ and گ are typed in Arabic too. */
const URDU = /[ٹڈڑںےۓہھۂۃکی]/u;
const HINDI = /\p{Script=Devanagari}/u;

/** The languages that a word gives away, for those that are no Arabic and no English. */
const GIVEN_AWAY = new Map<string, string>();
for (const file of wordFiles().filter((name) => name !== "verbs"))
  for (const { phrase, language, shy } of phrasesIn(file)) {
    const [word = "", ...others] = plainWords(phrase);
    if (!shy && others.length === 0 && !/^(?:ar|en)/.test(language)) GIVEN_AWAY.set(word, language);
  }

/** What the food of other languages is called on the menus of Riyadh: «मुर्ग़ी» and "manok" are "chicken". */
const TRANSLATIONS = Phrases.of(phrasesIn("translations"), plainWords);

/** What menus call the food that is named from a token on, with the place after it; declined or not. */
export function foodAt(tokens: readonly Token[], at: number) {
  const token = tokens[at];
  if (!token?.spoken) return undefined;
  if (token.alike && isNoFood(tokens, at)) return undefined;
  const found = TRANSLATIONS.at(tokens, at);
  if (found || token.spoken.has("tl")) return found;
  for (const text of undeclined(token.text)) {
    const plain = TRANSLATIONS.at([{ ...token, text }, ...tokens.slice(at + 1, at + 3)], 0);
    if (plain) return { ...plain, end: at + plain.end };
  }
  return undefined;
}

/** «نہ جائے» has no tea in it; «ام فہد», «ام علی»: without its sign and before a name it is somebody's mother, and no mango. */
function isNoFood(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.text !== "ام") return true;
  const next = tokens[at + 1];
  if (!next || next.starts) return false;
  return !OWNERS_IN_URDU.test(next.text) && TRANSLATIONS.at(tokens, at + 1) === undefined;
}

/** «کا», «کی», «کے», folded. */
const OWNERS_IN_URDU = /^ك[اي]$/;

/** A shorter word that ends so is seldom another's plural. */
const DECLINED = /^(?:(\p{Script=Latin}{3,})(?:e|on)|(\p{Script=Arabic}{3,})(?:ي|ون))$/u;

/** What a folded word of Hindi or Urdu may be a form of: "nashte" of "nashta", «برگروں» of «برگر». */
function undeclined(word: string): string[] {
  const [, latin, arabic] = DECLINED.exec(word) ?? [];
  if (latin) return [`${latin}a`, ...(word.endsWith("on") ? [latin] : [])];
  return arabic ? [`${arabic}ه`, `${arabic}ا`, ...(word.endsWith("ون") ? [arabic] : [])] : [];
}

/** Words of a language in Latin letters that alone may be any language's. */
const shyWords = (of: string, file: string, meant: (meaning: string) => boolean = () => true) =>
  new Set(
    phrasesIn(file).flatMap(({ phrase, language, shy, meaning }) =>
      shy && language === of && meant(meaning) ? plainWords(phrase) : [],
    ),
  );
const OWNERS = shyWords("hi-Latn", "cues", (meaning) => meaning === "owner");
const WE = shyWords("hi-Latn", "limits", (meaning) => meaning === "we");
const NUMBERS = shyWords("hi-Latn", "numbers");
/** "No" and "sat" are as often others' at the end of a question, "tin" and "bees" beside food; "chai do" asks to be given one. */
const LAST_HINDI = [...NUMBERS].filter((word) => /^(?:teen|char|das|dus)$/.test(word));

const LAST_FILIPINO = [...shyWords("tl", "numbers")].filter((word) => !/^na$/.test(word));
const UNITS = new Set(
  phrasesIn("units").flatMap(({ phrase, meaning }) =>
    meaning === "unit" && !phrase.includes(" ") ? plainWords(phrase) : [],
  ),
);

/** What Hindi calls food in one word, or in two of which neither is English: "karak chai". */
const FOODS = new Set(
  phrasesIn("translations").flatMap(({ phrase, language, meaning }) =>
    language === "hi-Latn" && (!phrase.includes(" ") || meaning === "karak tea")
      ? plainWords(phrase)
      : [],
  ),
);

/** What stands beside an English "do": "what do you have", "does Sunny Yolk do avocado toast". */
const BESIDE_DO =
  /^(?:do|does|can|could|will|would|should|did|to|not|how|what|wh(?:ere|ich|o|en|y)|i|we|you|they|it|he|she|anyone|anywhere|places?|restaurants?|that|they|u|any|some|a|an|the|me|for|so)$/;

/** Right before it they tell whom to do something; further off they may stand before a name. */
const BEFORE_DO = /^(?:please|pls|plz|kindly|just)$/;

/** "Bombay Tiffin do palak paneer": between names, where nothing around it is English, "do" is two. */
const isTwo = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.text === "do" &&
  at > 0 &&
  at + 1 < tokens.length &&
  !BEFORE_DO.test(tokens[at - 1]?.text ?? "") &&
  !tokens.some(({ text }, other) => other !== at && BESIDE_DO.test(text));

/** Is a word of Hindi a number there? "Char siu" and "char kway teow" are dishes. */
const isNumber = (tokens: readonly Token[], at: number): boolean =>
  NUMBERS.has(tokens[at]?.text ?? "") &&
  !(tokens[at]?.text === "char" && OF_CHAR.test(tokens[at + 1]?.text ?? ""));

const OF_CHAR = /^(?:siu|siew|sui|shao|kway|kuey|koay)$/;

/** Of Hindi's numbers those that are no word of English or Filipino at the end of an order. */
const LAST_NUMBER = /^(?:do|teen|char|chaar|nau|das|dus)$/;

/** "Amo Saleh ki fahsa do", "Al Muqarmish ka 8 piece broast": whose it is, and how many at its end, or in its name. */
function isOwnedAndCounted(tokens: readonly Token[], at: number): boolean {
  if (!OWNERS.has(tokens[at]?.text ?? "") || at === 0) return false;
  const counts =
    LAST_NUMBER.test(tokens.at(-1)?.text ?? "") || /^\d+$/.test(tokens[at + 1]?.text ?? "");
  return counts && at + 2 < tokens.length && !isEnglishOrFilipino(tokens);
}

const isEnglishOrFilipino = (tokens: readonly Token[]) =>
  tokens.some(
    ({ text }, at) =>
      GIVEN_AWAY.get(text) === "tl" || (text !== "do" && BESIDE_DO.test(text) && at !== 0),
  );

/** "Kerala Palace ki do masala dosa", "teen plate", "plate teen", "char samose", "hum 2": two such words together are Hindi. */
function hasHindiPair(tokens: readonly Token[]): boolean {
  return tokens.some(({ text }, at) => {
    const next = tokens[at + 1]?.text ?? "";
    if (WE.has(text)) return isNumber(tokens, at + 1) || /^\d+$/.test(next);
    return (
      (OWNERS.has(text) && isNumber(tokens, at + 1)) ||
      (isNumber(tokens, at) && (UNITS.has(next) || FOODS.has(next))) ||
      // "Chai do" asks to be given one.
      (UNITS.has(text) && isNumber(tokens, at + 1) && next !== "do") ||
      isTwo(tokens, at) ||
      isOwnedAndCounted(tokens, at)
    );
  });
}

/** "Bistek bahay manila isa", "8 piece broast teen": what is counted comes first, and the number is the last word. */
const hasLast = (tokens: readonly Token[], words: readonly string[]): boolean =>
  tokens.length > 1 && words.includes(tokens.at(-1)?.text ?? "") && !isBuilt(tokens);

/** "Naan teen al wadi indian", "steak house ribeye do": among names alone a word that is no part of one counts what is before it. */
const hasBehind = (tokens: readonly Token[]): boolean =>
  tokens.some(
    ({ text }, at) =>
      (text === "teen" && tokens.length > 1) ||
      (text === "do" && at > 1 && at === tokens.length - 1),
  ) && !isBuilt(tokens.filter(({ text }) => text !== "do"));

/** Is a word among them that English sentences are built with? */
const isBuilt = (tokens: readonly Token[]): boolean =>
  tokens.some(
    ({ text }) => BESIDE_DO.test(text) || BEFORE_DO.test(text) || /^(?:my|of|and)$/.test(text),
  );

const NONE: ReadonlySet<string> = new Set();

/** The languages beside Arabic and English that a text is surely in. */
export function spokenIn(text: string): ReadonlySet<string> {
  const written = writtenIn(text);
  const spoken = new Set(written.flatMap((token) => GIVEN_AWAY.get(token.text) ?? []));
  const isCounted = hasLast(written, LAST_HINDI) || hasBehind(written);
  if (hasHindiPair(written) || (spoken.size === 0 && isCounted)) spoken.add("hi-Latn");
  if (spoken.size === 0 && hasLast(written, LAST_FILIPINO)) spoken.add("tl");
  if (URDU.test(text)) spoken.add("ur");
  if (HINDI.test(text)) spoken.add("hi");
  return spoken.size > 0 ? spoken : NONE;
}

/**
 * The words of a query, folded, each with its place.
 *
 * @param spoken the languages of the text that it is a part of.
 */
export function tokensOf(
  query: string,
  spoken: ReadonlySet<string> = spokenIn(query),
): readonly Token[] {
  return translated(tokensAsSpoken(query, spoken));
}

/** The same, with food called as it sounds: «پالک پنیر» is on some menu as "palak paneer", and cheese on others. */
export function tokensAsSpoken(query: string, spoken: ReadonlySet<string>): readonly Token[] {
  const read = writtenIn(query);
  return spoken.size === 0 ? read : read.map((token) => ({ ...token, spoken }));
}

/** How many tokens, from one on, are a name that is kept as it is; 0 when none are. */
export type NameAt = (tokens: readonly Token[], at: number) => number;

const NO_NAMES: NameAt = () => 0;

/** «चीज़» and «چیز» are cheese, and a thing behind what is said of one: «शाकाहारी चीज़», «میٹھی چیز». */
const CHEESE = /^(?:chi[jz]|جيز)$/;
const SAID_OF_A_THING = /^(?:\p{Script=Latin}{3,}i|\p{Script=Arabic}{3,}ي)$/u;

function isThing(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]?.text ?? "";
  if (!CHEESE.test(tokens[at]?.text ?? "") || !SAID_OF_A_THING.test(before)) return false;
  return foodAt(tokens, at + 1) === undefined;
}

/** The same tokens with food called what menus call it, but in names: of "sinigang na hipon" nothing is a shrimp. */
export function translated(tokens: readonly Token[], nameAt = NO_NAMES): readonly Token[] {
  if (!tokens[0]?.spoken) return tokens;
  const plain: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] as Token;
    const named = nameAt(tokens, at);
    if (named > 0) {
      plain.push(...tokens.slice(at, at + named));
      at += named;
      continue;
    }
    if (isThing(tokens, at)) {
      at++;
      continue;
    }
    const found = foodAt(tokens, at);
    const to = tokens[(found?.end ?? 0) - 1]?.to ?? token.to;
    if (found) plain.push(...found.value.map((text) => ({ ...token, text, to })));
    else plain.push(token);
    at = found?.end ?? at + 1;
  }
  return plain;
}

/** Texts whose words are remembered: each is read several times in a row, and so are the sentences it is made of. */
const READ_LAST = 64;
const lastRead = new LRUCache<string, readonly Token[]>({ max: READ_LAST });

function writtenIn(query: string): readonly Token[] {
  const known = lastRead.get(query);
  if (known) return known;
  const tokens = wordsIn(query);
  lastRead.set(query, tokens);
  return tokens;
}

function wordsIn(query: string): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const { 0: word, index } of query.matchAll(WORD)) {
    let from = index;
    const starts = BREAK.test(query.slice(end, index));
    end = index + word.length;
    for (const piece of word.slice(0, LONGEST_WORD).split(GLUED)) {
      const to = from + piece.length;
      const words = TIMES.test(piece) ? ["x"] : plainWords(piece);
      const other = spelledOtherwise(piece);
      const minus = MINUS.test(query.slice(Math.max(0, from - 2), from));
      for (const word of words)
        tokens.push({
          text: word.replace(DRAWN_OUT, "$1"),
          from,
          to,
          ...(other !== undefined && words.length === 1 && { other: plainWords(other)[0] ?? "" }),
          ...(minus && { minus }),
          ...(ALIKE.has(piece) && { alike: true }),
          ...(starts && from === index && { starts }),
        });
      from = to;
    }
  }
  return tokens;
}

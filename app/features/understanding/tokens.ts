import { LRUCache } from "lru-cache";
import { isPieces } from "~/features/catalogue";
import { languagesAmong } from "./languages-among";
import { plainWords, spelledOtherwise } from "./letters";
import { numberWordsAt } from "./number-words";
import { Phrases } from "./phrases";
import type { Token } from "./token";
import { phrasesIn } from "./words/load";

/** Marks of direction stand within a word, never at its end: there they belong to the sentence it was copied from. */
const WORD =
  /[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}\u0640'’‘`´ʻʼʽʾʿˈ′＇]|\p{Cf}+(?=[\p{L}\p{N}\p{M}]))*|[×✕✖]/gu;

/** Between a digit and an Arabic letter: «2برجر» is two words, while "3mo" is one, written in Arabizi. */
const ARABIC_AFTER_DIGIT = /(?<=\p{N})(?=(?!\p{N})\p{Script=Arabic})/u;
/** «لـ٤»: a prefix is often drawn out to its number. */
const DIGIT_AFTER_ARABIC = /(?<=(?!\p{N})\p{Script=Arabic}\u0640*)(?=\p{N})/u;
/** "shawarma77": no letter of Arabizi is written with two digits. */
const NUMBER_AFTER_LATIN = /(?<=\p{Script=Latin}{3})(?=\p{N}{2})/u;
/** "2pcs", "5pax", "1kilo": what counts dishes or eaters, and no letter of Arabizi. */
const COUNTED = ["units", "sizes", "limits"].flatMap((file) =>
  phrasesIn(file).flatMap(({ phrase, meaning }) =>
    /^(?:unit|kilo|people)$/.test(meaning) && /^[a-z]{2,}$/i.test(phrase) ? [phrase] : [],
  ),
);
const COUNTED_AFTER_DIGIT = new RegExp(`(?<=^\\d{1,2})(?=(?:${COUNTED.join("|")})$)`);
const GLUED = new RegExp(
  [ARABIC_AFTER_DIGIT, DIGIT_AFTER_ARABIC, NUMBER_AFTER_LATIN, COUNTED_AFTER_DIGIT]
    .map(({ source }) => source)
    .join("|"),
  "iu",
);

/** No word of a name is longer, in UTF-16 units; vowel signs and drawn-out letters count. */
const LONGEST_WORD = 100;

const MINUS = /(?:^|\s)[-−–]$/;

/** What stands between parts of a sentence. */
const BREAK = /[,،;؛.!?؟।۔\n()]|:(?=\s)/;

const TIMES = /^[×✕✖]$/u;

/** Words of Urdu that are folded like one of food, «آم», «چائے» and «پیس», and are another as they are written. */
const ALIKE: ReadonlySet<string> = new Set(["ام", "جائے", "جاۓ", "بیس"]);

/** Drawn-out letters: «دجاااج», "pleaseee". */
const DRAWN_OUT = /(\p{L})\1{2,}/gu;

/** Letters of Urdu keyboards that Arabic ones lack; چ, پ and گ are typed in Arabic too. */
const URDU = /[ٹڈڑںےۓہھۂۃکی]/u;
const HINDI = /\p{Script=Devanagari}/u;

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

const NONE: ReadonlySet<string> = new Set();

/** The languages beside Arabic and English that a text is surely in. */
export function spokenIn(text: string): ReadonlySet<string> {
  const spoken = languagesAmong(writtenIn(text));
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
  return withPiecesCounted(translated(tokensAsSpoken(query, spoken)));
}

/** «چار پیس بروسٹ»: menus write the number of pieces in a dish's name in digits. */
function withPiecesCounted(tokens: readonly Token[]): readonly Token[] {
  if (!tokens[0]?.spoken) return tokens;
  return tokens.map((token, at) => {
    if (!isPieces(tokens[at + 1]?.text)) return token;
    const number = numberWordsAt(tokens, at);
    return number?.end === at + 1 ? { ...token, text: String(number.value) } : token;
  });
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

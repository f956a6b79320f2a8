import { scriptOf, tokenize } from "~/features/names";
import { isTwoOfFood, phrasesIn } from "~/features/understanding";
import type { Language } from "~/i18n/languages";
import { isWordOf, readable, type SignLanguage } from "../../words/signs";
import { isFoodWord } from "../vocabulary/food-words";
import type { KnownNames } from "../vocabulary/known-names";
import { isArabiziAlone } from "./arabizi";
import { wholeWord } from "./filipino-short";
import { soundingLike } from "./hindustani-spelled";
import { limitsInHindi, saidInHindi } from "./said-in-hindi";
import { arabiziWord, englishWords } from "./spelled-out";

/** The language of a message; `other` for those that we don't answer in. */
export type MessageLanguage = Language | "other";

/** Letters of Urdu that no Arabic keyboard of the region writes. */
export const URDU = /[ٹڈڑںےہھپچگی]|(?<!\p{L})ک[ایو](?!\p{L})/u;
/** In Latin letters Hindi and Urdu are one but for words like these. */
export const HINDI =
  /(?<!\p{L})(?:namaste|namaskar|dhanyava+d|kripya|sujhav|bhojan|tulna|shakahari|krpya|samay|jya+da|kewal|keval|cheej|swadisht|uplabdh|shuddh|bhaiya+|didi|bhojanalay|swad|vyanjan|mulya|pure veg|kadh?ai)(?!\p{L})/iu;
/** «Min» is "from" in Arabic; before an order it is short for the least. */
const MINIMUM = /(?<!\p{L})min\.?(?=\s+(?:order|spend|amount|delivery))/giu;
/** A sandwich of New Orleans without the respect of Filipino, a dish of Sichuan without its "if", and noodles without the "in" of Hindi. */
const OF_NEITHER = /(?<!\p{L})(?:po[\s'’-]*boys?|kung[\s-]*pao|(?:chow|lo)[\s-]*mein)(?!\p{L})/giu;
/** Small words of French, Spanish, German, Turkish and Indonesian. */
const ELSEWHERE = new Set(
  `combien coute une est ou pour le les des cuanto cuesta donde una quiero el por favor wie viel kostet ist wo der ein fiyat kadar nerede bir ve berapa harga dimana saya`.split(
    " ",
  ),
);
/** Words that are English as well, or of both Hindi and Filipino: they tell nothing alone. */
const SHARED = new Set(
  `hindi sugar online diabetes diabetic papa mummy is do me main the to hi in at o may an de lo bas che char das sau pe par e eh no ate late and ya or ho jo ji se tak under max for from rate dam kaya ko ka na ba pa sa si ni ye in so we hum log family half full sure order delivery menu rating please food platform app apps branch similar price verified halal coupon promo healthy medium dessert lunch dinner restaurant hotel resto fee discount code number phone points point compare suggest share pork beef mutton vegetarian gluten riyal riyals rial allergy deliver charge note office boss band side size time timing timings robot noon check trip option ring dose softdrink softdrinks update offer deal payment message msg inform change minimum plate jaan saab amount card head highest issue limit tension track verify upload post input biriyani dal daal roti aloo alu parotta porotta barotta nan shwarma lactose pista king sing song item items sir madam veg god bless`.split(
    " ",
  ),
);
/** Particles that nothing but Filipino is built with, whatever words it borrows: "delivery fee ng burger". */
const FILIPINO_GRAMMAR = new Set("ng ang mga yung nung".split(" "));
/** "Hm po", "hm df": how much, as it is written in short; alone either may be a sigh, or nothing. "Eh lumpia?": and that. */
const HOW_MUCH =
  /(?:^| )(?:hm (?:df|po|ba|ang|yung|sa|ng|ung|naman|lang|to|ito|yan|yun|isa)|df po|pa (?:order|deliver|add|total|reserve))(?= |$)|^este (?=\S)|^hm [a-z]{4,}$|^eh (?!(?:what|how|who|why|when|where|never|no|yes|cancel|ok|i|it|that|this|is|are|can|do|does|the|my|you)(?= |$))\S+$/;
/** Words that only Filipino ends or joins a sentence with, be all the rest of it English: "how much is the adobo po?" */
const FILIPINO_ALONE = new Set(
  "ako po opo pong yung ung yun iyon yan iyan nun nyan dyan diyan mga naman nmn kasi nga pala nila natin namin lang lng nalang ano anong alin saan meron".split(
    " ",
  ),
);
/** Of those, what leans on the word before it: "Lang Kitchen", "at Lang Kitchen" name a place. */
const NAMED_SO =
  /^(?:(?:.*\s)?(?:at|from|in|is|of|the)\s+)?(?:lang|po|nga|pala)(?=\s+(?!(?:ba|po|naman|ako|to)\b)\p{L})/iu;
/** What everybody says, whatever they speak. */
const EVERYBODYS = new Set(
  "ok okay yes no yeah yep thanks thank you thx bye hi hello hey please pls large small medium big with and or x".split(
    " ",
  ),
);
/** What Hindi and Urdu join words with: "ammu hamza ka shawarma", "fries aur naan", "fries amo hamza se". */
const HINDI_GRAMMAR = /\S (?:ka|ki|ke|se|mein|aur) \S|\S (?:hai|se)(?= |$)/;
/** Words of menus and prices that every language here borrows: alone they tell of no English. */
const BORROWED = new Set(
  "price prices total rate rating menu fee discount order delivery size small medium large extra free combo meal".split(
    " ",
  ),
);
/** What English is built with. */
const ENGLISH_GRAMMAR = new Set(
  "the of is are does how what where which who for with and from i my me you your can please".split(
    " ",
  ),
);
/** What Arabic is built with, folded: Latin letters among these are those of a name, however long it is. */
const ARABIC_GRAMMAR = new Set(
  "كم بكم من وين فين اين متي هل وش ايش في فيه عند عندكم علي عن ابي ابغي اريد عطني ارخص اغلي اقرب".split(
    " ",
  ),
);
/** "May kamel ba sa Olaya?": what is asked for between the two words is of any language; "wla b": is there none. */
const IS_THERE =
  /(?<!\p{L})(?:(?:may|my|meron|mayroon)(?:\s\S+)+?\s(?:po\s)?ba|wa?la\s(?:po\s)?ba?|available ba)(?!\p{L})/iu;
/** What tells a language by itself, and what one word has to be to do so, in letters. */
const ENOUGH = 2;
const TELLING = 4;

/** Words in Latin letters that questions about the service have in a language and not in English: "paano", "shikayat". */
const OF_SERVICES: Readonly<Record<SignLanguage, ReadonlySet<string>>> = {
  ...{ hi: latinOf("hi-Latn"), ur: latinOf("hi-Latn"), tl: latinOf("tl") },
};

function latinOf(language: string): ReadonlySet<string> {
  const words = (of: string) =>
    phrasesIn("services").flatMap((known) =>
      known.language === of ? known.phrase.toLowerCase().split(" ") : [],
    );
  const english = new Set(words("en"));
  return new Set(words(language).filter((word) => !english.has(word)));
}

/** "Nmin", "kitny": a word of Filipino with letters left out, one of Hindi and Urdu as some spell it. */
function isWrittenSo(word: string, language: SignLanguage): boolean {
  const isOther = word.length < 3 || isWordOf("hi", word) || isWordOf("tl", word);
  const whole = isOther ? "" : ((language === "tl" ? wholeWord : soundingLike)(word) ?? "");
  const isTelling = language === "tl" || whole.length >= TELLING;
  return isTelling && isWordOf(language, whole) && !SHARED.has(whole);
}

/** How much the Latin words of a message speak for a language. */
function weightOf(words: readonly string[], language: SignLanguage): number {
  let weight = 0;
  for (const word of words) {
    const isOwn = isWordOf(language, word) || OF_SERVICES[language].has(word);
    if (isWrittenSo(word, language)) weight += language === "tl" ? 1.5 : 1;
    if (!/^[a-z]/.test(word) || !isOwn) continue;
    if (SHARED.has(word)) weight += 0.5;
    else if (englishWords(word) === 0) weight += word.length >= TELLING ? ENOUGH : 1;
  }
  return weight;
}

/** The same for Arabic: words that Hindi and Filipino have as well tell of none of them. */
function arabiziWeight(words: readonly string[]): number {
  const isOthers = (word: string) => isWordOf("hi", word) || isWordOf("tl", word);
  const own = words.filter(
    (word) => (isArabiziAlone(word) && !isOthers(word)) || arabiziWord(word) !== undefined,
  );
  return own.reduce((weight, word) => weight + (word.length < 3 ? 1 : ENOUGH), 0);
}

/** "Total w delivery to Malaz": a "w" among what is said in many languages may be short for "with", and is no sure «و». */
function isWithAlone(words: readonly string[], isArabizi: (word: string) => boolean): boolean {
  const isBare = words.every((word) => word === "w" || !isArabizi(word));
  return isBare && words.some((word) => BORROWED.has(word) || BEFORE_NAMES.has(word));
}

/** What English puts before a place or a thing, though it is a word of others too. */
const BEFORE_NAMES = new Set("at to in a an".split(" "));

/** What language a message is written in; undefined where nothing in it tells: a name, a number. */
function toldBy(text: string): MessageLanguage | undefined {
  const script = scriptOf(text);
  if (/\p{Script=Devanagari}/u.test(text)) return "hi";
  const words = tokenize(
    text.replace(MINIMUM, "minimum").replace(OF_NEITHER, "sandwich").replace(NAMED_SO, ""),
  );
  const has = (grammar: ReadonlySet<string>) => words.some((word) => grammar.has(word));
  if (script === "ar" || (has(ARABIC_GRAMMAR) && !has(ENGLISH_GRAMMAR)))
    return URDU.test(text) ? "ur" : "ar";
  if (script === "other") return /\p{L}/u.test(text) ? "other" : undefined;
  const english = englishWords(text);
  const isArabizi = (word: string) => isArabiziAlone(word) || arabiziWord(word) !== undefined;
  const isSaid = saidInHindi(text, english) ? english + ENOUGH : 0;
  const hindi = weightOf(words, "hi") + (limitsInHindi(text) ? ENOUGH : 0) + isSaid;
  const filipino = weightOf(words, "tl") + (IS_THERE.test(text) ? ENOUGH : 0);
  // "Nos wala kamel?": "wala" is of other languages as well.
  const arabizi = english === 0 ? arabiziWeight(words) : 0;
  if (arabizi >= ENOUGH && arabizi > Math.max(hindi, filipino)) return "ar";
  const isAsked = (word: string, at: number) =>
    words[at + 1] === "b" && (isWrittenSo(word, "tl") || isWordOf("tl", word));
  const asksSo = (words.length > 1 && words.at(-1) === "ba") || words.some(isAsked);
  if ((has(FILIPINO_ALONE) || asksSo || HOW_MUCH.test(words.join(" "))) && hindi < ENOUGH)
    return "tl";
  // "Shawarma with gulay please": English with a word of theirs in it is English.
  const enough = Math.max(ENOUGH, english + 1);
  // "Isa pa": short words, all of which are Filipino.
  const isOwn = (word: string) => isWordOf("tl", word) || SHARED.has(word);
  if (english === 0 && filipino > Math.max(1, hindi) && words.length > 1 && words.every(isOwn))
    return "tl";
  if (Math.max(hindi, filipino) >= enough)
    return filipino > hindi ? "tl" : HINDI.test(text) ? "hi" : "ur";
  // "Kabsa o mandi?": "or" between two names.
  const isEither = words.slice(1, -1).includes("o");
  // "Large shawarma sa Amo Hamza"; in Hindi "sa" is "-ish": "chhota sa pizza".
  const isAt = words.slice(1, -1).includes("sa") && hindi < Math.max(1, filipino);
  const isWith = /(?:^| )na (?:may|merong?)(?= )/.test(words.join(" "));
  if ((has(FILIPINO_GRAMMAR) || isEither || isAt || isWith) && !has(ENGLISH_GRAMMAR)) return "tl";
  const isJoined = HINDI_GRAMMAR.test(words.join(" ")) && filipino <= hindi;
  const isBorrowed = words.every((word) => BORROWED.has(word) || englishWords(word) === 0);
  if (isJoined && isBorrowed && !has(ENGLISH_GRAMMAR)) return HINDI.test(text) ? "hi" : "ur";
  if (english === 0 && words.some(isArabizi))
    return isWithAlone(words, isArabizi) ? undefined : "ar";
  if (/[¿¡]/u.test(text) || words.filter((word) => ELSEWHERE.has(word)).length >= ENOUGH)
    return "other";
  return english > 0 ? "en" : undefined;
}

/** A message with a word of menus in the place of what restaurants and dishes are called in two words or more, and of neighbourhoods: «البطحاء» is no "bata". */
function withoutNames(text: string, names: KnownNames): string {
  const words = tokenize(text);
  const left: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const named = Math.max(names.restaurantAt(words, at, false), names.dishAt(words, at));
    const word = words[at] ?? "";
    const isArea =
      !isWordOf("hi", word) && !isWordOf("tl", word) && names.areaAt(words, at, true) > 0;
    if (named > 1) at += named - 1;
    left.push(named > 1 || isArea ? "menu" : word);
  }
  return left.join(" ");
}

/** "Adobo at lumpia": "at" before a dish, and nothing behind that, is no English one. */
function joinsDishes(words: readonly string[], names: KnownNames): boolean {
  return words.some((word, at) => {
    // "Order at 9 burgers": what orders and menus are called joins no dish.
    if (word !== "at" || at === 0 || BORROWED.has(words[at - 1] ?? "")) return false;
    const from = at + (/^\d+$/.test(words[at + 1] ?? "") ? 2 : 1);
    const dish = names.dishAt(words, from) || Number(isFoodWord(words[from] ?? ""));
    const next = words[from + dish];
    return (
      dish > 0 &&
      (next === undefined || next === "sa") &&
      names.restaurantAt(words, from, true) === 0
    );
  });
}

/** What language tells of a message; "Zaytoon w Zaatar" and "Bistek Tagalog" are names, and are of no language. */
function toldOf(text: string, names: KnownNames | undefined): MessageLanguage | undefined {
  const told = toldBy(text);
  if (names && (told === undefined || told === "en") && LATIN_ALONE.test(text)) {
    const words = tokenize(text);
    const isEnglish = words.some((word) => ENGLISH_GRAMMAR.has(word));
    if (!isEnglish && joinsDishes(words, names)) return "tl";
  }
  const isSure = told === undefined || told === "en" || told === "other" || !LATIN_ALONE.test(text);
  // "Do masala dosa": two, though the dish is all of the rest.
  if (isTwoOfFood(tokenize(text))) return told;
  return isSure || !names ? told : toldBy(withoutNames(text, names));
}

/** Is a message in Latin letters a name of a dish, "ok" or "thanks", and nothing that is of one language? */
export function tellsNothing(message: string, names: KnownNames | undefined): boolean {
  const words = tokenize(names ? withoutNames(message, names) : message);
  const isNone = (word: string) =>
    BORROWED.has(word) || EVERYBODYS.has(word) || /^\d+$/.test(word) || isFoodWord(word);
  return LATIN_ALONE.test(message) && words.length > 0 && words.every(isNone);
}

/** A message without a letter of another script. */
const LATIN_ALONE = /^[\p{Script=Latin}\P{L}]+$/u;

/** What language a message is written in, taken by itself. */
export function languageOf(text: string): MessageLanguage {
  return toldBy(text) ?? "en";
}

/** The language that an answer to a message is given in. */
export function voiceFor(text: string): Language {
  const language = languageOf(text);
  return language === "other" ? "en" : language;
}

/** What somebody wrote in words that are read here, whatever its language. */
export function inWordsRead(text: string): string {
  return readable(text, languageOf(text));
}

/** Few words in Latin or Arabic letters may be a name in a talk of another language. */
const A_NAME = 3;

/**
 * The language of the last of some messages: where it does not tell, that of those before goes on. `names` are taken out
 * before anything is weighed.
 */
export function languageIn(said: readonly string[], names?: KnownNames): MessageLanguage {
  const message = said.at(-1) ?? "";
  const told = toldOf(message, names);
  if (said.length < 2) return told ?? "en";
  const before = languageIn(said.slice(-3, -1), names);
  if (told === undefined) {
    const arabic = before === "ar" && said.slice(0, -1).some((one) => scriptOf(one) === "ar");
    // Somebody who writes Arabic and now a Latin name goes on in Arabic; an English sentence has words that tell.
    return before === "other" || (arabic && message.split(/\s+/).length > A_NAME) ? "en" : before;
  }
  const words = tokenize(message);
  // «لحم والا دو عدد» has no letter that Arabic lacks.
  const isArabic = words.length > A_NAME + 1 || words.some((word) => ARABIC_GRAMMAR.has(word));
  if (told === "ar" && before === "ur" && !isArabic) return "ur";
  // "do plate" after Hindi is two of them.
  const goesOn = before === "tl" || before === "ur" || before === "hi";
  if (told === "en" && goesOn && words.length <= A_NAME + 1 && weightOf(words, before) > 0)
    return before;
  // "Mango lassi price?", "naan ka price" go on in the language before, and so do "ok" and the name of any dish.
  const isShort = words.length <= A_NAME + 1;
  const isBorrowed = words.every((word) => BORROWED.has(word) || englishWords(word) === 0);
  if (told === "en" && goesOn && isShort && isBorrowed) return before;
  if (told === "en" && before !== "other" && tellsNothing(message, names)) return before;
  // "Eh crispy pata": what may be of Hindi is none after Filipino, and the other way.
  const goesTo = HINDI_GRAMMAR.test(words.join(" ")) ? ["tl"] : before === "tl" ? ["hi", "ur"] : [];
  if (goesOn && isShort && goesTo.includes(told)) return before;
  // Hindi and Urdu in Latin letters are what they were in their own.
  return told === "ur" && before === "hi" && scriptOf(message) !== "ar" ? "hi" : told;
}

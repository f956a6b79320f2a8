import { headOf, isAvoidable } from "~/features/catalogue";
import { fold, tokenize } from "~/features/names";
import type { Ask } from "../ask/ask";
import { isFoodWord } from "../vocabulary/food-words";
import type { KnownNames } from "../vocabulary/known-names";
import { withNumberSpokenOf } from "./numbered-there";

/** «و ٨؟», "and 8", "8 wala kitne ka", "how about the 8": a number, what points at one of a kind by it, and what asks of it. */
const A_NUMBER =
  /^\s*(?:(?:و|طيب|and|ok|aur|acha|achha|at|what about|how about|the|how much (?:is|for) (?:the)?|magkano|eh|yung|[ou]ng|ang|और|अच्छा|اور|اچھا|كم|بكم)\s*)*(\p{Nd}{1,2})(?:\s+(?:(?:w|v)aa?l[aie]|one|na lang|वाल[ाीे]|وال[اےی]))?(?:\s+(?:kitn[aei](?: k[aei])?|k[ai] (?:rate|price)|k[aei] kitn[aei]|कितन[ाीे](?: क[ाीे])?|کتن[اےی](?: ک[اےی])?|hai|ka|magkano|كم|بكم))*\s*[?؟.!]*\s*$/iu;

/** The pieces in the name of a dish, as it was asked for. */
const PIECES = /\p{Nd}{1,2}(?=\s*(?:قطع[ةه]?|حبات|pieces?|pcs?)(?!\p{L}))/iu;

/** «بالموز», «وبالعسل بكم», «على الفحم»: what a dish is made with or on, and at most a word that asks behind it. */
const MADE =
  /^\s*(?:لا |طيب |وش عن )?و?((?:ب(?:ال)?|على |ع )(\p{L}{3,}))(\s+(?:بكم|كم|بكام|كام|قديش|كمان|بعد|بس|مو \p{L}+))?\s*[?؟.!]*\s*$/u;

/** "With cheese?", "cheese wala kitne ka" after burgers: the kind that menus call so, and nothing beside it. */
const WITH_IT =
  /^\s*(?:(?:and|what about|how about|ok|aur|acha) )?(?:with (\p{L}{3,})|([a-z]{3,}) (?:w|v)aa?l[ai](?: (?:kitn[aei](?: k[aei])?|ka (?:rate|price)|batao|bata ?do|dikhao|dikha ?do|chahiye|de ?do))?)\s*[?.!]*\s*$/iu;

/** «بس ما ابي صغيره»: of two sizes that are left, either may be meant. */
const NOT_SMALL =
  /^\s*(?:(?:لا|بس|طيب|و)\s*)*(?:ما ?ا?ب(?:ي|غى|غا)|مابي|مو|مب|مش(?: عا[يو]ز)?)\s+(?:ال)?(?:(?<small>صغير[ةه]?)|(?<large>كبير[ةه]?)|(?<medium>وسط|متوسط[ةه]?))\s*[.!]*\s*$/u;
const SIZES_LEFT = {
  small: "كم الوسط ولا الكبير",
  large: "كم الصغير ولا الوسط",
  medium: "كم الصغير ولا الكبير",
};

/** «من الديرة», «وعند ٧٧ كم» alone. */
const FROM =
  /^\s*(?:(?:طيب|و|لا)\s*)*(?:من|عند)\s+(?:(?<word>\p{L}{3,})|(?<number>\p{Nd}{1,3}))(?:\s+(?:كم|بكم|بكام))?\s*[?؟.!]*\s*$/u;

/** «من الديرة», «وعند ٧٧» after a burger or shawarma: the restaurant that is called by both, though a neighbourhood is too. */
function placeOfKind(message: string, dish: string, names: KnownNames): string | undefined {
  const { word = "", number = "" } = FROM.exec(message)?.groups ?? {};
  const [head, [one = ""]] = [headOf(dish).replace(/^ال/, ""), tokenize(word || number)];
  if (one === "" || head === "" || (word && names.areaAt([one], 0, false) === 0)) return undefined;
  return names.isRestaurant([head, one]) ? `من ${head} ${one}` : undefined;
}

/** "Ok the Hara one, how much on each app": of a dish that was spoken of, the restaurant that is called so. */
const THE_ONE =
  /^\s*(?:(?:ok|okay|so|and|then|no) )*(?:the|that) (?<word>\p{L}{3,}) one(?<more>(?:,?\s.*)?)$/iu;

function theOneOf(message: string, dish: string, names: KnownNames): string | undefined {
  const { word = "", more = "" } = THE_ONE.exec(message)?.groups ?? {};
  const [head, [one = ""]] = [headOf(dish), tokenize(word)];
  if (one === "" || head === "" || isFoodWord(one) || !names.isRestaurant([head, one]))
    return undefined;
  return `${more.replace(/^,?\s*/, "") || "how much"} from ${head} ${one}`;
}

/** What a dish is served in or as, by which alone it is called after it was named: «كم البوكس الكبير», "how much is the meal". */
const SERVED_IN = [
  /^\s*(?<asks>(?:(?:طيب|و|كم|بكم|وبكم|وكم)\s*)*)ال(?<served>بوكس|بكس|وجب[ةه]|صحن|طبق|كومبو|علب[ةه]|سطل)(?<rest>(?:\s+ال\p{L}+)?(?:\s+(?:كم|بكم))?)\s*[؟?.!]*\s*$/u,
  /^\s*(?:(?:ok|and|so) )*(?<asks>how much (?:is|for) |what about )?(?:the|a) (?<rest>(?:large|big|small|medium) )?(?<served>meal|combo|box|platter|plate|bucket)\s*[?.!]*\s*$/iu,
];

/** How many patties a burger has, which names of meals may leave out. */
const PATTIES = /^(?:دبل|دوبل|تربل|double|triple)\s+/iu;

function servedIn(message: string, named: string, names: KnownNames): string | undefined {
  const found = SERVED_IN.map((sign) => sign.exec(message)?.groups);
  const [arabic, english] = found;
  const { asks = "", rest = "", served = "" } = arabic ?? english ?? {};
  if (!served || tokenize(named).includes(fold(served))) return undefined;
  const isOnMenu = (dish: string) =>
    names.isDish(tokenize(arabic ? `${served} ${dish}` : `${dish} ${served}`));
  const plainly = named.replace(PATTIES, "");
  const dish = !isOnMenu(named) && isOnMenu(plainly) ? plainly : named;
  return arabic ? `${asks}${served} ${dish}${rest}` : `${asks}${rest}${dish} ${served}`;
}

/** "Yung double", "double wala kitne ka", «الدبل»: of the dish that was spoken of, the one that menus call so. */
const OF_PATTIES =
  /^\s*(?:(?:and|ok|eh|aur|و|طيب|और|اور|the|yung|ung|ang|ابي|كم|بكم)\s*)*(?<patties>double|triple|(?:ال)?(?:دبل|تربل)|ڈبل|डबल)(?:\s+(?:one|wa{1,2}l[aei]|वाल[ाीे]|وال[اےی]))?(?<asks>(?:\s+(?:na lang|nalang|po|sana|magkano|kitn[aei]|k[ai]|hai|कितन[ाीे]|क[ाी]|है|کتن[اےی]|ک[ای]|ہے|كم|بكم))*)\s*[?؟.!]*\s*$/iu;
const DOUBLE: Readonly<Record<string, string>> = { ڈبل: "double", डबल: "double" };

function inPatties(message: string, named: string, names: KnownNames): string | undefined {
  const { patties = "", asks = "" } = OF_PATTIES.exec(message)?.groups ?? {};
  const word = DOUBLE[patties] ?? patties.replace(/^ال/, "");
  // «चीज़ बर्गर» is one word on menus.
  const dish = [named, named.replace(" ", "")]
    .map((one) => `${word} ${one}`)
    .find((one) => names.isDish(tokenize(one)));
  return word !== "" && dish ? `${dish}${asks}` : undefined;
}

/** Do menus call a dish by its head with a word, or by itself with it: a "burger meal"? */
const isKindOf = (beside: string, dish: string, names: KnownNames) =>
  [dish, headOf(dish)].some((one) => names.isDish(tokenize(`${one} ${beside}`))) ||
  (headOf(dish) !== "" && names.isDishWord(fold(beside)));

const SERVED_AS = /^(?:meal|combo|box|platter|plate|sandwich|wrap)$/i;

/** The kind of dish that is meant by what it has, where menus call one so; what it may cost at most stays. */
function besideIt(message: string, topic: Ask, names: KnownNames) {
  const { kind, dish, maxTotal, other, apart } = topic;
  const beside = WITH_IT.exec(message)?.slice(1).find(Boolean);
  // Of one dish at two restaurants it is asked of both.
  if (
    beside &&
    headOf(beside) === "" &&
    kind === "compare" &&
    !apart &&
    other?.dish === dish &&
    other.restaurant
  )
    if (isKindOf(beside, dish, names)) return `dono me ${dish} ${beside}`;
  // Of one place or app it is asked there.
  if (topic.restaurant || topic.from || topic.platforms.length > 0 || topic.app) return undefined;
  if (!beside || (kind !== "price" && kind !== "nearest")) return undefined;
  // Menus call a meal by what it is of, "shawarma meal".
  const served = `${headOf(dish)} ${beside}`;
  const isServed = headOf(dish) !== "" && SERVED_AS.test(beside) && names.isDishWord(fold(beside));
  if (isServed) return maxTotal ? `${served} under ${maxTotal}` : served;
  const words = tokenize(`${beside} ${headOf(dish)}`);
  const isOneWord = names.isDishWord(words.join(""));
  const isKind = names.dishAt(words, 0) === 2 || isOneWord;
  const limit = maxTotal ? ` under ${maxTotal}` : "";
  return words.length === 2 && isKind ? `${words.join(isOneWord ? "" : " ")}${limit}` : undefined;
}

/**
 * A message of one or two words that says only which kind of the dish that was spoken of is meant, as one that names the
 * dish: «وبالعسل بكم» after «معصوب» is «معصوب بالعسل بكم», and «و ٨» after a broast of 4 pieces is that of 8. Any other
 * message as it is.
 */
export function ofKindSpokenOf(said: string, topic: Ask | undefined, names: KnownNames): string {
  const message = withNumberSpokenOf(said, topic);
  const kindOfIt = topic && besideIt(message, topic, names);
  if (kindOfIt) return kindOfIt;
  const dish = topic?.kind === "price" ? topic.dish : "";
  if (!dish) return message;
  const unwanted = Object.entries(NOT_SMALL.exec(message)?.groups ?? {}).find(([, said]) => said);
  if (unwanted) return SIZES_LEFT[unwanted[0] as keyof typeof SIZES_LEFT];
  const named =
    placeOfKind(message, dish, names) ??
    theOneOf(message, dish, names) ??
    servedIn(message, dish, names) ??
    inPatties(message, dish, names);
  if (named) return named;
  const [, count] = A_NUMBER.exec(message) ?? [];
  if (count && PIECES.test(dish)) {
    const pieces = Number(tokenize(count)[0]);
    const isOf = tokenize(dish).some((word) => names.inPieces(word, pieces));
    if (isOf) return `طيب ${dish.replace(PIECES, String(pieces))}`;
  }
  const [, made = "", food = "", asks = ""] = MADE.exec(message) ?? [];
  const word = fold(food).replace(/^ال/, "");
  const [first = ""] = tokenize(dish);
  const head = headOf(dish) || (isFoodWord(first) || names.isDishWord(first) ? first : "");
  // What people leave out of dishes is read as made with by itself.
  const isOther = headOf(word) === "" && !isAvoidable(food) && !isAvoidable(word);
  const isMade = made !== "" && head !== "" && isOther && names.areaAt([word], 0, true) === 0;
  // What nobody has on a menu may be a place or a time: «بالليل».
  const isKnown = isFoodWord(word) || [word, fold(food)].some(names.isDishWord);
  // The «ب» of «برجر» is its own.
  const isOwn =
    !/^(?:بال|على|ع )/.test(made) && (isFoodWord(fold(made)) || names.isDishWord(fold(made)));
  const isOfMenus = !isOwn && (isKnown || names.isDishWord(fold(made)));
  return isMade && isOfMenus ? `طيب ${head} ${made}${asks}` : message;
}

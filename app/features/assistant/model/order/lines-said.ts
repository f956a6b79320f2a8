import { headOf, isAvoidable } from "~/features/catalogue";
import { tokenize } from "~/features/names";
import { limitMarks, type Token } from "~/features/understanding";
import type { Utterance } from "../ask/ask";
import { leftIn } from "../ask/left-words";
import { paysEach } from "../ask/pays-each";
import type { MessageLanguage } from "../language/language";
import { areCookedTogether, isRice } from "../slots/further-dishes";
import type { Slots } from "../slots/slots";
import type { KnownNames } from "../vocabulary/known-names";
import {
  type Clause,
  type Clauses,
  clausesOf,
  countIn,
  withoutNames,
  writtenIn,
} from "./change-clauses";

/**
 * The dishes of an order that one sentence names, each read in its own clause: of "vada pav do aur pani puri ek" there are two
 * of the first and one of the second. What names one dish, or compares two, stays as it was read.
 */
export function withLinesSaid(
  said: Utterance,
  sentence: string,
  names: KnownNames,
  language: MessageLanguage,
): Utterance {
  if (!isOrder(said)) return eachAlone(said, sentence);
  const pays = paysEach(sentence);
  const read = pays ? { ...said, share: true } : said;
  const cut = clausesOf(sentence, names, language);
  const clauses = pays && cut ? { ...cut, clauses: cut.clauses.map(forNobody) } : cut;
  if (!clauses || clauses.clauses.some(isChange)) return read;
  const areForAll = isForAll(clauses);
  const lines = shared(clauses, areForAll ? { ...read, share: true } : read);
  const before = read.other ? 2 + read.rest.length : 1;
  const [first, other = null, ...rest] = lines;
  // "Zaytoon w Zaatar": what is of the restaurant's name is no dish.
  const place = tokenize(read.restaurant);
  const isPlace =
    place.length > 0 &&
    lines.some(
      ({ dish, quantity }) =>
        quantity === null && names.isRestaurant([...place, "و", ...tokenize(dish)]),
    );
  if (first?.each && !other && before === 1)
    return { ...read, ...plainEach(first), left: leftEach(clauses, read.people) };
  if (!first || !other || isPlace || lines.length < before) return read;
  if (before === 1 && lines.length === 2 && areCookedTogether(first.dish, other.dish, names))
    return read;
  const splits = lines.length > before;
  // "Burger with fries and a drink": the fries were read as a dish beside it.
  const apart = [read.other, ...read.rest].map((line) => line?.dish ?? "");
  const isApart = ({ before, after }: Clause) => {
    const { dish } = clauses.slotsOf([...before, ...after]);
    return dish !== "" && apart.some((one) => one === dish || one.startsWith(`${dish} `));
  };
  const isList = clauses.clauses.every(
    (clause, at) => isListed(clause, clauses, at === 0) || isApart(clause),
  );
  if (splits && !isList) return read;
  const isEach = lines.some(({ each }) => each);
  const isCounted =
    !read.share &&
    !areForAll &&
    clauses.clauses.some((clause) => peopleBehind(clause, clauses) !== null);
  const people = isCounted && !isEach ? null : read.people;
  // "3 shawarma and a pepsi, we are 3": what is not counted in a list that is, is one for all of them.
  const isOneOfAll =
    people !== null && !isEach && !read.share && lines.some(({ quantity }) => quantity !== null);
  const counted = <T extends Slots>(line: T): T =>
    isOneOfAll ? { ...line, quantity: line.quantity ?? 1 } : line;
  return {
    ...{ ...read, ...counted(first), kind: "compare", apart: true },
    ...{ other: counted(other), rest: rest.map(counted) },
    left: leftIn(unnamedIn(clauses), sentence),
    ...(areOfOwnPlaces(clauses) && { places: [] }),
    oneMore: false,
    share: read.share && !isEach,
    people,
    maxTotal: read.maxTotal,
  };
}

/** "Kabsa from Qudoor and a fattoush from Zaytoon": each dish is of the place that is named with it, and none is looked for at the other's. */
function areOfOwnPlaces({ clauses, slotsOf }: Clauses): boolean {
  const said = clauses.map(({ before, after }) => slotsOf([...before, ...after]));
  const places = said.flatMap(({ dish, restaurant }) => (dish ? [restaurant] : []));
  return !places.includes("") && new Set(places).size > 1;
}

/** "We are five, one each": so many, for everybody who eats, of what was spoken of. */
function eachAlone(said: Utterance, sentence: string): Utterance {
  const isAlone = !said.dish && !said.restaurant && !said.share && said.quantity !== null;
  if (!isAlone || !/(?<!\p{L})each\W*$/iu.test(sentence)) return said;
  return { ...said, kind: "unclear", each: true };
}

/** May it be an order: one of several dishes, or one whose dishes were read as one? */
function isOrder(read: Utterance): boolean {
  const { kind, apart, dish, nth, elsewhere, without, quantity, open } = read;
  const isPlain = nth === null && !elsewhere && without.length === 0;
  // "Noodles ek aur spring rolls do" counts what it names, and asks for no ideas.
  const isCounted = kind === "suggest" && !open && quantity !== null;
  const isAsked = kind === "price" || (kind === "compare" && apart) || isCounted;
  return isPlain && dish !== "" && isAsked;
}

const isChange = ({ verb, roles }: Clause) =>
  (verb !== null && verb !== "add") || [...roles].some((role) => role.startsWith("pick"));

/** A clause whose "each" is of what they pay, and of no dish. */
const forNobody = (clause: Clause): Clause => ({
  ...clause,
  roles: new Set([...clause.roles].filter((role) => role !== "each")),
});

/**
 * The dishes of all clauses. What is said to be for each is one for everybody who eats, and so is what follows; but of "each a
 * shawarma, and one garlic sauce" there is one of that which is counted.
 */
function shared(clauses: Clauses, read: Utterance): Slots[] {
  const said: { line: Slots; clause: Clause }[] = [];
  for (const clause of clauses.clauses) {
    const lines = lineIn(clause, clauses, read);
    const last = said.at(-1);
    const count = lines.length === 0 && clause.roles.has("it") ? countOf(clause, clauses) : null;
    // "Chicken burger, 2 of them + fries"
    if (last && count !== null) last.line = { ...last.line, quantity: count };
    said.push(...lines.map((line) => ({ line, clause })));
  }
  const at = said.findIndex(({ clause }) => clause.roles.has("each"));
  const isLast = clauses.clauses.findLast(({ roles }) => roles.has("each")) === said.at(-1)?.clause;
  const alone = clauses.clauses.find(
    (clause) => clause.roles.has("each") && lineIn(clause, clauses, read).length === 0,
  );
  // "Halo-halo and lumpia, two each": so many of every dish.
  const counted = alone ? countOf(alone, clauses) : null;
  // "One each for 4 of us": four eat.
  const ofEach = counted === read.people ? read.quantity : counted;
  const from = alone ? 0 : at;
  // Of "one shawarma each and 2 fries" there are two fries, and of "each gets 2 sambosa and one karak" one for each.
  const isCounted =
    from >= 0 && said[from]?.line.quantity !== null && !said[from]?.clause.roles.has("eachOf");
  const isOfNoneElse = ({ before, after }: Clause) => {
    const words = writtenIn(clauses.text, [...before, ...after]);
    return SHARED.test(words) || FOR_ME.test(words);
  };
  return said.map(({ line, clause }, place) => {
    const mayBe = place === from || !isOfNoneElse(clause);
    const own = place === from || line.quantity === null || isCounted;
    const each = from >= 0 && mayBe && ((isLast && at > 0) || (place >= from && own));
    return each ? { ...line, each, quantity: line.quantity ?? ofEach } : line;
  });
}

/** "One each for 4 of us" is one: who eats counts no dish. */
const countOf = ({ before, after }: Clause, { isOfDish }: Clauses) =>
  countIn(unlimited([...before, ...after]), isOfDish);

/** One dish for each, without the words that say so: "two burgers each". */
const plainEach = ({ dish, size, quantity }: Slots) => ({
  ...{ dish, size, quantity, each: true, share: false, surely: "" },
});

/** Of what is listed, the words that name nothing known: "burger, fries and zzyzx". */
function unnamedIn(clauses: Clauses): string {
  const said = clauses.clauses.map(({ before, after }) => clauses.slotsOf([...before, ...after]));
  const unnamed = said.filter(
    ({ dish, restaurant }, at) =>
      dish === "" && restaurant === "" && !countedUnknown(clauses.clauses[at] as Clause, clauses),
  );
  return unnamed
    .map(({ unknown }) => unknown)
    .join(" ")
    .trim();
}

/** The words of an order for each that name and count nothing, nor who eats. */
function leftEach({ clauses, slotsOf }: Clauses, people: number | null): string {
  return clauses
    .map(({ before, after }) => slotsOf([...before, ...after]).unknown)
    .filter((word) => word !== String(people))
    .join(" ")
    .trim();
}

/**
 * "2 naan and one karahi": where all of a list is counted, what nobody knows is a dish that we lack; empty for anything else.
 */
function countedUnknown({ before, after }: Clause, clauses: Clauses): string {
  const { dish, unknown, restaurant, people } = clauses.slotsOf([...before, ...after]);
  const isAlone = dish === "" && restaurant === "" && people === null && unknown !== "";
  if (!isAlone || unknown.split(" ").length > MOST_UNKNOWN) return "";
  const areCounted = clauses.clauses.every((one) => countOf(one, clauses) !== null);
  return areCounted && clauses.clauses.length > 1 ? unknown : "";
}
const MOST_UNKNOWN = 2;

/** The dish of a clause with how many and how large. */
function lineIn(clause: Clause, clauses: Clauses, read: Utterance): Slots[] {
  const { before, after, roles } = clause;
  const tokens = [...before, ...after];
  const said = clauses.slotsOf(tokens);
  const { size, quantity, people, also } = said;
  const dish = said.dish || countedUnknown(clause, clauses);
  if (dish === "" || also.length > 0) return [];
  const { area } = read;
  const restaurant = said.restaurant || read.restaurant;
  // "A shawarma each for six": six of those who eat.
  // "We are four: burger and fries": four of those who eat.
  const isOfPeople = quantity !== null && quantity === read.people && read.quantity === null;
  const ofEach = countIn(tokens, clauses.isOfDish);
  const count = roles.has("each")
    ? quantity === read.people
      ? // "7 log hain, har ek ko 2 samosa": the last of the two numbers.
        ofEach === read.people
        ? null
        : ofEach
      : quantity
    : isOfPeople
      ? null
      : (quantity ??
        // «نفر مندي ونفرين رز»: portions, and none who eat.
        (clause.joined === "and" && people !== read.people ? people : null) ??
        (read.share ? null : peopleBehind(clause, clauses)) ??
        countIn(people === null ? withoutNames(unlimited(tokens), said) : [], clauses.isOfDish));
  return [{ dish, size, restaurant, area, quantity: count, people: null, maxTotal: null }];
}

/** Words without what is paid at most and who eats: of "fries under 60 riyals" there are not sixty. */
function unlimited(tokens: readonly Token[]): Token[] {
  const limits = limitMarks(tokens);
  return tokens.filter((_, at) => !limits.some(({ start, end }) => start <= at && at < end));
}

/**
 * "Rice for three" is three of it; "we are three: rice and salad" is no number of rice, and neither is "2 burgers and rice, we are
 * three", where what is wanted is counted dish by dish. Null where nobody is counted behind a dish.
 */
function peopleBehind(clause: Clause, clauses: Clauses): number | null {
  const { before, after, roles } = clause;
  const tokens = [...before, ...after];
  const words = writtenIn(clauses.text, tokens);
  const isCounted = (one: Clause) => one !== clause && countOf(one, clauses) !== null;
  if (!FOR_SO_MANY.test(words) && clauses.clauses.some(isCounted)) return null;
  const { dish, people } = clauses.slotsOf(tokens);
  if (people === null || dish === "" || roles.has("each") || FOR_ME.test(words)) return null;
  const named = tokens.findIndex(({ text }) => clauses.isOfDish(text));
  const ahead = clauses.slotsOf(tokens.slice(0, Math.max(0, named))).people;
  return ahead === null ? people : null;
}

/** "And rice for 3": no people are spoken of. */
const FOR_SO_MANY = /(?<!\p{L})(?:for | ?ل ?)[\p{L}\p{N}]+$/iu;

/** "Pancit and cake for 10 people": of dishes that nothing else counts, those who eat stand behind the last. */
function isForAll(clauses: Clauses): boolean {
  const dishes = clauses.clauses.filter(
    ({ before, after }) => clauses.slotsOf([...before, ...after]).dish !== "",
  );
  const last = dishes.pop();
  if (!last || dishes.length === 0 || peopleBehind(last, clauses) === null) return false;
  return dishes.every(
    (clause) =>
      peopleBehind(clause, clauses) === null &&
      countOf(clause, clauses) === null &&
      !clause.roles.has("each"),
  );
}

/** What is shared by all is not for each. */
const SHARED =
  /(?<!\p{L})(?:shar(?:e|ed|ing)|between (?:us|them)|for all|نتقاسم\p{L}*|نتشارك\p{L}*|بيننا|بينا|للجميع|للكل|مشترك\p{L}*|mil ?k(?:e|ar)|hati|paghahatian|مل کر|मिलकर|मिल के)(?![\p{L}\p{M}])/iu;

/** What one of them has for themselves is one. */
const FOR_ME =
  /(?<![\p{L}\p{M}])(?:for (?:me|myself)|لي|لي انا|mere li?ye|میرے لی[ےئ]ے?|मेरे लिए|para sa akin|sa akin|akin)(?![\p{L}\p{M}])/iu;

/** "And a garlic bread" is beside what stands before it; "with a garlic bread" may be how that is eaten. */
const AND_A = /\band (?:an?|some) $/iu;

/** Is it a dish by itself, said beside others, and not what one is made or eaten with? */
function isListed(clause: Clause, clauses: Clauses, isFirst: boolean): boolean {
  const { before, after, joined, apart } = clause;
  const { slotsOf, text, isOfDish } = clauses;
  const said = [...before, ...after];
  const { dish, unknown } = slotsOf(said);
  if (dish === "") return unknown === "" || countedUnknown(clause, clauses) !== "";
  const isBeside = joined === "with" && AND_A.test(text.slice(0, said[0]?.from));
  // «, the kofta one» counts nothing.
  const isCounted =
    apart &&
    !/^(?:the|that|this) /iu.test(writtenIn(text, said)) &&
    countIn(said, isOfDish) !== null;
  const joins = joined === "and" || isBeside || (joined === null && (isFirst || isCounted));
  return joins && (headOf(dish) !== "" || !isAvoidable(dish) || isRice(dish));
}

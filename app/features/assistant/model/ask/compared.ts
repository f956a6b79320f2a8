import { headOf } from "~/features/catalogue";
import { tokenize } from "~/features/names";
import type { MessageSlots, Slots } from "../slots/slots";
import { isFoodWord } from "../vocabulary/food-words";
import { isGeneral } from "../vocabulary/kinds";
import type { KnownNames } from "../vocabulary/known-names";
import type { Ask, Utterance } from "./ask";
import { atItsEnd, headed } from "./at-its-end";
import { leftCompared } from "./left-compared";
import { BOTH } from "./reference";
import { BETWEEN, CLOSER, RATED, RATED_APART, SIGNS, SUGGESTS, VERSUS } from "./talk";

/** Things that one message asks about together: the second is completed by the first. */
export function comparedIn(
  question: string,
  said: string,
  named: MessageSlots,
  slotsOf: (part: string) => MessageSlots,
  names: KnownNames,
  versus = VERSUS,
): ComparedThings | undefined {
  // "At Bosphorus and Rustum Bek": what only sounds like a name is one beside another.
  const left = named.restaurant === "" ? [] : tokenize(named.unknown);
  const isHeard = left.length > 1 && left.length <= A_NAME && names.isLikeRestaurant(left);
  const rivals = isHeard ? [...named.others, named.unknown] : named.others;
  const [other] = rivals;
  // "A aur B mein se kaun sasta hai": no word stands between them but "and".
  const among = other !== undefined && (BOTH.test(said) || CLOSER.test(said));
  const { others: _, unknown: __, also, whole: ____, ...slots } = named;
  // "Kerala Palace ki biryani aur wadi wale ki biryani": what the dish is named for again is a restaurant.
  const isTwice = also.length === 1 && also[0]?.dish === slots.dish && slots.restaurant !== "";
  // "Butter chicken bombay wale ka aur wadi ka, dono ka rate": of two places one is called like a neighbourhood.
  const isBoth = slots.dish !== "" && slots.restaurant !== "" && BOTH.test(said);
  const isAgain = (isTwice && CHOOSES.test(said)) || (isBoth && also.length === 0);
  const isPlace = isAgain && names.isRestaurant(tokenize(slots.area));
  const quantity = isBoth && slots.quantity === 2 ? null : slots.quantity;
  const here = { ...slots, quantity, area: "" };
  if (isPlace) return [here, { ...here, restaurant: slots.area }];
  const each = rivals.map((restaurant) => ({ ...slots, restaurant }));
  const places = (slots.dish || among) && other ? ([slots, ...each] as ComparedThings) : undefined;
  // «قارن بين المتبل عند زيتون وزعتر ومشويات أبو راكان»: the first «و» is of a name.
  if (places && named.also.length === 0 && !versus.test(question)) return places;
  const two = twoParts(question, said, slotsOf, names, versus);
  // "A latte from Sunny Yolk, Dune Drip or Rakwa": neither of them is left out.
  const isFew = two && two[0].dish === two[1].dish && rivals.length > 1;
  return two && !isFew ? two : (places ?? (CHOOSES.test(said) ? chosenOf(named) : undefined));
}

/** Which of what is named costs less, and not where or on which app: whoever asks that does not order all of it. */
export const CHOOSES =
  /(?:^| )(?:which|whats|what s|what is|what|whos|who is)(?: (?:one|dish|of (?:them|the two|these|those)|from|among))*(?: (?:is|are|works out|comes out|would be|will be|should be))?(?: the)? (?:cheaper|less expensive|more expensive|pricier|dearer|better value|costs? (?:less|more|the least))(?! (?:app|apps|platform|place|restaurant))(?= |$)|(?:^| )(?:which|whats|what s|what is|who is)(?: one)?(?: is)? (?:the )?(?:cheapest|dearest)$|(?:^| )which is cheapest(?= )|(?:^| )(?:compare|difference)(?= |$)|(?:^| )(?:ايهم|ايهما|ايهن|اي واحد|اي وحده|مين فيهم|وش فيهم|الفرق)(?= |$)|(?:^| )(?:وش|ايش|شو|شنو|مين|منو|من|ما)(?: (?:هو|هي|فيهم|منهم|اللي))? (?:الارخص|الاوفر|الاغلي|الاقل)(?= |$)|(?:^| )(?:وش|ايش|شو|شنو|مين|منو)(?: (?:هو|هي|فيهم|منهم|اللي))? (?:ارخص|اوفر|اغلي)$|(?:^| )(?:مين|منو) (?:ارخص|اوفر|اغلي)(?= |$)/;

/** The dishes of "X and Y", each by itself; undefined where there is but one. */
function chosenOf({ others: _, unknown: __, also, whole: ___, ...slots }: MessageSlots) {
  const [second, ...further] = also.map((line) => ({ ...slots, ...line }));
  if (!slots.dish || !second) return undefined;
  // "Which of the two": so many are compared, and none is ordered so often.
  const quantity = slots.quantity === also.length + 1 ? null : slots.quantity;
  return [{ ...slots, quantity }, second, ...further] as ComparedThings;
}

/**
 * The slots of an ask for what is compared; of "a latte and a cheesecake, at Rakwa or Dune Drip" it is one order at each
 * restaurant.
 */
export function setAgainst(
  compared: ComparedThings,
  also: MessageSlots["also"],
): Slots & Pick<Ask, "places" | "other" | "rest" | "apart"> {
  const [first, other, ...rest] = ofKindSaid(compared);
  const places = [...new Set(compared.map(({ restaurant }) => restaurant))];
  const isOne = compared.every(({ dish }) => dish !== "" && dish === first.dish);
  // "X ka ribeye aur Y ka ribeye": the dish is named for each place, and ordered twice of none.
  const others = also.filter(({ dish }) => dish !== first.dish);
  const [second, ...further] = others.map((line) => ({ ...first, ...line }));
  return isOne && places.length > 1 && second
    ? { ...first, places, other: second, rest: further, apart: true }
    : { ...first, places: [], other, rest, apart: false };
}

/** "Kabsa or mandi, half a chicken": what names no dish says of which kind, and of what size, each of the others is. */
function ofKindSaid(compared: ComparedThings): ComparedThings {
  const saysKind = ({ dish }: Slots) => isGeneral(dish) && headOf(dish) === "";
  const [first, second, ...further] = compared.filter((side) => !saysKind(side));
  const [kind, ...more] = compared.filter(saysKind);
  if (!first || !second || !kind || more.length > 0) return compared;
  const of = (side: Slots): Slots => ({
    ...side,
    dish: `${side.dish} ${kind.dish}`,
    ...(side.size === "" && { size: kind.size, sizeKept: true }),
  });
  return [of(first), of(second), ...further.map(of)];
}

/**
 * Which of two is better is what people rate, where they are places and no price is spoken of; of dishes nobody but who eats
 * them can tell.
 */
const BETTER =
  /^(?!.*(?:^| )(?:prices?|priced|cheap\S*|deals?|value|cost|(?:ال|ب|با|بال)?(?:سعر|اسعار)\S*|عرض|ا?رخص)(?= |$))(?:.* )?(?:better|worse|nicer|(?:ال)?(?:احسن|افضل|ازين))(?! for)(?= |$)/;

/** "Which is rated higher, X or Y?", "is X better than Y?" ask for no price of either. */
export function byRating(against: Utterance, said: string): Utterance {
  const isOfPlaces = !against.dish && !against.other?.dish;
  // What delivery costs there, and the least that is taken, is of no dish.
  const isOfTerms = against.focus === "delivery" || against.focus === "minimum";
  if (!isOfPlaces || isOfTerms) return against;
  // «مين اطيب؟» is asked of a taste that nobody here knows.
  const aside = TASTIER.test(said) ? "best" : against.aside;
  if (!(against.rated || BETTER.test(said))) return { ...against, aside };
  return { ...against, kind: "ranked", list: { ...against, facts: [] } };
}

const TASTIER = /(?:^| )(?:اطيب|الذ|ازكي|tastier|tastiest)(?= |$)/;

/** What is set against each other: two, or more. */
export type ComparedThings = [Slots, Slots, ...Slots[]];

/** The same in Urdu, Hindi and Filipino. */
export const OWN_VERSUS =
  /\s(?:or|vs\.?|versus|ya|یا|या|o|(?:kaysa|kesa|kumpara)(?: sa)?(?: mga)?|ke muqable|کے مقابلے|के मुकाबले)\s/iu;

/** What costs less than another: what stands behind it is a dish, or a restaurant beside a restaurant; "than usual" is no other. */
const THAN =
  /\s(?:(?:cheaper|less|less expensive|more expensive|pricier|dearer|better|nicer|worse) than|(?:أ|ا)رخص من|(?:أ|ا)وفر من|(?:أ|ا)غلى من|kaysa|kesa)\s(?!(?:sa )?(?:usual|normal|before|it (?:was|used)|dati|karaniwan|المعتاد|العاد[ةه]|الطبيعي|قبل|أول|اول)(?![\p{L}\p{M}]))/iu;

/** These compare whatever stands beside them. */
const AGAINST = /\s(?:vs\.?|versus|مقابل|ضد)\s/iu;

/** More words than these are no name. */
const A_NAME = 4;

/** The second part, which may be a restaurant's name in another script, or one that we lack where the first is a restaurant's. */
function partOf(
  text: string,
  one: Slots,
  slotsOf: (part: string) => MessageSlots,
  names: KnownNames,
): Slots & Partial<Pick<MessageSlots, "also">> {
  const { others: _, whole: __, unknown, ...slots } = slotsOf(text);
  const words = tokenize(text);
  // "Between Kerala Palace and Al Wadi": what stands against a restaurant is one, where one is called so.
  const isRival = one.restaurant !== "" && !slots.restaurant && slots.area !== "";
  if (isRival && names.isRestaurant(tokenize(slots.area)))
    return { ...slots, restaurant: slots.area, area: "" };
  // "Rakwa and dune latte": beside a restaurant alone, a dish that begins as a restaurant is called is of that.
  const isBeside = one.restaurant !== "" && one.dish === "" && !slots.restaurant && slots.dish;
  const length = isBeside && !isFoodWord(words[0] ?? "") ? names.restaurantAt(words, 0, true) : 0;
  if (length > 0 && length < words.length) {
    const place = words.slice(0, length);
    const dish = tokenize(slots.dish).filter((word) => !place.includes(word));
    return { ...slots, restaurant: place.join(" "), dish: dish.join(" ") };
  }
  // "Fornello or pizza rukn al hajari": what that is called by is no other dish.
  const isAlone = slots.restaurant !== "" && tokenize(slots.dish).length === 1;
  const both = `${slots.dish} ${slots.restaurant}`;
  if (isAlone && one.restaurant && one.dish && names.isRestaurant(tokenize(both)))
    return { ...slots, dish: "", restaurant: both };
  // «تشيز برجر برجر الحارة وبرجر الديرة»: all of the words are what a restaurant is called, and the dish is that of the first.
  const isWhole = one.restaurant !== "" && one.dish !== "" && words.length > 1;
  if (
    isWhole &&
    !slots.restaurant &&
    headOf(slots.dish) === slots.dish &&
    names.isRestaurant(words)
  )
    return { ...slots, dish: "", area: "", restaurant: text.replace(/[?؟!.,،]/gu, "").trim() };
  const rival = one.restaurant !== "" && !slots.dish && !slots.restaurant && !slots.area;
  const isName = !slots.restaurant && !headOf(slots.dish) && names.isRestaurant(words);
  const meant = isName
    ? text.replace(/[?؟!.,،]/gu, "").trim()
    : rival && words.length <= A_NAME
      ? unknown
      : "";
  return meant ? { ...slots, dish: "", size: "", restaurant: meant } : slots;
}

/** "The adana, the iskender or the lahmacun": the dishes between commas, where each of them is one; the first is that of the whole. */
function listedIn(
  part: string,
  { also }: MessageSlots,
  slotsOf: (part: string) => MessageSlots,
): MessageSlots[] {
  const read = part.split(/[,،]/u).map(slotsOf);
  const dishes = read.filter(({ dish }) => dish !== "");
  return also.length === 0 && dishes.length > 1 ? dishes : [];
}

/** More words than these say more than a dish, and behind the second for how many and how much. */
const A_DISH = 5;
const WITH_LIMITS = 10;

/** "Kabsa or mandi?", "kabsa or mandi for 4 people": a dish on either side, and nothing else but for whom and how much. */
function areTwoDishes(
  parts: readonly string[],
  slotsOf: (part: string) => MessageSlots,
  names: KnownNames,
): boolean {
  // "Any Filipino food in Batha, adobo or sinigang?"
  const [before, said] = [...parts]
    .slice(0, 1)
    .flatMap((part) => /^(.*)[,،](.*)$/su.exec(part)?.slice(1) ?? []);
  if (said && before && slotsOf(before).dish === "")
    return areTwoDishes([said, ...parts.slice(1)], slotsOf, names);
  const words = parts.map(tokenize);
  const [first = [], second = []] = words;
  if (parts.length !== 2 || first.length > A_DISH || second.length > WITH_LIMITS) return false;
  if (names.isDish(words.flat())) return false;
  return parts.map(slotsOf).every((one, at) => {
    // "Kabsa or mandi at Najd", "adobo or sinigang in Batha": where both are.
    const isAnywhere = at > 0 || (one.restaurant === "" && one.area === "");
    // "Any biryani, kabsa or mandi?"
    const isAlone = isAnywhere && (at === 0 || one.also.length === 0);
    return one.dish !== "" && one.unknown === "" && isAlone && one.quantity === null;
  });
}

/** «الوادي الهندي ولا قصر كيرلا»: a restaurant on either side, and nothing else. */
function areTwoPlaces(parts: readonly string[], slotsOf: (part: string) => MessageSlots): boolean {
  const places = parts.map(slotsOf);
  return (
    parts.length === 2 &&
    places.every(({ restaurant, dish, unknown }) => restaurant !== "" && !dish && !unknown)
  );
}

/** "California roll at Koi or Hanabi": a dish at one restaurant, and behind it another, with or without a dish. */
function isAtEither(
  [first = "", second = "", ...others]: readonly string[],
  slotsOf: (part: string) => MessageSlots,
  names: KnownNames,
): boolean {
  const [one, words] = [slotsOf(first), tokenize(second)];
  if (others.length > 0 || !one.dish || !one.restaurant || words.length > A_NAME) return false;
  const { restaurant, unknown } = slotsOf(second);
  return (restaurant !== "" && !unknown) || names.isRestaurant(words);
}

/** "Which is cheaper, X or Y", «قارن بين X و Y». */
function twoParts(
  question: string,
  said: string,
  slotsOf: (part: string) => MessageSlots,
  names: KnownNames,
  against: RegExp,
): ComparedThings | undefined {
  const between = BETWEEN.exec(question);
  const asked = [SIGNS.price, SUGGESTS, BOTH, CLOSER, RATED, RATED_APART, BETTER].some((sign) =>
    sign.test(said),
  );
  const versus =
    against.test(question) &&
    (asked ||
      AGAINST.test(question) ||
      areTwoDishes(question.split(against), slotsOf, names) ||
      areTwoPlaces(question.split(against), slotsOf) ||
      isAtEither(question.split(against), slotsOf, names));
  const isThan = THAN.test(question);
  const parts = between
    ? [between[1], between[2]]
    : isThan
      ? question.split(THAN)
      : versus
        ? question.split(against)
        : [];
  if (parts.length !== 2 || !parts[0] || !parts[1]) return undefined;
  const before = between ? question.slice(0, between.index) : "";
  const first = slotsOf(`${before} ${parts[0]}`);
  const [head, ...listed] = listedIn(parts[0], first, slotsOf);
  const { others: _, unknown, also: beside, whole: ___, ...named } = first;
  const isNothing = !named.dish && !named.restaurant && !named.area && unknown !== "";
  // "Saan mas mahal, kusina o bahay manila?": what stands against a restaurant, and is nothing else, may be one.
  const rival = isNothing && against.test(question) && slotsOf(parts[1]);
  const isPlace = rival && rival.restaurant !== "" && !rival.dish && leftCompared(unknown) !== "";
  const place = isPlace ? { ...named, restaurant: leftCompared(unknown) } : named;
  const one = atItsEnd(head ? { ...named, dish: head.dish, size: head.size } : place, names);
  const { also = [], ...second } = partOf(parts[1], one, slotsOf, names);
  const two = headed(second, one);
  if (!(one.dish || one.restaurant) || !(two.dish || two.restaurant)) return undefined;
  if (isThan && !two.dish && !(one.restaurant && two.restaurant)) return undefined;
  const further = (of: Slots, dishes: MessageSlots["also"]) =>
    dishes.map(({ dish, size, quantity }) => completed({ ...of, dish, size, quantity }, of));
  const completed = (own: Slots, other: Slots): Slots => ({
    dish: own.dish || other.dish,
    size: own.size || other.size,
    // "Kabsa or mandi, half a chicken": of both, where both come so.
    ...(own.size === "" && own.dish !== "" && other.size !== "" && { sizeKept: true }),
    restaurant: own.restaurant || other.restaurant,
    area: own.area || other.area,
    quantity: own.quantity ?? other.quantity,
    people: own.people ?? other.people,
    maxTotal: own.maxTotal ?? other.maxTotal,
  });
  const [whole, other] = [completed(one, two), completed(two, one)];
  // "Burger, shawarma or pizza": what a comma or "and" joins to either is compared as well.
  const rest = two.dish ? [...further(whole, [...listed, ...beside]), ...further(other, also)] : [];
  return [whole, other, ...rest];
}

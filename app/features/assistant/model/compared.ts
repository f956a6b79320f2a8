import { headOf } from "~/features/catalogue";
import { tokenize } from "~/features/names";
import type { KnownNames } from "./known-names";
import { BOTH } from "./reference";
import type { MessageSlots, Slots } from "./slots";
import { BETWEEN, CLOSER, SIGNS, SUGGESTS, VERSUS } from "./talk";

/** Things that one message asks about together: the second is completed by the first. */
export function comparedIn(
  question: string,
  said: string,
  named: MessageSlots,
  slotsOf: (part: string) => MessageSlots,
  names: KnownNames,
  versus = VERSUS,
): ComparedThings | undefined {
  const [other] = named.others;
  // "A aur B mein se kaun sasta hai": no word stands between them but "and".
  const among = other !== undefined && (BOTH.test(said) || CLOSER.test(said));
  const { others: _, unknown: __, also: ___, whole: ____, ...slots } = named;
  const each = named.others.map((restaurant) => ({ ...slots, restaurant }));
  const places = (slots.dish || among) && other ? ([slots, ...each] as ComparedThings) : undefined;
  // «قارن بين المتبل عند زيتون وزعتر ومشويات أبو راكان»: the first «و» is of a name.
  if (places && named.also.length === 0 && !versus.test(question)) return places;
  const two = twoParts(question, said, slotsOf, names, versus);
  // "A latte from Sunny Yolk, Dune Drip or Rakwa": neither of them is left out.
  const isFew = two && two[0].dish === two[1].dish && named.others.length > 1;
  return two && !isFew ? two : places;
}

/** What is set against each other: two, or more. */
type ComparedThings = [Slots, Slots, ...Slots[]];

/** The same in Urdu, Hindi and Filipino. */
export const OWN_VERSUS =
  /\s(?:or|vs\.?|versus|ya|یا|या|o|kumpara sa|ke muqable|کے مقابلے|के मुकाबले)\s/iu;

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
): Slots {
  const { others: _, also: __, whole: ___, unknown, ...slots } = slotsOf(text);
  const words = tokenize(text);
  const rival = one.restaurant !== "" && !slots.dish && !slots.restaurant && !slots.area;
  const isName = !slots.restaurant && !headOf(slots.dish) && names.isRestaurant(words);
  const meant = isName ? text.trim() : rival && words.length <= A_NAME ? unknown : "";
  return meant ? { ...slots, dish: "", size: "", restaurant: meant } : slots;
}

/** «قهوة تركية ولا سعودية»: the second is of the first one's kind. */
function headed(two: Slots, one: Slots): Slots {
  const head = headOf(one.dish);
  return two.dish && head && !headOf(two.dish) ? { ...two, dish: `${head} ${two.dish}` } : two;
}

/** "Which is cheaper, X or Y", «قارن بين X و Y». */
function twoParts(
  question: string,
  said: string,
  slotsOf: (part: string) => MessageSlots,
  names: KnownNames,
  against: RegExp,
): [Slots, Slots] | undefined {
  const between = BETWEEN.exec(question);
  const asked =
    SIGNS.price.test(said) || SUGGESTS.test(said) || BOTH.test(said) || CLOSER.test(said);
  const versus = against.test(question) && (asked || AGAINST.test(question));
  const parts = between ? [between[1], between[2]] : versus ? question.split(against) : [];
  if (parts.length !== 2 || !parts[0] || !parts[1]) return undefined;
  const before = between ? question.slice(0, between.index) : "";
  const one = slotsOf(`${before} ${parts[0]}`);
  const two = headed(partOf(parts[1], one, slotsOf, names), one);
  if (!(one.dish || one.restaurant) || !(two.dish || two.restaurant)) return undefined;
  const completed = (own: Slots, other: Slots): Slots => ({
    dish: own.dish || other.dish,
    size: own.size || (own.dish ? "" : other.size),
    restaurant: own.restaurant || other.restaurant,
    area: own.area || other.area,
    quantity: own.quantity ?? other.quantity,
    people: own.people ?? other.people,
    maxTotal: own.maxTotal ?? other.maxTotal,
  });
  return [completed(one, two), completed(two, one)];
}

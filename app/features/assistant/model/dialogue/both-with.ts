import { headOf } from "~/features/catalogue";
import type { Ask, Utterance } from "../ask/ask";
import { linesOf, withLines } from "../ask/order";

/** «واللي معه بطاطس؟», "the one with fries", "with fries", "and fries with it", "fries ke sath". */
const WITH =
  /^\s*(?:و|طيب )?(?:(?:اللي|الي)\s+)?(?:مع(?:ه|ها|هم)?|فيه|فيها)\s+\p{L}|^(?:and |what about |how about |ok )*(?:the ones? )?(?:with|that has|which has) \p{L}|(?<=\p{L}) with (?:it|that|them)[\s?.!]*$|(?<=\p{L}) (?:k[ae]|के|کے) (?:sa{1,2}th|साथ|ساتھ)[\s?.!]*$|^(?:tapos |eh |yung )?may kasamang \p{L}/iu;

/** One dish of several restaurants that are set against each other, with another beside it: the order of both at each of them. */
export function bothWith(topic: Ask, read: Utterance, message: string): Ask | undefined {
  const { kind, apart, dish, restaurant, quantity } = topic;
  const sides = linesOf(topic);
  const places = sides.map((side) => side.restaurant);
  const isOne = kind === "compare" && !apart && sides.every((side) => side.dish === dish);
  if (!isOne || places.some((place) => place === "") || read.dish === "" || read.restaurant !== "")
    return undefined;
  const [first, second] = sides;
  const own = dish || headOf(restaurant);
  if (!WITH.test(message) || headOf(read.dish) === "" || !first || !second || own === "")
    return undefined;
  const lines = [
    { ...first, dish: own, restaurant: "" },
    { ...second, dish: read.dish, size: read.size, quantity: read.quantity ?? quantity },
  ];
  const there = lines.map((line) => ({ ...line, restaurant: "" }));
  return {
    ...withLines(topic, there),
    facts: [],
    greets: false,
    cheaper: false,
    apart: true,
    places,
  };
}

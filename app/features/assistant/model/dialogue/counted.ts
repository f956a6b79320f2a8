import { type Representation, represent } from "~/features/catalogue";
import type { Ask, Utterance } from "../ask/ask";

/** How many: of people where people were counted before. */
export function counted(
  topic: Ask,
  { quantity: said, people, nth, share, size, cheaper, dish, theirs }: Utterance,
): Partial<Pick<Ask, "quantity" | "people" | "splitBetween">> {
  // "The second one", "the cheaper one" count nothing.
  const quantity = said === 1 && (nth !== null || cheaper) ? null : said;
  if (share) return split(topic, people ?? (quantity === 1 ? null : quantity));
  if (people !== null) return { people, quantity: null };
  // "Do they have salad?" asks for no more than one, however many were ordered of another dish.
  const isAnother =
    dish !== "" && (theirs || (topic.kind === "compare" && topic.apart) || isBeside(dish, topic));
  if (quantity === null)
    return { people: topic.people, quantity: isAnother ? null : topic.quantity };
  return topic.people === null || size !== ""
    ? { quantity, people: null }
    : { people: quantity, quantity: null };
}

/** "And pepsi?" after three burgers: what goes with a dish is asked about by itself, and no three of it. */
function isBeside(dish: string, topic: Ask): boolean {
  const [own, before] = [represent([dish]), represent([topic.dish])];
  const isSo = (one: Representation) =>
    Math.max(one.get("drink") ?? 0, one.get("side") ?? 0) >= GOES_WITH;
  return topic.dish !== "" && isSo(own) && !isSo(before);
}

/** From here on a dish goes with another. */
const GOES_WITH = 0.35;

/** What is ordered already is shared among so many; one of a dish that each has for themselves is ordered for so many. */
function split(
  { quantity, people, size, kind, splitBetween }: Ask,
  between: number | null,
): Partial<Pick<Ask, "quantity" | "people" | "splitBetween">> {
  // "Make it 12" of one for each of ten: twelve eat.
  const isUneven = splitBetween !== null && quantity !== null && quantity % splitBetween > 0;
  // «كم على كل واحد؟» of two: what each of them costs.
  const isCounted =
    splitBetween === null && people === null && kind === "price" && quantity !== null;
  if (between === null)
    return { splitBetween: isUneven || (isCounted && quantity > 1) ? quantity : splitBetween };
  const isSet = quantity !== null || people !== null || size !== "" || kind === "compare";
  return isSet ? { splitBetween: between } : { people: between, quantity: null };
}

import { MOST_OF_ONE } from "~/features/catalogue";
import { tokenize } from "~/features/names";
import type { Ask, Utterance } from "../ask/ask";
import { LEAST_MONEY, MOST_PEOPLE } from "../vocabulary/numbers";

/** A slot that a number fills. */
export type CountedSlot = "quantity" | "people" | "maxTotal";

/** «ثلاث وجبات» after a meal, «٣ بيتزات» after a pizza: so many of what was spoken of. */
function countedOf(read: Utterance, topic: Ask | undefined): Utterance {
  const [word = "", ...others] = tokenize(`${read.dish} ${read.restaurant}`);
  const one = word.replace(PLURAL, "");
  const isAnew = others.length > 0 || one === word || read.quantity === null;
  if (!topic || isAnew) return read;
  const isSame = tokenize(topic.dish).some((own) => own.replace(FEMININE, "") === one);
  return isSame ? { ...read, dish: "", restaurant: "", surely: "", left: "" } : read;
}

const PLURAL = /(?<=..)ات$/;
const FEMININE = /[اه]$/;

/** "60 then": a number alone goes where the last number went. */
export function recounted(
  said: Utterance,
  { topic, counted }: { topic: Ask | undefined; counted: CountedSlot | null },
): Utterance {
  const read = countedOf(said, topic);
  const { quantity, dish, restaurant, people, maxTotal, nth, share, oneMore } = read;
  if (oneMore && !dish && topic?.kind === "suggest" && topic.people !== null)
    return { ...read, quantity: null, people: topic.people + 1 };
  if (quantity !== null && quantity > MOST_OF_ONE)
    return { ...read, quantity: null, ...(dish || restaurant ? {} : { maxTotal: quantity }) };
  const alone = !dish && !restaurant && people === null && maxTotal === null && nth === null;
  // "The cheapest one" counts nothing.
  if (!topic || quantity === null || quantity === 1 || !alone || share || counted === null)
    return read;
  // One that was picked from what a limit allowed is itself what is counted next.
  if (counted === "maxTotal" && topic.maxTotal === null) return read;
  // "4 whole" after "we are twelve" counts what is ordered.
  if (counted === "people" && read.size !== "") return read;
  return { ...read, quantity: null, [slotOf(quantity, counted, topic)]: quantity };
}

/** The slot that a number alone counts: the one last spoken of, unless it is too large or too small for that. */
function slotOf(count: number, counted: CountedSlot, { people }: Ask): CountedSlot {
  if (counted === "people" && count > MOST_PEOPLE) return "maxTotal";
  if (counted !== "maxTotal" || count >= LEAST_MONEY) return counted;
  // Nothing is to be had for two riyals.
  return people !== null ? "people" : "quantity";
}

/** What a message counts, if it counts anything. */
export function countedIn({ quantity, people, maxTotal }: Utterance): CountedSlot | null {
  if (maxTotal !== null) return "maxTotal";
  if (people !== null) return "people";
  return quantity !== null ? "quantity" : null;
}

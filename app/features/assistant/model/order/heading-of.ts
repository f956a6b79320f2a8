import { represent } from "~/features/catalogue";
import { tokenize } from "~/features/names";
import { sectionOf } from "~/features/search";
import type { Utterance } from "../ask/ask";
import { linesOf, withLines } from "../ask/order";
import type { Slots } from "../slots/slots";
import { withLinesSaid } from "./lines-said";

/** The headings that people say before they name the dishes, with what such dishes are. */
const HEADS: Readonly<Record<string, string>> = {
  breakfast: "breakfast",
  sweets: "sweet",
  drinks: "drink",
};

/**
 * An order without the heading of a menu that its other dishes stand under: "I want breakfast delivered, foul and tamees" of a list. It says what they are, and is no dish beside them.
 */
function withoutHeading(read: Utterance): Utterance {
  if (read.kind !== "compare" || !read.apart) return read;
  const [head, ...others] = linesOf(read);
  const of = HEADS[sectionOf(tokenize(head?.dish ?? "")) ?? ""];
  if (!head || !of || head.quantity !== null || others.length < 2) return read;
  const isUnder = ({ dish }: Slots) => (represent(tokenize(dish)).get(of) ?? 0) > 0;
  if (!others.some(isUnder)) return read;
  const { restaurant, area, people, maxTotal } = head;
  const named = others.map((line) => ({
    ...line,
    restaurant: line.restaurant || restaurant,
    area: line.area || area,
    people: line.people ?? people,
    maxTotal: line.maxTotal ?? maxTotal,
  }));
  return { ...read, ...withLines(read, named), focus: read.focus, nth: read.nth };
}

/** The dishes of an order that one sentence names, without such a heading. */
export const orderSaid = (...said: Parameters<typeof withLinesSaid>): Utterance =>
  withoutHeading(withLinesSaid(...said));

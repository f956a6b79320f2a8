import type { Ask, Utterance } from "../ask/ask";
import { isGeneral } from "../vocabulary/kinds";
import { stillWithout } from "./more-of";

/** Limits of what was suggested hold for what is suggested next: «معي ٤٠ ريال», «نبي شي حلو», «أبغى رز». */
export function within(topic: Ask | undefined, read: Utterance): Ask {
  if (!topic || !limitsNext(topic) || read.restaurant) return read;
  if (read.kind !== "suggest" && !narrowsWish(topic, read)) return stillWithout(topic, read);
  const { maxTotal, people, area, deliverTo, when } = topic;
  return {
    ...read,
    // "Is there butter chicken?" within 25 riyals is no question for what is like it.
    kind:
      topic.kind === "suggest" && (read.kind === "suggest" || isGeneral(read.dish))
        ? "suggest"
        : read.kind,
    maxTotal: read.anyPrice ? null : (read.maxTotal ?? maxTotal),
    people: read.people ?? people,
    area: read.area || area,
    deliverTo: read.deliverTo || deliverTo,
    when: read.when ?? when,
    pages: read.more ? topic.pages + 1 : 0,
    without: [...topic.without, ...read.without],
  };
}

/** Ideas within limits, or what several restaurants ask of so many people for a dish: "me and my 4 friends want pizza", "pepperoni". */
function limitsNext({ kind, restaurant, from, people, maxTotal }: Ask): boolean {
  const isLimited = people !== null || maxTotal !== null;
  return kind === "suggest" || (kind === "price" && !restaurant && !from && isLimited);
}

/** Does it say what food it may be, once ideas within limits were asked for, and not what a dish costs? */
function narrowsWish({ people, maxTotal }: Ask, read: Utterance): boolean {
  if (read.kind !== "price" || read.dish === "" || read.quantity !== null) return false;
  // Of "burger under 30" the 30 is for one.
  if (people === null && read.people !== null) return false;
  return !read.asksPrice && (isGeneral(read.dish) || people !== null || maxTotal !== null);
}

import type { Ask, Utterance } from "../ask/ask";
import { named } from "./leans";

/** "Anything cheaper?" after who has a dish, cheapest first: that there is none, and what else costs less. Undefined where it is not that. */
export function undercutOf(topic: Ask, read: Utterance, signs: string): Ask | undefined {
  const isList = topic.elsewhere || (topic.restaurant === "" && topic.from === null);
  const isShown =
    topic.kind === "price" && isList && topic.dish !== "" && topic.nth === null && !topic.dearest;
  const isWanted =
    read.cheaper && !read.cheapestOf && COSTS_LESS.test(signs) && !OF_TWO.test(signs);
  if (!isShown || !isWanted || named(read) || changes(read)) return undefined;
  const said = { facts: [], greets: false, orders: false, left: read.left, aside: null };
  const asked = { focus: "all", platforms: [], pages: 0, more: false, rated: false } as const;
  return { ...topic, ...said, ...asked, cheaper: true, elsewhere: true, undercuts: true };
}

/** Less is to be paid, and not only somewhere else. */
const COSTS_LESS =
  /(?:^| )(?:cheap|cheaper|less|expensive|pricey|steep|dear|rip off|too much|bit much|ارخص|اوفر|اقل|غالي|غاليه)(?= |$)/;

/** Which of two dishes that were spoken of. */
const OF_TWO = /(?:^| )(?:ايهما|which of the two)(?= |$)/;

/** Does it say where, for whom, how many or within what as well? Then it is another question. */
function changes(read: Utterance): boolean {
  const counts = read.quantity ?? read.people ?? read.maxTotal ?? read.nth ?? read.when;
  const place = read.area || read.deliverTo || read.size || read.except || read.app;
  const isOther = read.focus !== "all" || read.platforms.length > 0 || read.without.length > 0;
  return counts !== null || place !== "" || isOther || read.more || read.theirs || read.anyPrice;
}

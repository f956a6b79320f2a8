import { anyPhrase } from "./phrases";
import type { Slots } from "./slots";
import { SIGNS } from "./talk";

const ONE_MORE = anyPhrase(
  `one more, 1 more, add one, add 1, add another, add one more, another of it, زودها وحده, زودها واحد, زود وحده, زود واحد, زودلي وحده, زيد وحده, زيدها وحده, زيد واحد,
     زيدها واحد, ضيف وحده, ضيف واحد, وحده زياده, واحد زياده, وحده كمان, واحد كمان, كمان وحده, كمان واحد, وحده بعد, بعد وحده, حط وحده زياده`,
);
const ONE_LESS = anyPhrase(
  `one less, one fewer, 1 less, take one off, remove one, minus one, نقص وحده, نقصها وحده, نقص واحد, نقصها واحد, شيل وحده, شيل واحد, قلل وحده, وحده اقل, واحد اقل`,
);

const MORE = anyPhrase("more, another, زود, زيد, زودلي, زيادة, كمان");
const LESS = anyPhrase("less, fewer, reduce, نقص, قلل, انقص");

/** How many more of the same a folded message asks for, "one more", "2 more naan", or fewer; null where neither. */
export function stepIn(said: string, { dish, restaurant, quantity }: Slots): number | null {
  if (restaurant !== "") return null;
  if (dish !== "") {
    if (LESS.test(said)) return -(quantity ?? 1);
    return MORE.test(said) && !SIGNS.price.test(said) ? (quantity ?? 1) : null;
  }
  if (ONE_LESS.test(said)) return -1;
  return ONE_MORE.test(said) ? 1 : null;
}

const ADDS = /^(?:and |ok |و)?(?:plus|add|also|زيد|زود|ضيف|حط|معه|معها|ومعه|ومعها)(?= |$)/;

/** «و٢ بيبسي», "and one cheeseburger", "one leche flan also": what is counted as well is ordered as well. */
const JOINS = /^(?:and |with |و)|(?:^| )(?:also|too|as well|add|معها|معه|كمان|برضو|بعد)(?= |$)/;

/** Does a folded message add what it names to what was ordered? */
export function addsTo(said: string, { dish, quantity }: Slots): boolean {
  const joins = JOINS.test(said) && dish !== "" && quantity !== null;
  return ADDS.test(said) || (joins && !SIGNS.price.test(said));
}

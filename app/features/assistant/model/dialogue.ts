import type { Ask } from "./ask";
import { readAsk, split } from "./read-ask";
import { hasFood, isFood, isSize } from "./slots";

/** What can be asked further about. */
const TOPICS = new Set<Ask["kind"]>([
  "price",
  "compare",
  "nearest",
  "similar",
  "suggest",
  "restaurant",
]);

/** No person means what they said longer ago. */
const MOST_TURNS = 12;

/** What the last message of a conversation asks, with what those before it left open filled in. */
export function askOf(said: readonly string[]): Ask {
  let topic: Ask | undefined;
  let ask = readAsk("");
  for (const message of said.slice(-MOST_TURNS)) {
    ask = readAsk(message);
    if (topic && leansOn(topic, ask)) ask = merged(topic, ask);
    if (TOPICS.has(ask.kind)) topic = ask;
  }
  return ask;
}

const named = ({ dish, restaurant, query }: Ask) => Boolean(dish || restaurant || query);

/** Does a message make sense only after the one before? */
function leansOn(topic: Ask, ask: Ask): boolean {
  if (ask.kind === "compare" || ask.kind === "recall" || ask.kind === "cannot") return false;
  if (ask.kind === "similar" || ask.kind === "restaurant") return false;
  if (ask.kind === "nearest") return !named(ask) || ask.leans;
  const narrows =
    ask.nth !== null ||
    ask.cheaper ||
    ask.focus !== "all" ||
    ask.area !== "" ||
    ask.quantity !== null ||
    ask.people !== null ||
    ask.maxTotal !== null;
  if (topic.kind !== "nearest" && counts(ask) && !ask.restaurant && !hasFood(ask.query || ask.dish))
    return true;
  if (!named(ask))
    return narrows && ask.kind !== "suggest" ? true : narrows && topic.kind !== "nearest";
  if (ask.leans)
    return (
      ask.kind === "price" ||
      ask.kind === "unclear" ||
      ask.kind === "offTopic" ||
      ask.kind === "suggest"
    );
  if (ask.kind === "suggest") return false;
  // A bare name after "where?" is the place; after a dish a restaurant alone asks for it there.
  if (topic.kind === "nearest" && !topic.area && !hasFood(ask.query || ask.dish)) return true;
  return Boolean(ask.restaurant && !ask.dish && !ask.query && dishOf(topic));
}

/** «غير كذا، شي أرخص من 25», "make it three": the words beside the number name nothing. */
const counts = ({ maxTotal, people, quantity }: Ask) =>
  maxTotal !== null || people !== null || quantity !== null;

const dishOf = ({ dish, query }: Ask) => dish || query;

function merged(topic: Ask, ask: Ask): Ask {
  const kind = ask.kind === "nearest" ? "nearest" : topic.kind === "compare" ? "price" : topic.kind;
  const next: Ask = {
    ...topic,
    kind,
    facts: ask.facts,
    greets: ask.greets,
    orders: ask.orders,
    leans: ask.leans,
    focus: ask.focus,
    nth: ask.nth,
    cheaper: false,
    other: null,
    area: ask.area || topic.area,
    quantity: ask.quantity ?? (ask.people === null ? topic.quantity : null),
    people: ask.people ?? (ask.quantity === null ? topic.people : null),
    maxTotal: ask.maxTotal ?? topic.maxTotal,
  };
  if (ask.cheaper) return cheaper(next);
  return renamed(topic, ask, next);
}

/** Puts what a message names in the place of what was named before. */
function renamed(topic: Ask, ask: Ask, next: Ask): Ask {
  const said = ask.query || ask.dish;
  const words = counts(ask) && !hasFood(said) ? "" : said;
  if (ask.kind === "nearest") return nearestOf(topic, ask, next);
  if (topic.kind === "nearest")
    return words || ask.restaurant ? placed(next, words || ask.restaurant) : next;
  if (topic.kind === "restaurant")
    return split({
      ...ask,
      kind: "price",
      restaurant: ask.restaurant || topic.restaurant || topic.dish,
      query: "",
      dish: words,
    });
  if (topic.kind === "similar" || topic.kind === "suggest")
    return words ? { ...next, dish: words } : next;
  if (ask.restaurant)
    return {
      ...next,
      restaurant: ask.restaurant,
      dish: words || next.dish,
      query: words ? "" : next.query,
      elsewhere: false,
    };
  if (!words) return next;
  if (isSize(words))
    return next.dish
      ? { ...next, dish: `${next.dish} ${words}` }
      : { ...next, query: `${next.query} ${words}` };
  // «وعند هرفي» has its «عند»; a name without food in it is a restaurant's too.
  if (isFood(words) || !dishOf(topic))
    return { ...next, dish: words, query: topic.restaurant ? "" : next.query };
  return { ...next, restaurant: words, elsewhere: false };
}

/** "And the nearest branch?" asks for the restaurant that was spoken of. */
function nearestOf(topic: Ask, ask: Ask, next: Ask): Ask {
  const own = ask.restaurant || ask.query || ask.dish;
  const restaurant =
    own || topic.restaurant || (topic.kind === "nearest" ? topic.dish : topic.query || topic.dish);
  return { ...next, restaurant, dish: "", query: "" };
}

/** After "where is the nearest …?" a bare name is where the person is. */
function placed(next: Ask, words: string): Ask {
  return hasFood(words) ? { ...next, dish: words, restaurant: "" } : { ...next, area: words };
}

/** «فيه أرخص؟» after a restaurant asks for the dish elsewhere; after a list, for what is like it and costs less. */
function cheaper(next: Ask): Ask {
  return {
    ...next,
    kind: next.kind === "similar" ? "similar" : "price",
    elsewhere: true,
    cheaper: true,
    nth: null,
    focus: "all",
  };
}

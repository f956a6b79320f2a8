import { sizeMarks, tokensOf } from "~/features/search";
import type { Ask, PickedResult } from "../ask/ask";
import { pairOf } from "../ask/in-turn";
import { linesOf } from "../ask/order";
import { choiceOf } from "../ask/spoken-of";
import { type Clause, type Clauses, countIn } from "./change-clauses";
import { isOfAll } from "./change-idle";
import type { Base } from "./order-stays";

/** The order that clauses may change: what was spoken of, or one of what was shown; undefined where there is none. */
export function baseOf(topic: Ask, { clauses, slotsOf }: Clauses, before?: Ask): Base | undefined {
  const sizeIn = ({ before, after, verb }: Clause) => {
    const { dish, size } = slotsOf([...before, ...after]);
    return verb === null && dish === "" ? size : "";
  };
  const roles = clauses.flatMap(({ roles }) => [...roles]);
  const said = roles.find((role) => role.startsWith(PICK))?.slice(PICK.length);
  const pick = said ?? (isOneOfTwo(topic, clauses) ? "cheap" : undefined);
  const isOrder = clauses.some(({ verb, roles }) => verb === "add" || isOfAll(roles));
  // "Medium, and add garlic bread" after two sizes were set against each other: one of that size.
  const isMore = isOrder || clauses.some(({ joined }) => joined === "and");
  const sized = isMore && sizeChosen(topic, clauses, sizeIn);
  if (sized) return { ask: sized, picks: false };
  // "From the second, and add naan" is of that one alone.
  // «وش أرخص واحد عندهم؟ احسب لي اثنين منه»: of the first that was shown.
  if (topic.kind === "restaurant" && topic.cheaper && clauses.some(countsIt))
    return {
      ask: { ...topic, ...ONE, restaurant: topic.restaurant, from: choiceOf(topic, 0) },
      picks: true,
    };
  const both = pick === undefined && isOrder && (orderAtBoth(topic) ?? orderOfBoth(topic));
  if (both) return { ask: both, picks: false };
  // "Two of that, and a sinangag" of what the restaurant that was named lacks: where it was shown.
  // «ابي الثاني» of all that is called so there is ordered as that.
  const isPicked = topic.elsewhere || topic.nth !== null;
  if (pick === undefined && isPicked && topic.restaurant !== "" && isOrderable(topic))
    return { ask: { ...topic, ...ONE, from: choiceOf(topic, topic.nth ?? 0) }, picks: false };
  // "With fries" once one of some ideas was picked: of that.
  const isIdea = topic.nth !== null && (topic.kind === "suggest" || topic.kind === "similar");
  const isBeside = clauses.some(
    ({ before, after, joined, verb, roles }) =>
      (verb === "add" || joined === "with" || roles.has("also")) &&
      slotsOf([...before, ...after]).dish !== "",
  );
  if (pick === undefined && isIdea && isBeside)
    return { ask: { ...topic, ...ONE, from: choiceOf(topic, topic.nth ?? 0) }, picks: false };
  if (pick === undefined) {
    const ask = isOrderable(topic) ? topic : beforeAside(topic, before, { clauses, slotsOf });
    return ask && { ask, picks: false };
  }
  // «خذ من الأرخص»: of the same at two restaurants, asked about in turn.
  const pair = pick === "cheap" ? pairOf(topic, before) : undefined;
  const from = pickOf(pair ?? topic, pick);
  // Of one price at one place the cheapest is that.
  const isOne = pick === "cheap" && topic.kind === "price" && topic.restaurant !== "";
  if (!from && isOne && isOrderable(topic)) return { ask: topic, picks: false };
  return from && { ask: { ...topic, ...ONE, from }, picks: true };
}

/** "Where is that?", "two, and one leche flan": of the dish that was priced before it was asked about its restaurant. */
function beforeAside(
  topic: Ask,
  before: Ask | undefined,
  { clauses, slotsOf }: Pick<Clauses, "clauses" | "slotsOf">,
): Ask | undefined {
  const isAside = topic.kind === "nearest" || topic.kind === "restaurant";
  if (!isAside || !before || before.restaurant === "" || !isOrderable(before)) return undefined;
  if (topic.restaurant !== before.restaurant || clauses.length < 2) return undefined;
  const counts = clauses.some(({ before, after }) => {
    const { dish, unknown } = slotsOf([...before, ...after]);
    return dish === "" && unknown === "" && countIn([...before, ...after]) !== null;
  });
  return counts ? before : undefined;
}

/** "Wahi wala do plate" after two dishes were set against each other: the cheaper of them. */
function isOneOfTwo({ kind, apart }: Ask, clauses: readonly Clause[]): boolean {
  return kind === "compare" && !apart && clauses.some(countsIt);
}

/** «اثنين منه», "two of those". */
const countsIt = ({ roles, before, after }: Clause) =>
  roles.has("it") && countIn([...before, ...after]) !== null;

/** One dish that was compared at several restaurants, as an order that each of them may have; undefined for anything else. */
function orderAtBoth(topic: Ask): Ask | undefined {
  const { kind, apart, dish, size } = topic;
  const sides = linesOf(topic);
  const places = [...new Set(sides.map(({ restaurant }) => restaurant))];
  const isOne = dish !== "" && sides.every((side) => side.dish === dish && side.size === size);
  if (kind !== "compare" || apart || !isOne || places.length < 2) return undefined;
  return { ...topic, kind: "price", other: null, rest: [], places };
}

/** Dishes of one restaurant that were set against each other, as one order; undefined for anything else. */
function orderOfBoth(topic: Ask): Ask | undefined {
  const sides = linesOf(topic);
  const places = new Set(sides.map(({ restaurant }) => restaurant));
  const isOne = topic.kind === "compare" && !topic.apart && sides.every(({ dish }) => dish !== "");
  return isOne && places.size === 1 && topic.restaurant !== ""
    ? { ...topic, apart: true }
    : undefined;
}

/** Of one dish in several sizes, the one whose size a clause says; undefined where none does. */
function sizeChosen(
  topic: Ask,
  clauses: readonly Clause[],
  sizeIn: (clause: Clause) => string,
): Ask | undefined {
  const sides = linesOf(topic);
  const [first] = sides;
  const isOne = sides.every((side) => side.dish === first?.dish && side.size !== "");
  if (topic.kind !== "compare" || topic.apart || !isOne) return undefined;
  const said = clauses.map(sizeIn).filter(Boolean).map(sizeNamed);
  const chosen = sides.find(({ size }) => said.includes(sizeNamed(size)));
  return chosen && { ...topic, ...chosen, kind: "price", other: null, rest: [], places: [] };
}

/** The size that some words say, whatever words these are. */
const sizeNamed = (words: string) => sizeMarks(tokensOf(words))[0]?.size ?? words;

const PICK = "pick:";

/** One of a list, before it is known which that is. */
const ONE: Partial<Ask> = {
  ...{ kind: "price", dish: "", restaurant: "", query: "", size: "", nth: null, other: null },
  ...{ rest: [], apart: false, cheaper: false, elsewhere: false, maxTotal: null, focus: "all" },
};

/** Lists that one may be picked of. */
const LISTS = new Set<Ask["kind"]>(["price", "compare", "suggest", "similar"]);

/** Which of what was shown is meant. */
function pickOf(topic: Ask, pick: string): PickedResult | undefined {
  const shown = topic.kind === "price" && topic.from ? topic.from.ask : topic;
  const isOne = shown.kind === "price" && (shown.restaurant !== "" || shown.dish === "");
  if (!LISTS.has(shown.kind) || shown.apart || isOne) return undefined;
  const last = topic.from?.nth ?? 0;
  const nth = pick === "cheap" ? 0 : pick === "other" ? (last === 0 ? 1 : 0) : Number(pick);
  return { ask: { ...shown, nth: null, facts: [] }, nth };
}

/** Is something ordered that may be changed: one dish, or several? */
function isOrderable({ kind, apart, dish, from, query }: Ask): boolean {
  return kind === "price"
    ? query === "" && (dish !== "" || from !== null)
    : kind === "compare" && apart;
}

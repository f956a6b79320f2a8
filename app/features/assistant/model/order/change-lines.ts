import { tokenize } from "~/features/names";
import { sectionOf } from "~/features/search";
import type { Slots } from "../slots/slots";
import type { KnownNames } from "../vocabulary/known-names";
import { type Clause, type Clauses, writtenIn } from "./change-clauses";
import { completed, everyLine, replaced, set, someOf, times } from "./change-exchange";
import { isOrderItself } from "./change-idle";
import { onlyThat, servedAlone } from "./change-only";
import { lessIn, wishedWithout, withTopping } from "./change-parts";
import {
  holds,
  isSet,
  isUnknown,
  leftOf,
  lineOf,
  linesOfKind,
  NOTHING,
  nameOf,
  type OrderDraft,
  type SaidOfLine,
  saidIn,
} from "./order-draft";

const TAKES_OFF = /^(?:drop|without)$/;

/** An order with what a clause changes about it; undefined where that is not understood. */
export function changed(
  draft: OrderDraft,
  clause: Clause,
  clauses: Clauses,
  names: KnownNames,
): OrderDraft | undefined {
  const { verb, roles, before, after } = clause;
  const tokens = [...before, ...after];
  const every = roles.has("all") || roles.has("each");
  const said = saidIn(clauses, tokens);
  // "Don't remove the fries": the order as it is.
  if (verb === "keep") return holds(draft, said.dish) ? { ...draft } : undefined;
  const some = someOf(draft, clause, said, names);
  if (some) return some;
  // "One of the burgers without cheese": so many of those there are, and no other number of them.
  const next = clauses.clauses[clauses.clauses.indexOf(clause) + 1];
  const own = said.dish ? lineOf(draft, said.dish, 1) : -1;
  const isOfNext = next?.verb === "without" && !next.postponed && !next.apart && !next.joined;
  const isCounted = verb === null && clause.joined === null && said.quantity !== null && isOfNext;
  if (isCounted && own >= 0) return { ...draft, focus: own };
  if (isCounted && roles.has("it") && !said.dish && !said.unknown) return draft;
  // "One half and two whole" of one dish: both.
  if (
    clause.joined === "and" &&
    isSized(said) &&
    isSized(saidIn(clauses, wordsBefore(clauses, clause)))
  )
    return appended(draft, { ...said, dish: nameOf(draft, draft.focus) }, null);
  // "Ek tiramisu kar do" of what is not ordered yet.
  const isNamed = said.dish !== "" && lineOf(draft, said.dish, 1) < 0;
  if (
    verb === "make" &&
    clause.postponed &&
    said.quantity !== null &&
    (isNamed || isUnknownDish(said))
  )
    return added(
      draft,
      { ...said, dish: said.dish || said.unknown, unknown: "" },
      true,
      true,
      roles,
    );
  // "Make it three burgers, instead of the fries": what was to be done is said before, and the fries go.
  const goes = verb === "instead" && !clause.postponed && before.length === 0;
  if (goes && clauses.clauses[0] !== clause && said.dish)
    return dropped(draft, said, "drop", false);
  if (verb === "swap" || verb === "instead" || verb === "make")
    return replaced(draft, clause, clauses, names);
  // "Tanggalin yung coleslaw, gravy na lang": in the place of what was taken off, and the rest stays.
  const last = clauses.clauses[clauses.clauses.indexOf(clause) - 1]?.verb ?? "";
  const isForIt = roles.has("just") && TAKES_OFF.test(last) && lineOf(draft, said.dish, 1) < 0;
  if (isForIt && verb === null && said.dish !== "") return added(draft, said, true, true, roles);
  const alone = servedAlone(draft, clause) ?? onlyThat(draft, clause, said);
  if (alone) return alone;
  // «لا،», "no, …", «आधी नहीं» take nothing off.
  if (
    verb === "without" &&
    !said.dish &&
    !said.unknown &&
    said.quantity === null &&
    roles.size === 0
  )
    return draft;
  if (every && !said.dish)
    return verb === null && !isSet(said) && !said.unknown && !roles.has("double")
      ? draft
      : everyLine(draft, said, clause);
  if (roles.has("double") || roles.has("triple"))
    return times(draft, said, roles.has("double") ? 2 : 3, names);
  if (verb === "drop" || verb === "without")
    return (
      wishedWithout(draft, clause, clauses, said) ?? dropped(draft, said, verb, roles.has("it"))
    );
  if (verb === "more") return stepped(draft, said, 1);
  if (verb === "less") return lessIn(draft, clause, clauses) ?? stepped(draft, said, -1);
  const isNew = verb === "add" || roles.has("also") || clause.joined !== null;
  const isMore = isNew && (verb === "add" || roles.has("also") || clause.joined === "with");
  const topped = isNew && withTopping(draft, clause, clauses, said);
  if (topped) return topped;
  // What nobody knows, counted or added, is a dish that we may not have.
  const named = said.dish || (isMore || said.quantity !== null ? said.unknown : "");
  // "And a veggie one" beside a pizza.
  const isOfKind = / ones?(?!\p{L})/iu.test(writtenIn(clauses.text, tokens)) && draft.focus >= 0;
  const dish = isOfKind ? completed(named, nameOf(draft, draft.focus)) : named;
  // "Dal de do" after what dal costs: it is to be given, and no second one.
  const isGiven = verb === "add" && clause.postponed && clause.joined === null && roles.size === 0;
  const isAlone = draft.lines.length === 1 && said.quantity === null && said.also.length === 0;
  if (isGiven && isAlone && lineOf(draft, named, 2) === 0) return { ...draft, focus: 0 };
  if (named)
    return added(
      draft,
      { ...said, dish, unknown: said.dish ? said.unknown : "" },
      verb === "add" || isAgain(draft, clause, clauses, said),
      isNew,
      roles,
    );
  const isOneMore = clause.joined === "and" && said.quantity === 1 && !said.size;
  if (isSet(said) && verb === null && !isOneMore) return set(draft, enoughOf(draft, said), said);
  // "Do de do" after what a biryani costs gives two of it, and no two more.
  const isFirst = isGiven && draft.lines[draft.focus]?.quantity === null;
  if (isSet(said))
    return (verb === "add" && !isFirst) || isOneMore
      ? stepped(draft, said, 1)
      : set(draft, draft.focus, said);
  if (!said.unknown) return draft;
  // "Let's go with the second one": which is meant is understood.
  // "A lassi as well, meethi wali": what is meant may be known to the kitchen.
  const isSaidOfIt = roles.has("it") && clause.apart && clauses.clauses[0] !== clause;
  const isPick = isSaidOfIt || [...roles].some((role) => role.startsWith("pick:"));
  return isPick ? { ...draft, left: leftOf(draft, said) } : undefined;
}

/** «परोटा 4 कर दो»: a word that nobody knows, and how many of it; the number is of nothing that was ordered. */
const isUnknownDish = ({ dish, unknown, size }: SaidOfLine) =>
  dish === "" && size === "" && unknown !== "" && !unknown.includes(" ");

/** Says how many of which size, and of no dish. */
const isSized = ({ dish, size, quantity, unknown }: SaidOfLine) =>
  dish === "" && unknown === "" && size !== "" && quantity !== null;

function wordsBefore({ clauses }: Clauses, clause: Clause) {
  const last = clauses[clauses.indexOf(clause) - 1];
  return last ? [...last.before, ...last.after] : [];
}

/** «और एक चीज़ बर्गर», "and one cheeseburger" of what is ordered so often already: so many more, since nothing else would change. */
function isAgain(
  draft: OrderDraft,
  { joined, verb }: Clause,
  { clauses }: Clauses,
  { dish, quantity, also }: SaidOfLine,
): boolean {
  const isAlone = joined === "and" && verb === null && clauses.length === 1 && also.length === 0;
  const line = draft.lines[lineOf(draft, dish, 3)];
  return isAlone && dish !== "" && line !== undefined && (line.quantity ?? 1) === quantity;
}

/** "One is enough": of the dish that there are more of, where only one is ordered so often. */
function enoughOf({ lines, focus }: OrderDraft, { quantity, size }: SaidOfLine): number {
  const isSo = quantity !== null && size === "" && (lines[focus]?.quantity ?? 1) === quantity;
  const more = lines.flatMap((line, at) => ((line.quantity ?? 1) > (quantity ?? 1) ? [at] : []));
  return isSo && more.length === 1 ? (more[0] ?? focus) : focus;
}

/** What is taken off by its kind: "the drinks"; the rice of a mandi is of that. */
const KINDS = new Set<string | undefined>(["drinks", "sweets"]);

/** One less of a dish, or none of it any more. */
function dropped(
  draft: OrderDraft,
  said: SaidOfLine,
  verb: "drop" | "without",
  isPointed: boolean,
): OrderDraft | undefined {
  const named = [said, ...said.also.map((one) => ({ ...NOTHING, ...one }))];
  if (!said.dish) {
    const own = said.unknown ? lineOf(draft, said.unknown, 2) : -1;
    if (own >= 0) return fewer(draft, own, said.quantity);
    // What nobody knows is in no order; the order itself is all of it.
    if (said.unknown && verb === "drop" && !isOrderItself(said.unknown))
      return { ...draft, lacks: [...draft.lacks, said.unknown] };
    // "Take one off", "drop that".
    if (said.unknown || verb === "without" || (said.quantity === null && !isPointed))
      return undefined;
    return said.quantity === null ? withoutLine(draft, draft.focus) : stepped(draft, said, -1);
  }
  let now: OrderDraft | undefined = draft;
  for (const one of named) {
    if (!now) return undefined;
    const at: number = lineOf(now, one.dish, 1);
    const ofKind: number[] =
      at < 0 && KINDS.has(sectionOf(tokenize(one.dish))) ? linesOfKind(now, one.dish) : [];
    if (ofKind.length > 0 && ofKind.length < now.lines.length) {
      now = { ...now, lines: now.lines.filter((_, line) => !ofKind.includes(line)), focus: -1 };
      continue;
    }
    if (at < 0 && (verb === "without" || holds(now, one.dish))) return undefined;
    now = at < 0 ? { ...now, lacks: [...now.lacks, one.dish] } : fewer(now, at, one.quantity);
  }
  return now && { ...now, left: leftOf(draft, said) };
}

/** So many less of a line; the whole line where no number is said, or all of it. */
function fewer(draft: OrderDraft, at: number, by: number | null): OrderDraft | undefined {
  const line = draft.lines[at];
  const count = (line?.quantity ?? 1) - (by ?? Number.POSITIVE_INFINITY);
  if (!line || count <= 0) return withoutLine(draft, at);
  return { ...draft, lines: draft.lines.with(at, { ...line, quantity: count }), focus: at };
}

function withoutLine(draft: OrderDraft, at: number): OrderDraft | undefined {
  if (draft.lines.length < 2 || !draft.lines[at]) return undefined;
  const lines = draft.lines.toSpliced(at, 1);
  return {
    ...draft,
    lines,
    focus: lines.length === 1 ? 0 : -1,
    ...(at === 0 && { called: "" }),
  };
}

/** So many more of a dish, or fewer. */
function stepped(draft: OrderDraft, said: SaidOfLine, sign: 1 | -1): OrderDraft | undefined {
  // "More ketchup": of what nobody knows, and not of what was spoken of last.
  if (isUnknown(said)) return undefined;
  const at = said.dish ? lineOf(draft, said.dish, sign > 0 ? 2 : 1) : draft.focus;
  const line = draft.lines[at];
  if (!line) return sign > 0 && said.dish ? appended(draft, said, null) : undefined;
  if (said.size && said.size !== line.size && sign > 0) return appended(draft, said, null);
  const quantity = (line.quantity ?? 1) + sign * (said.quantity ?? 1);
  if (quantity <= 0) return withoutLine(draft, at);
  return {
    ...draft,
    lines: draft.lines.with(at, { ...line, quantity }),
    focus: at,
    left: leftOf(draft, said),
  };
}

/** What is ordered as well. A number said of a dish of the order is how many of it there are to be, unless it is `more` of it. */
function added(
  draft: OrderDraft,
  said: SaidOfLine,
  more: boolean,
  isNew: boolean,
  roles: Clause["roles"],
): OrderDraft | undefined {
  let now: OrderDraft | undefined = draft;
  const each = roles.has("each")
    ? (draft.people ?? draft.lines[draft.focus]?.quantity ?? null)
    : null;
  const named = [said, ...said.also.map((one) => ({ ...NOTHING, ...one }))];
  for (const one of named) {
    if (!now) return undefined;
    // "Burger, remove the onions": the one that is ordered is meant, and no other.
    const own: number = isNew || one.quantity !== null || one.size ? -1 : lineOf(now, one.dish, 1);
    if (own >= 0) {
      now = { ...now, focus: own };
      continue;
    }
    // "Add one more shawarma": of the one that is ordered, whatever its whole name.
    const at: number = lineOf(now, one.dish, isNew && !roles.has("more") ? 3 : 2);
    const line: Slots | undefined = now.lines[at];
    const isSame = line !== undefined && (!one.size || one.size === line.size);
    // «٢ فول بالسمن» after what «الفول» costs: so many of that, and no other beside it.
    const asked = isNew || one.quantity === null ? -1 : lineOf(now, one.dish, 1.5);
    if (!line && asked >= 0 && now.lines[asked]?.quantity == null)
      now = set(now, asked, { ...one, unknown: "" });
    else if (line && !more && (one.quantity !== null || one.size))
      now = set(now, at, { ...one, dish: "", unknown: "" });
    else if (isSame && more) now = stepped(now, { ...one, unknown: "" }, 1);
    else now = appended(now, { ...one, unknown: "" }, each);
  }
  return now && { ...now, left: leftOf(now, said) };
}

function appended(
  draft: OrderDraft,
  said: SaidOfLine,
  each: number | null,
): OrderDraft | undefined {
  const [first] = draft.lines;
  if (!first) return undefined;
  // "A chocolate one": of the kind that was spoken of last.
  const dish = said.dish || said.unknown;
  if (!dish) return undefined;
  const { restaurant, area } = first;
  const line: Slots = {
    ...{ dish, size: said.size, restaurant, area, people: null, maxTotal: null },
    quantity: said.quantity ?? each,
  };
  return { ...draft, lines: [...draft.lines, line], focus: draft.lines.length };
}

import { headOf, isAvoidable } from "~/features/catalogue";
import { tokenize } from "~/features/names";
import type { Token } from "~/features/search";
import { isMadeWith } from "../ask/variety";
import { isRice } from "../slots/further-dishes";
import type { Slots } from "../slots/slots";
import type { KnownNames } from "../vocabulary/known-names";
import type { Clause, Clauses } from "./change-clauses";
import { isServing } from "./change-only";
import {
  bare,
  holds,
  isSet,
  isUnknown,
  leftOf,
  lineOf,
  meant,
  NOTHING,
  nameOf,
  type OrderDraft,
  type SaidOfLine,
  saidIn,
} from "./order-draft";

/** With other numbers, sizes or another dish for a line. */
export function set(draft: OrderDraft, at: number, said: SaidOfLine): OrderDraft | undefined {
  const line = draft.lines[at];
  if (!line) return undefined;
  const own = nameOf(draft, at);
  // "For 2 soft drinks" of a garlic bread: what is counted is a dish by itself, and so is "edamame" for a miso soup.
  const isCounted = said.quantity !== null && tokenize(said.dish).length > 1;
  const isDish = isCounted || (draft.isDish(bare(said.dish)) && !isAvoidable(said.dish));
  const dish = said.dish ? (isDish ? said.dish : completed(said.dish, own)) : line.dish;
  const isOther = said.dish !== "" && meant(own, said.dish) < 3;
  // A pepperoni and a margherita are two of a kind, though neither name says of which.
  const keeps = !isOther || headOf(own) === headOf(dish);
  const size = said.size || (keeps ? line.size : "");
  const next: Slots = {
    ...line,
    dish,
    size,
    ...(said.quantity !== null && { quantity: said.quantity, people: null }),
    ...(isOther && size !== "" && !said.size && { sizeKept: true }),
  };
  return {
    ...draft,
    lines: draft.lines.with(at, next),
    focus: at,
    ...(at === 0 && next.dish && { called: "" }),
    left: leftOf(draft, said),
  };
}

/** «النان خله بالثوم», "make the burger a double": a variety of the dish, and no dish by itself. */
export function completed(dish: string, own: string): string {
  if (isServing(dish)) return isLatin(dish) ? `${own} ${dish}` : `${dish} ${own}`;
  const head = headOf(own);
  if (!head || headOf(dish) || isRice(dish)) return dish;
  if (!isAvoidable(dish) && !/^ب\S/u.test(dish) && tokenize(dish).length > 2) return dish;
  return isLatin(dish) ? `${dish} ${head}` : `${head} ${dish}`;
}

const isLatin = (words: string) => /^[a-z0-9 ]+$/i.test(words);

/** One dish, size or number in the place of another. */
export function replaced(
  draft: OrderDraft,
  clause: Clause,
  clauses: Clauses,
  names: KnownNames,
): OrderDraft | undefined {
  const { verb, roles } = clause;
  // "Fries instead of rings": the new comes first.
  const flips = verb === "instead" && !clause.postponed;
  const [first, last] = [saidIn(clauses, clause.before), saidIn(clauses, clause.after)];
  const every = roles.has("all") || roles.has("each");
  const sized = [...roles].find((role) => role.startsWith("size:"))?.slice("size:".length);
  if (sized)
    return resized(draft, saidIn(clauses, [...clause.before, ...clause.after]), sized, every);
  const scale = roles.has("double") ? 2 : roles.has("triple") ? 3 : 0;
  if (clause.before.length > 0 && clause.after.length > 0) {
    const [old, fresh] = flips ? [last, first] : [first, last];
    // What nobody knows may have been ordered as well.
    const of = old.dish || (lineOf(draft, old.unknown, 2) >= 0 ? old.unknown : "");
    if (!of) return verb === "instead" ? recounted(draft, old, fresh) : undefined;
    const at = lineOf(draft, of, 1);
    const own = fresh.dish ? lineOf(draft, fresh.dish, 1) : -1;
    // "Three burgers instead of the fries", of burgers and fries: three of those there are.
    if (verb === "instead" && at >= 0 && own >= 0 && own !== at && old.quantity === null) {
      const count = set(draft, own, { ...fresh, dish: "" });
      return count && { ...count, lines: count.lines.toSpliced(at, 1), focus: -1 };
    }
    // "Salad instead of the rice" of one dish alone: that is not ordered.
    const isGone = at < 0 && draft.lines.length === 1 && fresh.dish !== "" && !holds(draft, of);
    if (isGone) return { ...draft, lacks: [...draft.lacks, of] };
    return at < 0 ? undefined : exchanged(draft, at, old, fresh);
  }
  const tokens = clause.before.length > 0 ? clause.before : clause.after;
  const whole = saidIn(clauses, tokens);
  if (every && !whole.dish) return everyLine(draft, whole, clause);
  const apart = lineOf(draft, whole.dish, 3) < 0 && splitAt(draft, tokens, clauses);
  if (apart) return exchanged(draft, apart.at, apart.old, apart.fresh);
  const named = whole.dish ? lineOf(draft, whole.dish, 2) : draft.focus;
  if (scale > 0) {
    if (named < 0) return undefined;
    const own = nameOf(draft, named);
    const word = doubleOf(names, own);
    // "Make the burger a double" where there is one; twice as many of it else.
    if (word && whole.dish) return set(draft, named, { ...NOTHING, dish: `${word} ${own}` });
    return times(draft, whole, scale, names);
  }
  if (whole.also.length > 0 || !isSet(whole)) return undefined;
  const isOwn = whole.dish && verb === "make" && lineOf(draft, whole.dish, 1.5) >= 0;
  if (isOwn) {
    const at = lineOf(draft, whole.dish, 1.5);
    return whole.quantity === null && !whole.size
      ? set(draft, at, whole)
      : set(draft, at, { ...whole, dish: "" });
  }
  const isOfSize = whole.size !== "" && whole.dish === "" && whole.quantity === null;
  const ofSize = isOfSize ? sizedOne(draft) : -1;
  const spokenOf = draft.focus < 0 ? madeAnew(draft, whole) : draft.focus;
  return set(draft, ofSize >= 0 ? ofSize : spokenOf, whole);
}

/** "Make it half" of a whole biryani and a cola: the only one that has a size, where the last has none; -1 where another is meant. */
function sizedOne({ lines, focus }: OrderDraft): number {
  const sized = lines.flatMap(({ size }, at) => (size !== "" ? [at] : []));
  return sized.length === 1 && !lines[focus]?.size ? (sized[0] ?? -1) : -1;
}

/**
 * Which line of several «خليها لحم» is said of: the only one called after what it is made with, «كبسة دجاج»; and "make it 3":
 * the only one that there are several of. -1 for none.
 */
function madeAnew(draft: OrderDraft, { dish, quantity, size }: SaidOfLine): number {
  if (dish === "" && size === "" && quantity !== null) {
    const several = draft.lines.flatMap((line, at) => ((line.quantity ?? 1) > 1 ? [at] : []));
    return several.length === 1 ? (several[0] ?? -1) : -1;
  }
  if (!isMadeWith(dish)) return -1;
  const made = draft.lines.flatMap((line, at) =>
    headOf(line.dish) && tokenize(line.dish).some(isMadeWith) ? [at] : [],
  );
  return made.length === 1 ? (made[0] ?? -1) : -1;
}

/** "Three burgers instead of two": of the dish that is named, or of the one that there are so many of. */
function recounted(draft: OrderDraft, old: SaidOfLine, fresh: SaidOfLine): OrderDraft | undefined {
  if (old.quantity === null || old.unknown || fresh.quantity === null) return undefined;
  if (fresh.also.length > 0) return undefined;
  const so = draft.lines.flatMap(({ quantity }, at) =>
    (quantity ?? 1) === old.quantity ? [at] : [],
  );
  const only = so.length === 1 ? (so[0] ?? -1) : draft.focus;
  const at = fresh.dish ? lineOf(draft, fresh.dish, 1) : only;
  return at < 0 ? undefined : set(draft, at, { ...fresh, dish: "" });
}

/** «كبرلي الرمان», "upsize it". */
function resized(
  draft: OrderDraft,
  said: SaidOfLine,
  size: string,
  every: boolean,
): OrderDraft | undefined {
  if (every) return { ...draft, lines: draft.lines.map((line) => ({ ...line, size })) };
  const at = said.dish ? lineOf(draft, said.dish, 1) : draft.focus;
  return set(draft, at, { ...NOTHING, size, quantity: said.quantity });
}

const DOUBLE = ["double", "دبل"];

function isCalled(names: KnownNames, words: readonly string[]): boolean {
  return names.dishAt(words, 0) === words.length;
}

/** Where the words of a line end and what is to become of it begins: "the beef burger | a cheeseburger". */
function splitAt(draft: OrderDraft, tokens: readonly Token[], clauses: Clauses) {
  for (let end = tokens.length - 1; end > 0; end--) {
    const old = saidIn(clauses, tokens.slice(0, end));
    if (!old.dish || old.size || old.unknown || old.also.length > 0) continue;
    const at = lineOf(draft, old.dish, 2);
    if (at < 0) continue;
    const fresh = saidIn(clauses, tokens.slice(end));
    if (isSet(fresh) && !fresh.unknown) return { at, old, fresh };
  }
  return undefined;
}

/** Some of a line, or all of it, as another dish. */
function exchanged(
  draft: OrderDraft,
  at: number,
  old: SaidOfLine,
  fresh: SaidOfLine,
): OrderDraft | undefined {
  const line = draft.lines[at];
  if (!line || !isSet(fresh)) return undefined;
  const count = line.quantity ?? 1;
  const some = old.quantity !== null && old.quantity < count ? old.quantity : null;
  if (some === null) return set(draft, at, fresh);
  const rest = { ...line, quantity: count - some };
  const whole = set(
    { ...draft, lines: [...draft.lines.with(at, rest), { ...line, quantity: some }] },
    draft.lines.length,
    { ...fresh, dish: fresh.dish && completed(fresh.dish, nameOf(draft, at)) },
  );
  return whole;
}

/** "Ek me cheese wala kar do", "do double wali kar do": so many of those that were spoken of are to be of another kind. */
export function someOf(
  draft: OrderDraft,
  { verb, postponed, roles }: Clause,
  said: SaidOfLine,
  names: KnownNames,
): OrderDraft | undefined {
  const line = draft.lines[draft.focus];
  const isSome = said.quantity !== null && said.quantity < (line?.quantity ?? 1);
  if (!(verb === "make" && postponed && roles.has("it") && isSome && !said.size)) return undefined;
  const own = nameOf(draft, draft.focus);
  const word = roles.has("double") && said.dish === "" && doubleOf(names, own);
  const dish = word ? `${word} ${own}` : isMadeWith(said.dish) ? said.dish : "";
  const old = { ...NOTHING, quantity: said.quantity };
  return dish ? exchanged(draft, draft.focus, old, { ...NOTHING, dish }) : undefined;
}

/** What a menu calls the double of a dish; undefined where none has it. */
const doubleOf = (names: KnownNames, own: string) =>
  DOUBLE.find((one) => isCalled(names, [one, ...bare(own)]));

/** "Double everything", "two of each". */
export function everyLine(
  draft: OrderDraft,
  said: SaidOfLine,
  { verb, roles }: Clause,
): OrderDraft | undefined {
  if (verb === "drop" || verb === "without") return undefined;
  const scale = roles.has("double") ? 2 : roles.has("triple") ? 3 : 0;
  if (scale === 0 && said.quantity === null && said.size === "") return undefined;
  const lines = draft.lines.map((line) => ({
    ...line,
    quantity: scale > 0 ? (line.quantity ?? 1) * scale : (said.quantity ?? line.quantity),
    size: said.size || line.size,
  }));
  return { ...draft, lines, left: leftOf(draft, said) };
}

export function times(
  draft: OrderDraft,
  said: SaidOfLine,
  by: number,
  names: KnownNames,
): OrderDraft | undefined {
  if (isUnknown(said)) return undefined;
  const at = said.dish ? lineOf(draft, said.dish, 1) : draft.focus;
  const line = draft.lines[at];
  if (!line) return undefined;
  const own = nameOf(draft, at);
  const word = doubleOf(names, own);
  if (word && said.dish) return set(draft, at, { ...NOTHING, dish: `${word} ${own}` });
  return set(draft, at, { ...NOTHING, quantity: (line.quantity ?? 1) * by });
}

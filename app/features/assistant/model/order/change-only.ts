import { headOf } from "~/features/catalogue";
import { tokenize } from "~/features/names";
import type { Clause, Clauses } from "./change-clauses";
import { bare, lineOf, nameOf, type OrderDraft, type SaidOfLine } from "./order-draft";

/** "Adobo na lang": that in the place of what there is, or of all that is ordered that alone. Undefined for anything else. */
export function onlyThat(
  draft: OrderDraft,
  { verb, roles, joined }: Clause,
  { dish, size, quantity, unknown, also }: SaidOfLine,
): OrderDraft | undefined {
  const isOne = verb === null && joined === null && roles.has("just") && also.length === 0;
  if (!isOne || dish === "" || unknown !== "" || roles.has("also")) return undefined;
  const at = lineOf(draft, dish, 1);
  const [first] = draft.lines;
  // "Karak tea na lang" of milk tea: another of its kind.
  const isOther = draft.lines.length === 1 && lineOf(draft, dish, 1.5) < 0 && dish.includes(" ");
  if (first && (at < 0 || isOther)) {
    const own = draft.lines.length === 1 ? first.quantity : null;
    const line = { ...first, dish, size, quantity: quantity ?? own };
    return { ...draft, lines: [line], focus: 0, called: "" };
  }
  const own = draft.lines[at];
  if (!own || draft.lines.length === 1 || quantity !== null || size !== "") return undefined;
  return { ...draft, lines: [own], focus: 0, called: at === 0 ? draft.called : "" };
}

/** What a menu calls a dish with its fries and drink, behind or before its name. */
const A_SERVING = /^(?:meals?|combos?|(?:ال)?وجب[هة]|(?:ال)?كومبو|کومبو|میل|कॉम्बो|कोम्बो|मील)$/u;

/** What a meal has beside its dish: "a meal with fries and a drink". */
const isAlong = ({ verb, joined, before, after }: Clause) =>
  verb === null && joined !== null && before.length + after.length > 0;

/**
 * "Make it a meal with fries and a drink": what menus call a meal has these, and where they call none so, these are ordered
 * beside it.
 */
export function withMealMade(said: Clauses, draft: OrderDraft): Clauses {
  const { clauses } = said;
  const at = clauses.findIndex(
    ({ verb, before, after }) =>
      (verb === "make" || verb === "swap") &&
      isServing((before.length > 0 ? before : after).at(-1)?.text ?? ""),
  );
  const one = clauses[at];
  if (!one) return said;
  const [meal, sides] = one.before.length > 0 ? [one.before, one.after] : [one.after, []];
  const { dish: named } = said.slotsOf(meal.slice(0, -1));
  const own = nameOf(draft, named ? lineOf(draft, named, 1) : draft.focus);
  if (own === "") return said;
  const first: Clause[] =
    sides.length > 0
      ? [{ ...one, verb: null, joined: "with", before: sides, after: [], roles: new Set() }]
      : [];
  const behind = clauses.slice(at + 1);
  const end = behind.findIndex((clause) => !isAlong(clause));
  const along = [...first, ...(end < 0 ? behind : behind.slice(0, end))];
  const rest = end < 0 ? [] : behind.slice(end);
  const [dish, serving] = [bare(own), [meal.at(-1)?.text ?? ""]];
  const isOnMenu = draft.isDish([...dish, ...serving]) || draft.isDish([...serving, ...dish]);
  const isCalledSo = along.length === 0 || own === headOf(own) || isOnMenu;
  const made = { ...one, before: [], after: meal };
  return { ...said, clauses: [...clauses.slice(0, at), ...(isCalledSo ? [made] : along), ...rest] };
}

/** Is a dish called so with its fries and drink? */
export const isServing = (words: string) => {
  const said = tokenize(words);
  return said.length > 0 && said.every((word) => A_SERVING.test(word));
};

/** "Walang meal, burger lang" of a cheeseburger meal: the dish without what it is served as. Undefined for anything else. */
export function servedAlone(
  draft: OrderDraft,
  { verb, before, after }: Clause,
): OrderDraft | undefined {
  const said = [...before, ...after].flatMap(({ text }) => (/^(?:the|a)$/.test(text) ? [] : text));
  if (!isServing(said.join(" ")) || (verb !== "without" && verb !== "drop")) return undefined;
  const found = draft.lines.flatMap((line, at) => {
    const words = tokenize(nameOf(draft, at));
    const rest = words.filter((word) => !said.includes(word));
    return line.dish && rest.length > 0 && rest.length < words.length ? [{ line, at, rest }] : [];
  });
  const [one, other] = found;
  if (!one || other) return undefined;
  const line = { ...one.line, dish: one.rest.join(" ") };
  return { ...draft, lines: draft.lines.with(one.at, line), focus: one.at };
}

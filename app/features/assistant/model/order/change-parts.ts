import { headOf, isAvoidable, represent } from "~/features/catalogue";
import { tokenize } from "~/features/names";
import type { Token } from "~/features/search";
import { isTopping } from "../slots/further-dishes";
import { type Clause, type Clauses, writtenIn } from "./change-clauses";
import { completed, set } from "./change-exchange";
import {
  bare,
  lineOf,
  lineOfKind,
  meant,
  NOTHING,
  nameOf,
  type OrderDraft,
  type SaidOfLine,
  saidIn,
} from "./order-draft";

/** "No mayo", «بدون كاتشب»: said at the beginning, and of nothing but food: "no problem". */
const NO_FOOD =
  /^(?:no|without|بدون|بلا|من غير|walang)\s+(?!(?:thanks?|need|idea|problem|worries|rush|way|matter|doubt|hurry|wait|delivery|fees?|vat|discount|cash|app|more|longer|thing|مشكل[هة]|توصيل|رسوم)(?!\p{L}))\p{L}{3,}(?: (?:please|pls|po|لو سمحت))?[.!]*$/iu;

/** What stands between something and the dish that it is to be in. */
const IN =
  /^(?:on|in|inside|into|from|off|to|sa|mein?|men?|main|se|ke|مين|سي|في|على|من|ب|لل?\p{L}*)$/u;

/** The same, written onto the dish: «بالقهوة». */
const ONTO = /^(?:بال|عال|لل)\p{L}{2}/u;

/** "No onions on the burger", "walang sibuyas yung burger": the line that something is said of, and what. */
function ofLine(
  draft: OrderDraft,
  tokens: readonly Token[],
  clauses: Clauses,
): { at: number; words: readonly Token[] } | undefined {
  for (let cut = 1; cut < tokens.length; cut++) {
    const [last, next] = [tokens[cut - 1] as Token, tokens[cut] as Token];
    const isOnto = ONTO.test(next.text);
    const isIn = !isOnto && IN.test(next.text);
    if (!isIn && !isOnto && !/\p{L}/u.test(clauses.text.slice(last.to, next.from))) continue;
    const sides = [tokens.slice(0, cut), tokens.slice(isIn ? cut + 1 : cut)] as const;
    for (const [whose, words] of [sides, sides.toReversed() as [Token[], Token[]]]) {
      const [dish, part] = [saidIn(clauses, whose), saidIn(clauses, words)];
      const named = dish.dish && !dish.unknown ? lineOf(draft, dish.dish, 1) : -1;
      const at = named < 0 && dish.dish ? lineOfKind(draft, dish.dish) : named;
      const isPart = part.quantity === null && !part.size && (part.dish || part.unknown);
      if (at >= 0 && isPart && meant(nameOf(draft, at), part.dish) === 0) return { at, words };
    }
  }
  return undefined;
}

/**
 * What a dish of an order is to be without, which its menu does not tell: "no onions on the burger", or "no pickles" of any of
 * several. Undefined where a dish is taken off.
 */
export function wishedWithout(
  draft: OrderDraft,
  { before, after }: Clause,
  clauses: Clauses,
  said: SaidOfLine,
): OrderDraft | undefined {
  const tokens = [...before, ...after];
  const own = ofLine(draft, tokens, clauses);
  const wish = writtenIn(clauses.text, own?.words ?? tokens).replace(/^(?:the|any) /iu, "");
  if (own) return { ...draft, wishes: [...draft.wishes, wish], focus: own.at };
  const plain = isTopping(said.dish) && withoutTopping(draft, said.dish);
  if (plain) return plain;
  const isSide = (represent(tokenize(said.dish)).get("side") ?? 0) > 0;
  const isPart = isSide || (headOf(said.dish) === "" && isAvoidable(said.dish));
  const isUnknown = said.dish === "" && NO_FOOD.test(clauses.text.trim());
  if (draft.lines.length > 1 && isUnknown) return { ...draft, wishes: [...draft.wishes, wish] };
  const isOther = said.dish !== "" && said.also.length === 0 && !isNamed(draft, said.dish);
  return draft.lines.length > 1 && isOther && isPart
    ? { ...draft, wishes: [...draft.wishes, wish] }
    : undefined;
}

/** "Chai mein cheeni kam": how a dish is wanted, which is left to the kitchen, and none less of it. */
export function lessIn(
  draft: OrderDraft,
  { before, after }: Clause,
  clauses: Clauses,
): OrderDraft | undefined {
  const own = ofLine(draft, [...before, ...after], clauses);
  return own && { ...draft, left: [...draft.left, writtenIn(clauses.text, own.words)] };
}

/** Is a word of some dish's name one of a line's? */
const isNamed = (draft: OrderDraft, dish: string) =>
  draft.lines.some((_, at) => meant(nameOf(draft, at), dish) > 0);

/** "No cheese" of the only line that is called with it: the same dish without. */
function withoutTopping(draft: OrderDraft, part: string): OrderDraft | undefined {
  const found = draft.lines.flatMap((_, at) => {
    const words = bare(nameOf(draft, at));
    const rest = words.filter((word) => meant(word.replace(/^ب(?:ال)?/u, ""), part) < 3);
    return rest.length > 0 && rest.length < words.length ? [{ at, dish: rest.join(" ") }] : [];
  });
  const [one, other] = found;
  return one && !other ? set(draft, one.at, { ...NOTHING, dish: one.dish }) : undefined;
}

/**
 * "Add cheese": the same dish with it, in the same size, where a menu calls one so; else no price tells what it costs, and it
 * is left out. Undefined for what is a dish by itself.
 */
export function withTopping(
  draft: OrderDraft,
  { before, after }: Clause,
  clauses: Clauses,
  whole: SaidOfLine,
): OrderDraft | undefined {
  const tokens = [...before, ...after];
  const own = whole.quantity === null ? ofLine(draft, tokens, clauses) : undefined;
  const said = own ? saidIn(clauses, own.words) : whole;
  if (said.quantity !== null || said.size || said.also.length > 0 || !isTopping(said.dish))
    return undefined;
  const could = draft.lines.flatMap((_, at) => (variety(draft, at, said.dish) ? [at] : []));
  const focus = own?.at ?? (draft.focus >= 0 || could.length !== 1 ? draft.focus : could[0]);
  const at = focus ?? -1;
  const dish = variety(draft, at, said.dish);
  if (dish) return set(draft, at, { ...NOTHING, dish });
  return { ...draft, left: [...draft.left, writtenIn(clauses.text, own?.words ?? tokens)] };
}

/** What a dish with something in it is called: as a menu calls it, or of a kind alone as it would be; empty where none is known. */
function variety(draft: OrderDraft, at: number, part: string): string {
  const words = bare(nameOf(draft, at));
  const own = words.join(" ");
  if (own === "" || words.includes(part)) return "";
  const names = [`${part} ${own}`, `${own} ${part}`, `${own} ب${part}`, `${own} بال${part}`];
  const known = names.find((name) => draft.isDish(tokenize(name)));
  return known ?? (own === headOf(own) ? completed(part, own) : "");
}

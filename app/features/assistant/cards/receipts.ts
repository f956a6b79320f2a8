import type { AnswerPart } from "../conversations/parts";
import type { ComparedDish, PriceComparison } from "../tools/schema";

/** Of one result: more would bury the words under it. */
const MOST_RECEIPTS = 2;

/** The comparisons of a result that are shown as receipts, and those that are only listed. */
export function receiptsOf({ matches }: PriceComparison): {
  receipts: ComparedDish[];
  rest: ComparedDish[];
} {
  return { receipts: matches.slice(0, MOST_RECEIPTS), rest: matches.slice(MOST_RECEIPTS) };
}

/** Every receipt of an answer. */
export function receiptsIn(parts: readonly AnswerPart[]): ComparedDish[] {
  return parts.flatMap((part) => {
    if (part.type !== "tool" || part.toolName !== "get_price_comparison") return [];
    const { result } = part;
    return result && result.error === undefined
      ? receiptsOf(result as unknown as PriceComparison).receipts
      : [];
  });
}

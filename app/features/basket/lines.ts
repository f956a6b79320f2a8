import { idFrom, MOST_OF_ONE } from "~/features/catalogue";
import type { DishOrder } from "~/features/fees";
import { MOST_LINES } from "./limits";

/** An id has up to 15 digits, a quantity 2; a longer text holds more dishes than may be. */
const LONGEST_LINES = MOST_LINES * 19;

/** What is wrong with an order as somebody sent it. The rest of it is kept. */
export type LineProblem =
  /** More dishes than MOST_LINES: the first are kept. */
  | { kind: "tooMany" }
  /** Not 1 to MOST_OF_ONE: the line keeps the quantity that it had, or else one. */
  | { kind: "quantity"; dishId: number; said: string }
  /** No line at all, as it stands there. */
  | { kind: "unreadable"; said: string };

/** The lines of an order, each dish once, and what could not be taken as it was said. */
export interface ReadLines {
  lines: DishOrder[];
  problems: LineProblem[];
}

/** A quantity as somebody typed it; null where it is none. */
function quantityIn(text: string): number | null {
  const value = Number(/^\d{1,3}$/.exec(text)?.[0]);
  return value >= 1 && value <= MOST_OF_ONE ? value : null;
}

/** What people typed, as far as a page repeats it. */
const shortened = (said: string) => [...said].slice(0, 12).join("");

/** Reads `12x2.15`: two of dish 12 and one of dish 15. A dish that is there twice is there as often as both say together. */
export function readLines(text: string | null): ReadLines {
  const order = new Map<number, number>();
  const problems: LineProblem[] = [];
  const whole = text ?? "";
  if (whole.length > LONGEST_LINES) problems.push({ kind: "tooMany" });
  for (const said of whole.slice(0, LONGEST_LINES).split(".").filter(Boolean)) {
    const [id, times = "1", ...more] = said.split("x");
    const dishId = idFrom(id);
    if (dishId === null || more.length > 0) {
      problems.push({ kind: "unreadable", said: shortened(said) });
      continue;
    }
    if (!order.has(dishId) && order.size === MOST_LINES) {
      if (problems.every(({ kind }) => kind !== "tooMany")) problems.push({ kind: "tooMany" });
      continue;
    }
    const quantity = quantityIn(times);
    const before = order.get(dishId) ?? 0;
    const sum = before + (quantity ?? 1);
    if (quantity === null || sum > MOST_OF_ONE) {
      const wrong = quantity === null ? times : String(sum);
      problems.push({ kind: "quantity", dishId, said: shortened(wrong) });
    }
    order.set(dishId, quantity === null ? before || 1 : Math.min(sum, MOST_OF_ONE));
  }
  return { lines: [...order].map(([dishId, quantity]) => ({ dishId, quantity })), problems };
}

/** An order as an address has it. */
export const linesText = (lines: readonly DishOrder[]): string =>
  lines.map(({ dishId, quantity }) => (quantity > 1 ? `${dishId}x${quantity}` : dishId)).join(".");

/** The name of the field in which a page asks how many of a dish are ordered. */
export const quantityField = (dishId: number): string => `q${dishId}`;

/** The lines with the quantities that were typed into their fields. */
export function withQuantities(
  lines: readonly DishOrder[],
  typed: (field: string) => string | null,
): ReadLines {
  const problems: LineProblem[] = [];
  const changed = lines.map((line) => {
    const said = typed(quantityField(line.dishId))?.trim();
    if (said === undefined) return line;
    const quantity = quantityIn(said);
    if (quantity !== null) return { ...line, quantity };
    problems.push({ kind: "quantity", dishId: line.dishId, said: shortened(said) });
    return line;
  });
  return { lines: changed, problems };
}

/** The lines with so many more of a dish, as `readLines` takes them. */
export const withMore = (lines: string, dish: string, quantity: string): string =>
  [lines, `${dish}x${quantity}`].filter(Boolean).join(".");

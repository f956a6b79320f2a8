import type { Clause, Clauses } from "./change-clauses";
import { withMealMade } from "./change-only";
import { lineOf, type OrderDraft } from "./order-draft";

/** "Pepperoni hata ke vegetable kar do": what is ordered is taken off, and what follows comes in its place; and so is a meal of what it has. */
export function withRoomMade(said: Clauses, draft: OrderDraft): Clauses {
  const clauses: Clause[] = [];
  for (const one of said.clauses) {
    const last = clauses.at(-1);
    const isRoom = last?.verb === "without" && last.postponed && follows(one);
    const off = isRoom ? said.slotsOf([...last.before, ...last.after]).dish : "";
    if (last && off !== "" && lineOf(draft, off, 1) >= 0)
      clauses[clauses.length - 1] = { ...one, ...exchange(last, one) };
    else clauses.push(one);
  }
  return withMealMade({ ...said, clauses }, draft);
}

const follows = ({ verb, joined, apart, before, after }: Clause) =>
  (verb === "make" || verb === "add") &&
  joined === null &&
  !apart &&
  before.length + after.length > 0;

const exchange = (old: Clause, fresh: Clause): Partial<Clause> => ({
  ...{ verb: "instead", postponed: true, joined: old.joined, apart: old.apart },
  before: [...old.before, ...old.after],
  after: [...fresh.before, ...fresh.after],
});

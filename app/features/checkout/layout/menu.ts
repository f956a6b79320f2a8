import { emptyReading, type Reading, type ReadLine } from "../reading";
import { LIKELY } from "./evidence-model";
import { labelOf } from "./label";
import type { LabelKind } from "./label-words";
import type { LabelledAmount } from "./labelled";
import { menuNames } from "./menu-names";
import type { OrderLine } from "./order-line";
import { isInSummary } from "./order-lines";
import type { PageRow } from "./page";
import type { PageAmount } from "./page-amounts";

/** Fewer dishes with a price each may be an order whose total was cut off. */
const LEAST_DISHES = 4;

/** What only something to be paid has. What delivery costs and from how much on may stand above a menu. */
const TO_PAY: readonly LabelKind[] = [
  ...(["subtotal", "vat", "vatIncluded", "total", "sum", "charged", "pay"] as const),
];

/** So well a price has to be read to be relied on: no sum bears it out. */
const CLEAR = 0.9;

/**
 * The dishes of a menu as an app shows one: many prices for one, and nothing to pay. Null where the page is none.
 *
 * @param labelled the amounts that a label explains.
 */
export function menuLines(
  rows: readonly PageRow[],
  lines: readonly OrderLine[],
  labelled: readonly LabelledAmount[],
): ReadLine[] | null {
  const named = lines.filter(({ name }) => name !== "");
  // Somebody chose how many: a part of an order.
  const chosen = named.filter(({ quantity, belief }) => belief > LIKELY && (quantity ?? 1) > 1);
  const places = named.flatMap(({ at }) => at ?? []);
  const paid = labelled.some(
    ({ kind, amount, row }) => amount !== null && TO_PAY.includes(kind) && isInSummary(row, places),
  );
  if (named.length < LEAST_DISHES || paid || chosen.length > named.length / 4) return null;
  // A price whose name was not read is that of a dish, too: somebody can say which.
  const dishes = lines.filter((line) => line.name !== "" || isClearPrice(line));
  const names = menuNames(rows, dishes);
  const usual = dishes.map(({ amount }) => amount).sort((a, b) => a - b)[dishes.length >> 1] ?? 0;
  return dishes.flatMap((dish) => {
    const name = names.get(dish) ?? dish.name;
    // What delivery costs stands above a menu, beside the least order.
    if (labelOf(name)?.kind === "deliveryFee") return [];
    // Of an old price and a new one the lower is asked for.
    const [lowest] = [...dish.from].sort((a, b) => a.value - b.value);
    const price = lowest ? pointed(lowest, usual) : null;
    const sure = price === lowest?.value && (lowest?.candidates[0]?.probability ?? 0) >= CLEAR;
    return [{ name, quantity: 1, price, sure }];
  });
}

const isClearPrice = ({ from }: OrderLine) =>
  from.every(({ decimals, candidates }) => decimals && (candidates[0]?.probability ?? 0) >= CLEAR);

/** Nothing on a menu costs so many times what most of it costs: its point was not read. */
const DEAR = 15;

/** What a price of a menu is that may have lost its point. */
function pointed({ value, decimals, candidates }: PageAmount, usual: number): number {
  const other = candidates.find((one) => one.value * 100 === value);
  return !decimals && other && value > DEAR * usual ? other.value : value;
}

/** What a picture of a menu says: dishes and prices, and of nothing that was paid. */
export function menuReading(
  items: ReadLine[],
  known: Pick<Reading, "restaurant" | "date" | "text">,
): Reading {
  const first = items.find(({ name }) => name !== "");
  return {
    ...emptyReading(),
    ...known,
    item: { value: first?.name ?? null, sure: false },
    quantity: { value: 1, sure: true },
    itemPrice: { value: first?.price ?? null, sure: first?.sure ?? false },
    items,
    menu: true,
  };
}

import { type Affine, AS_IT_IS, fitAffine } from "./affine";
import { LEAST_ORDERS, LEAST_PEOPLE } from "./constants";
import { curveAt } from "./curve";
import { deciding, type OrderNumber, peopleIn, type WeighedOrder } from "./evidence";
import { groupsOf } from "./groups";
import type { PaidDelivery } from "./platform-fees";
import { at, effective, location, scaleOf, sum, weightedQuantile } from "./robust";
import { hourOf, weekdayOf } from "./time";

/** The kinds of hours, and what each makes of the fee. */
export function fitHours(
  orders: readonly WeighedOrder[],
  paid: PaidDelivery,
  now: OrderNumber,
  offsetOf: OrderNumber,
): Pick<PaidDelivery, "hours" | "kinds" | "typicalKind"> {
  const timed = orders.filter(({ hourKnown }) => hourKnown);
  const base: OrderNumber = (order) =>
    curveAt(paid.distance, order.metres ?? paid.typicalMetres) + offsetOf(order);
  const plain: OrderNumber = (order) => now(order) - at(paid.days, weekdayOf(order.placedAt));
  const hours = grouped(
    timed,
    (order) => hourOf(order.placedAt),
    24,
    (order) => plain(order) - base(order),
  );
  const count = Math.max(...hours) + 1;
  const kinds: Affine[] = [AS_IT_IS];
  const ofKind = (kind: number) =>
    timed.filter((order) => at(hours, hourOf(order.placedAt)) === kind);
  const usual = usualLeft(ofKind(0), (order) => plain(order) - base(order));
  for (let kind = 1; kind < count; kind++) {
    const of = ofKind(kind);
    kinds.push(
      fitAffine(
        of.map(base),
        of.map((order) => plain(order) - usual),
        of.map(({ voice }) => voice),
      ),
    );
  }
  const weightOf = (kind: number) =>
    sum(timed.map((order) => (at(hours, hourOf(order.placedAt)) === kind ? order.voice : 0)));
  const weights = kinds.map((_, kind) => weightOf(kind));
  const typicalBase = curveAt(paid.distance, paid.typicalMetres);
  const fees = kinds.map(({ plus, times }) => typicalBase * times + plus);
  const typicalKind = Math.max(0, fees.indexOf(weightedQuantile(fees, weights, 0.5)));
  return { hours, kinds, typicalKind };
}

/** What is left of the most usual orders: the others are told by how they differ from them. */
const usualLeft = (orders: readonly WeighedOrder[], left: OrderNumber): number =>
  orders.length === 0
    ? 0
    : location(
        orders.map(left),
        orders.map(({ voice }) => voice),
      );

/** Groups the cells of orders by what is left of their fees; newcomers have no say. Cells of fewer than LEAST_PEOPLE go with the usual ones. */
function grouped(
  orders: readonly WeighedOrder[],
  cellOf: OrderNumber,
  cells: number,
  left: OrderNumber,
): number[] {
  const { precision, values } = cellValues(deciding(orders), cellOf, cells, left);
  return groupsOf(values, precision);
}

/** Hours and days that differ by less than this (halalas) are the same. */
const LEAST_EFFECT = 30;

function cellValues(
  orders: readonly WeighedOrder[],
  cellOf: OrderNumber,
  cells: number,
  left: OrderNumber,
) {
  const inCell: WeighedOrder[][] = Array.from({ length: cells }, () => []);
  for (const order of orders) inCell[cellOf(order)]?.push(order);
  const noise = Math.hypot(
    LEAST_EFFECT,
    scaleOf(
      centred(
        orders.map(left),
        orders.map(({ voice }) => voice),
      ),
      orders.map(({ voice }) => voice),
    ),
  );
  const values = inCell.map((of) =>
    location(
      of.map(left),
      of.map(({ voice }) => voice),
    ),
  );
  const precision = inCell.map((of, cell) => {
    if (of.length < LEAST_ORDERS || peopleIn(of) < LEAST_PEOPLE) return 0;
    const w = of.map(({ voice }) => voice);
    const own = scaleOf(
      of.map((order) => left(order) - at(values, cell)),
      w,
    );
    return effective(w) / Math.max(noise, own) ** 2;
  });
  return { values: values.map((value) => (Number.isNaN(value) ? 0 : value)), precision };
}

const centred = (values: readonly number[], w: readonly number[]) => {
  const middle = weightedQuantile(values, w, 0.5);
  return values.map((value) => value - middle);
};

/** What each weekday adds. */
export function fitDays(
  orders: readonly WeighedOrder[],
  paid: PaidDelivery,
  now: OrderNumber,
  predicted: OrderNumber,
): number[] {
  const day: OrderNumber = (order) => weekdayOf(order.placedAt);
  const left: OrderNumber = (order) => now(order) - predicted(order) + at(paid.days, day(order));
  const groups = grouped(orders, day, 7, left);
  const means = [...new Set(groups)].sort().map((group) => {
    const of = orders.filter((order) => at(groups, day(order)) === group);
    return location(
      of.map(left),
      of.map(({ voice }) => voice),
    );
  });
  return groups.map((group) => (group === 0 ? 0 : at(means, group) - at(means, 0)));
}

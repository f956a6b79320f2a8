import { DAY_MS, riyadhDay, startOfRiyadhDay } from "~/i18n/days";
import { LEAST_ORDERS } from "./constants";
import { deciding, type OrderNumber, type WeighedOrder } from "./evidence";
import type { FeeChange } from "./platform-fees";
import { at, location } from "./robust";
import { fitSteps } from "./steps";

/** Changes older than this many days are as good as forgotten. */
const LOOK_BACK_DAYS = 90;

/** A change of less than this (natural logarithm of the factor) is none. */
const LEAST_CHANGE = 0.05;

/** What ends again within a week was a weekend or a holiday, and no change. */
const LASTING_DAYS = 7;

/** Days on which all of delivery became dearer or cheaper: steps in what was paid as a share of what is usual. */
export function changesOf(orders: readonly WeighedOrder[], predicted: OrderNumber): FeeChange[] {
  const told = deciding(orders.filter((order) => predicted(order) > 100));
  const last = told.reduce((newest, { placedAt }) => Math.max(newest, riyadhDay(placedAt)), 0);
  const bins = Array.from({ length: LOOK_BACK_DAYS + 1 }, (_, i) => last - LOOK_BACK_DAYS + i + 1);
  if (told.length < 2 * LEAST_ORDERS) return [];
  const share: OrderNumber = (order) => order.delivery / predicted(order);
  const points = {
    who: [...told],
    x: told.map(({ placedAt }) => riyadhDay(placedAt)),
    y: told.map((order) => 1000 * share(order)),
    // Neither age nor trust is a matter: what is asked is when.
    w: told.map(() => 1),
  };
  const steps = fitSteps(points, bins, LEAST_ORDERS);
  if (steps.kind !== "steps") return [];
  const lasting = steps.edges.filter((edge, i) => {
    const next = steps.edges[i + 1];
    const since = told.filter(({ placedAt }) => riyadhDay(placedAt) >= edge);
    const lasts = next === undefined || next - edge >= LASTING_DAYS;
    return lasts && since.length >= LEAST_ORDERS;
  });
  const bounds = [Number.NEGATIVE_INFINITY, ...lasting, Number.POSITIVE_INFINITY];
  const shares = bounds.slice(1).map((end, i) => {
    const inside = points.y.filter(
      (_, k) => at(points.x, k) >= at(bounds, i) && at(points.x, k) < end,
    );
    return location(
      inside,
      inside.map(() => 1),
    );
  });
  return lasting.flatMap((edge, i) => {
    const factor = at(shares, i + 1) / at(shares, i);
    return Math.abs(Math.log(factor)) >= LEAST_CHANGE
      ? [{ at: startOfRiyadhDay(edge * DAY_MS), factor }]
      : [];
  });
}

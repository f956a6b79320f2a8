import { type DishOrder, isTaken, type PlatformPrices, type Quote, quoteOn } from "~/features/fees";
import { orderTotal, type Platform } from "~/features/prices";
import { LEAST_SAVING_HALALAS } from "./add-advice";
import { cheapestCurrent } from "./compare";

/** An order is worth placing as two, or can be placed only so; halalas. */
export interface SplitAdvice {
  kind: "split";
  parts: [Quote, Quote];
  /** Both together. */
  total: number;
  /** Compared with `insteadOf`; null where no platform takes all of it. */
  saves: number | null;
  insteadOf: Platform | null;
}

/** More different sums than this are not looked through: such an order is not split. A family's order has a few hundred. */
export const MOST_WAYS = 1024;

/** The sums of the dishes on each of two platforms, and how one of the ways to come there goes. */
interface Way {
  first: number;
  second: number;
  before?: Way;
  /** How many of the line go to the first platform. */
  taken: number;
}

/**
 * The cheapest way to have an order brought by two platforms, where it costs less than the cheapest that brings all of it, by
 * LEAST_SAVING_HALALAS, or where none brings all. Lines may be shared out too. Exact, but for orders of more sums than
 * `mostWays`, which get none; prices that are old give no advice.
 */
export function splitAdvice(
  platforms: readonly PlatformPrices[],
  quotes: readonly Quote[],
  order: readonly DishOrder[],
  mostWays = MOST_WAYS,
): SplitAdvice | undefined {
  const whole = cheapestCurrent(quotes);
  if (!whole && quotes.some(isTaken)) return undefined;
  const current = platforms.map(withoutStale);
  let best: Omit<SplitAdvice, "saves" | "insteadOf"> | undefined;
  for (const [place, one] of current.entries())
    for (const other of current.slice(place + 1)) {
      const found = cheapestSplit(one, other, order, mostWays);
      if (found && (!best || found.total < best.total)) best = found;
    }
  if (!best) return undefined;
  if (!whole) return { ...best, saves: null, insteadOf: null };
  const saves = whole.total - best.total;
  return saves < LEAST_SAVING_HALALAS ? undefined : { ...best, saves, insteadOf: whole.platform };
}

function withoutStale(platform: PlatformPrices): PlatformPrices {
  const current = [...platform.prices].filter(([, { status }]) => status !== "stale");
  const known = new Map<number, ReturnType<PlatformPrices["feesOf"]>>();
  return {
    ...platform,
    prices: new Map(current),
    feesOf(items) {
      const fees = known.get(items) ?? platform.feesOf(items);
      known.set(items, fees);
      return fees;
    },
  };
}

function cheapestSplit(
  one: PlatformPrices,
  other: PlatformPrices,
  order: readonly DishOrder[],
  mostWays: number,
): Omit<SplitAdvice, "saves" | "insteadOf"> | undefined {
  let best: Omit<SplitAdvice, "saves" | "insteadOf"> | undefined;
  const paid = ({ first, second }: Way) =>
    orderTotal(first, one.feesOf(first)) + orderTotal(second, other.feesOf(second));
  for (const way of waysOf(one, other, order, mostWays) ?? []) {
    if (best && paid(way) >= best.total) continue;
    const [mine, theirs] = sharedOut(way, order);
    const first = quoteOn(one, mine);
    const second = quoteOn(other, theirs);
    if (!first || !second || ![first, second].every(isSure)) continue;
    best = { kind: "split", parts: [first, second], total: first.total + second.total };
  }
  return best;
}

/** Whether a platform takes its part, at fees that are known. */
const isSure = (part: Quote) => isTaken(part) && part.fees.basis.level !== "none";

/** Every pair of sums that the two can share an order out to; undefined where there are too many. */
function waysOf(
  one: PlatformPrices,
  other: PlatformPrices,
  order: readonly DishOrder[],
  mostWays: number,
): Way[] | undefined {
  let ways: Way[] = [{ first: 0, second: 0, taken: 0 }];
  for (const { dishId, quantity } of order) {
    const [here, there] = [one.prices.get(dishId), other.prices.get(dishId)];
    const next = new Map<string, Way>();
    for (const before of ways)
      for (let taken = 0; taken <= quantity; taken++) {
        if (taken > 0 && !here) break;
        if (taken < quantity && !there) continue;
        const first = before.first + taken * (here?.itemPrice ?? 0);
        const second = before.second + (quantity - taken) * (there?.itemPrice ?? 0);
        next.set(`${first} ${second}`, { first, second, before, taken });
        if (next.size > mostWays) return undefined;
      }
    ways = [...next.values()];
  }
  return ways;
}

/** Which lines, and how many of each, the two platforms bring. */
function sharedOut(way: Way, order: readonly DishOrder[]): [DishOrder[], DishOrder[]] {
  const [mine, theirs]: [DishOrder[], DishOrder[]] = [[], []];
  let step: Way = way;
  for (const { dishId, quantity } of [...order].reverse()) {
    if (step.taken > 0) mine.unshift({ dishId, quantity: step.taken });
    if (step.taken < quantity) theirs.unshift({ dishId, quantity: quantity - step.taken });
    if (step.before) step = step.before;
  }
  return [mine, theirs];
}

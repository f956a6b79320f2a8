import { HALF_LIFE_MS } from "~/features/prices";
import type { FeeOrder } from "./fee-order";

/** As many orders tell the rules of a platform: with 2,000 they are known to a few coins. */
export const SAMPLE_SIZE = 6000;

/** What of an order its rank is made of. */
export type RankedOrder = Pick<FeeOrder, "orderId" | "placedAt" | "weight">;

/** Two seconds of age make one step. */
const RANK_STEPS = 2 ** 20;

/**
 * The rank of an order in the sample of its platform: priority sampling (Duffield, Lund and Thorup 2007) of weights that
 * halve with age. It compares log₂ of weight / random; because all weights halve alike it never changes as time passes
 * (forward decay, Cormode et al. 2009). The random number is drawn from the order's own id, so chance is the same each time.
 *
 * @returns a whole number, the same on every machine: RANK_STEPS for each half-life.
 */
export function sampleRank({ orderId, placedAt, weight }: RankedOrder): number {
  return Math.round((Math.log2(weight / drawn(orderId)) + placedAt / HALF_LIFE_MS) * RANK_STEPS);
}

/** The voice as of `now` (ms) that each order of a sample stands for at least, by the rank of the first left out of it. */
export const voiceOfRank = (rank: number, now: number): number =>
  2 ** (rank / RANK_STEPS - now / HALF_LIFE_MS);

/** A number from 0 to 1, both excluded, that an id always draws (the finalizer of MurmurHash3, A. Appleby). */
function drawn(id: number): number {
  let hash = id | 0;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (((hash ^ (hash >>> 16)) >>> 0) + 0.5) / 2 ** 32;
}

/** The orders that speak for their platform, and the rank of the first that was left out; null while none was. */
export interface PlatformSample<Order = FeeOrder> {
  orders: Order[];
  firstLeftOut: number | null;
}

/** The orders of the highest rank that were ever added, as many as a sample holds, whatever the order they came in. */
export class OrderSample<Order extends RankedOrder = FeeOrder> {
  /** Lowest rank first; one more than the sample, because the first that is left out tells what each stands for. */
  private readonly ranked: OrderAtRank<Order>[] = [];

  constructor(private readonly size: number = SAMPLE_SIZE) {}

  /** Adds an order; true if the sample changed. */
  add(order: Order): boolean {
    const one = { rank: sampleRank(order), order };
    const { ranked } = this;
    const place = insertionOf(ranked, (other) => before(other, one));
    if (ranked.length > this.size && place === 0) return false;
    ranked.splice(place, 0, one);
    if (ranked.length > this.size + 1) ranked.shift();
    return true;
  }

  get sample(): PlatformSample<Order> {
    const full = this.ranked.length > this.size;
    const orders = this.ranked.slice(full ? 1 : 0).map(({ order }) => order);
    return { orders, firstLeftOut: full ? (this.ranked[0]?.rank ?? null) : null };
  }
}

interface OrderAtRank<Order> {
  rank: number;
  order: Order;
}

const before = (a: OrderAtRank<RankedOrder>, b: OrderAtRank<RankedOrder>): boolean =>
  a.rank < b.rank || (a.rank === b.rank && a.order.orderId < b.order.orderId);

/** Where something belongs in a sorted list: behind all that come before it. O(log n). */
export function insertionOf<T>(list: readonly T[], comesBefore: (other: T) => boolean): number {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (comesBefore(list[middle] as T)) low = middle + 1;
    else high = middle;
  }
  return low;
}

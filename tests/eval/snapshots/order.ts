import type { Random } from "~/sample/random";
import { DISHES, RESTAURANTS } from "./wording";

export interface OrderLine {
  name: { ar: string; en: string };
  quantity: number;
  /** Halalas for one. */
  price: number;
  /** Halalas for one before an offer, shown struck through. */
  oldPrice?: number;
}

/** An invented order; amounts in halalas. */
export interface Order {
  restaurant: { ar: string; en: string };
  lines: OrderLine[];
  subtotal: number;
  /** Null where nothing is said of delivery. */
  deliveryFee: number | null;
  serviceFee: number;
  discount: number;
  wallet: number;
  vat: number;
  vatIncluded: boolean;
  total: number;
  /** Milliseconds since 1970. */
  time: number;
  number: string;
}

/** What a layout needs an order to have. */
export interface OrderWish {
  struck?: boolean;
  wallet?: boolean;
  freeDelivery?: boolean;
  /** It is fetched: nothing is said of delivery. */
  pickUp?: boolean;
  serviceFee?: boolean;
  discount?: boolean;
  vatOnTop?: boolean;
  least?: number;
  most?: number;
}

const ENDINGS = [0, 0, 0, 50, 50, 95, 25, 75, 99];
const FEES = [500, 700, 900, 1000, 1150, 1200, 1450, 1500, 1600, 1900];

/** An order drawn from `random`, in which the parts sum. */
export function inventOrder(random: Random, wish: OrderWish): Order {
  const start = random.int(0, DISHES.length - 1);
  const lines = Array.from({ length: random.int(wish.least ?? 1, wish.most ?? 3) }, (_, at) => {
    const price = random.int(6, 69) * 100 + random.pick(ENDINGS);
    return {
      name: DISHES[(start + at * 3) % DISHES.length] ?? DISHES[0],
      quantity: random.pick([1, 1, 1, 2, 3]),
      price,
      ...(wish.struck ? { oldPrice: price + random.int(3, 15) * 100 } : {}),
    };
  });
  const subtotal = lines.reduce((sum, line) => sum + line.price * line.quantity, 0);
  const deliveryFee = wish.pickUp ? null : wish.freeDelivery ? 0 : random.pick(FEES);
  const serviceFee = wish.serviceFee ? random.pick([199, 250, 300, 399]) : 0;
  const discount = wish.discount ? Math.min(random.int(3, 20) * 100, subtotal - 300) : 0;
  const charged = subtotal + (deliveryFee ?? 0) + serviceFee - discount;
  const vatIncluded = !wish.vatOnTop;
  const vat = Math.round(vatIncluded ? (charged * 15) / 115 : (charged * 15) / 100);
  const total = vatIncluded ? charged : charged + vat;
  return {
    restaurant: random.pick(RESTAURANTS),
    lines,
    subtotal,
    deliveryFee,
    serviceFee,
    discount,
    wallet: wish.wallet ? Math.min(total - 100, random.int(5, 25) * 100) : 0,
    vat,
    vatIncluded,
    total,
    time: Date.UTC(2026, random.int(0, 8), random.int(1, 28), random.int(8, 20), random.int(0, 59)),
    number: String(random.int(10_000_000, 99_999_999)),
  };
}

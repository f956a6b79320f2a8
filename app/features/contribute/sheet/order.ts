import { ROUNDING, sumOf } from "../parts-sum";

/** An order as its checkout shows it, halalas. */
export interface Order {
  quantity: number;
  /** For one of the dish. */
  itemPrice: number;
  /** Everything else that was ordered along with it. */
  others: number;
  deliveryFee: number;
  /** Service, small orders and the like. */
  serviceFee: number;
  /** As shown, whether the prices hold it already or not. */
  vat: number;
  discount: number;
  total: number;
}

/** What the order says about the one dish, as it goes into evidence. Halalas: `itemPrice` for one, the rest for all of them. */
export interface DishShare {
  quantity: number;
  itemPrice: number;
  deliveryFee: number;
  serviceFee: number;
  /** 0 where the prices hold it. */
  vatOnTop: number;
  discount: number;
  paidTotal: number;
}

/**
 * Whether VAT was added to the prices (true) or lies within them (false), told by which of the two makes the total; null
 * where neither does. People needn't know: both kinds of checkout print the line.
 */
export function vatWasAdded(order: Order): boolean | null {
  const makesTotal = (vatOnTop: number) =>
    Math.abs(sumWith(order, vatOnTop) - order.total) <= ROUNDING;
  if (makesTotal(0)) return false;
  return makesTotal(order.vat) ? true : null;
}

/** What the parts of an order come to, halalas. */
function sumWith(order: Omit<Order, "total">, vatOnTop: number): number {
  return sumOf({ ...order, subtotal: order.itemPrice * order.quantity + order.others, vatOnTop });
}

/**
 * The dish's share of an order: the whole of the fees, because a delivery costs the same with one dish or three, and of VAT
 * and discount as much as the dish has of what they are taken from. Where the parts don't make the total, VAT is taken to
 * be within the prices and the total stays as it was shown, so that somebody looks.
 */
export function dishShare(order: Order): DishShare {
  const { quantity, itemPrice, others, deliveryFee, serviceFee } = order;
  const added = vatWasAdded(order);
  const own = itemPrice * quantity;
  const fees = deliveryFee + serviceFee;
  const vatOnTop = added ? partOf(order.vat, own + fees, own + others + fees) : 0;
  const discount = partOf(order.discount, own, own + others);
  const paidTotal = others === 0 || added === null ? order.total : own + fees + vatOnTop - discount;
  return { quantity, itemPrice, deliveryFee, serviceFee, vatOnTop, discount, paidTotal };
}

function partOf(amount: number, part: number, whole: number): number {
  return whole === 0 ? amount : Math.round((amount * part) / whole);
}

/** The parts of a price, halalas for one dish with its delivery. VAT is only what is charged on top. */
export interface PriceParts {
  item_price: number;
  delivery_fee: number;
  vat_on_top: number;
}

/** Integer halalas → riyals on the wire, at most two decimals. */
export function toSar(halalas: number): number {
  return halalas / 100;
}

/** Riyals → integer halalas, rounded to the nearest. */
export function toHalalas(sar: number): number {
  return Math.round(sar * 100);
}

/**
 * VAT on top for a quantity, halalas. It was observed for one with its delivery and is a share of what is
 * charged, so it grows with the charge: vat × (item × q + fee) / (item + fee), rounded.
 */
export function vatFor(price: PriceParts, quantity: number): number {
  const one = price.item_price + price.delivery_fee;
  if (one === 0) return price.vat_on_top;
  return Math.round((price.vat_on_top * (price.item_price * quantity + price.delivery_fee)) / one);
}

/** What is paid for a quantity of one dish, halalas: items, one delivery, and VAT on top. */
export function total(price: PriceParts, quantity: number): number {
  return price.item_price * quantity + price.delivery_fee + vatFor(price, quantity);
}

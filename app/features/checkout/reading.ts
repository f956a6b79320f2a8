import type { Platform } from "~/features/prices";

/** One thing read from a picture. Null when the picture doesn't show it; not sure when a person should look. */
export interface ReadField<T> {
  value: T | null;
  sure: boolean;
}

/** One line of the order. */
export interface ReadLine {
  /** As written on the picture; data to show escaped, never markup. */
  name: string;
  quantity: number;
  /** Halalas for one of them; null when no amount stands beside the name. */
  price: number | null;
  /** Whether the price is certain by itself; absent where the sum of all lines tells. */
  sure?: boolean;
}

/** What a Saudi tax invoice's QR code says, decoded but not verified: anybody can draw one. */
export interface TaxInvoice {
  seller: string;
  /** Milliseconds since 1970, its clock taken to be Riyadh's; null when the code's time is not a time. */
  time: number | null;
  /** The same where the code says UTC and is believed; null where it leaves no doubt. */
  timeIfUtc: number | null;
  /** Halalas, VAT included. */
  total: number;
  /** Halalas. */
  vat: number;
}

/** The amounts of a checkout, each in halalas. */
export interface ReadAmounts {
  /** For one of the first item of the order. */
  itemPrice: ReadField<number>;
  /** All items before fees. */
  subtotal: ReadField<number>;
  deliveryFee: ReadField<number>;
  /** The amount of VAT shown, whether added or already within the prices: see `vatIncluded`. */
  vat: ReadField<number>;
  serviceFee: ReadField<number>;
  /** For an order below what the platform asks for. */
  smallOrderFee: ReadField<number>;
  /** For paying in cash. */
  cashFee: ReadField<number>;
  /** Off the dishes or the whole order, as a positive number. */
  discount: ReadField<number>;
  /** Off the delivery alone, as a positive number. */
  deliveryDiscount: ReadField<number>;
  tip: ReadField<number>;
  donation: ReadField<number>;
  /** Paid from a wallet or a gift card: lowers what is charged to the card, not `total`. */
  wallet: ReadField<number>;
  /** What the order costs, discount taken off, before a wallet pays a share. */
  total: ReadField<number>;
}

/**
 * What was read from one picture of a checkout or a receipt. Everything in it comes from a stranger's picture:
 * data to be shown and compared, never markup, addresses or orders.
 */
export interface Reading extends ReadAmounts {
  restaurant: ReadField<string>;
  /** The first item of the order. */
  item: ReadField<string>;
  quantity: ReadField<number>;
  /** True: the prices hold the VAT already. False: it was added to them. */
  vatIncluded: ReadField<boolean>;
  /** Milliseconds since 1970; the clock on the picture is taken to be Riyadh's. */
  date: ReadField<number>;
  platform: ReadField<Platform>;
  items: ReadLine[];
  /** Whether the picture is of a menu: many prices for one, and nothing to pay. */
  menu: boolean;
  invoice: TaxInvoice | null;
  /** The words of the picture folded, for finding restaurant and dish; at most 2,000 characters. */
  text: string;
  /** Who read it. */
  by: "builtin" | "model";
}

/** Something that was not read. */
export function unread<T>(): ReadField<T> {
  return { value: null, sure: false };
}

/** A reading of which nothing is known. */
export function emptyReading(): Reading {
  return {
    restaurant: unread(),
    item: unread(),
    quantity: unread(),
    itemPrice: unread(),
    subtotal: unread(),
    deliveryFee: unread(),
    vat: unread(),
    vatIncluded: unread(),
    serviceFee: unread(),
    smallOrderFee: unread(),
    cashFee: unread(),
    discount: unread(),
    deliveryDiscount: unread(),
    tip: unread(),
    donation: unread(),
    wallet: unread(),
    total: unread(),
    date: unread(),
    platform: unread(),
    items: [],
    menu: false,
    invoice: null,
    text: "",
    by: "builtin",
  };
}

import type { PageAmount } from "./page-amounts";

/** One value chosen for each part of a checkout, halalas; null where the page shows none. */
export interface Choice {
  subtotal: number | null;
  deliveryFee: number | null;
  serviceFee: number | null;
  discount: number | null;
  wallet: number | null;
  vat: number | null;
  total: number | null;
  charged: number | null;
}

export type PartName = keyof Choice;

export const NO_PARTS: Choice = {
  subtotal: null,
  deliveryFee: null,
  serviceFee: null,
  discount: null,
  wallet: null,
  vat: null,
  total: null,
  charged: null,
};

/** A value a part may have. */
export interface PartValue {
  /** Halalas. */
  value: number;
  /** 0 to 1. */
  belief: number;
  /** The amounts of the page it was read from; each counts for one part only. */
  from: readonly PageAmount[];
  /** Whether a label names the part; false for an amount whose label was not understood. */
  named: boolean;
}

/** What one part may be, likeliest first. */
export interface Slot {
  name: PartName;
  values: PartValue[];
}

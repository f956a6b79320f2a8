import type { PageAmount } from "../layout/page-amounts";

/** One value chosen for each part of a checkout, halalas; null where the page shows none. */
export interface PartValues {
  subtotal: number | null;
  deliveryFee: number | null;
  serviceFee: number | null;
  smallOrderFee: number | null;
  cashFee: number | null;
  discount: number | null;
  /** Taken off the delivery alone. */
  deliveryDiscount: number | null;
  tip: number | null;
  donation: number | null;
  wallet: number | null;
  vat: number | null;
  total: number | null;
  charged: number | null;
}

export type PartName = keyof PartValues;

export const NO_PARTS: PartValues = {
  subtotal: null,
  deliveryFee: null,
  serviceFee: null,
  smallOrderFee: null,
  cashFee: null,
  discount: null,
  deliveryDiscount: null,
  tip: null,
  donation: null,
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
  probability: number;
  /** The amounts of the page it was read from; each counts for one part only. */
  from: readonly PageAmount[];
  /** How probable what names it is, 0 to 1, the least of several; 0 for an amount whose label was not understood. */
  label: number;
}

/** The values one part may have, most probable first. */
export interface PartCandidates {
  name: PartName;
  values: PartValue[];
}

import { CHARGE_WORDS } from "./charge-words";
import { OTHER_WORDS } from "./other-words";
import { SUM_WORDS } from "./sum-words";
import { TAX_WORDS } from "./tax-words";

/** What a line of a checkout is about. `sum` can be the items' or the whole; `charged` is what is left after a wallet. */
export type LabelKind =
  | "subtotal"
  | "deliveryFee"
  | "serviceFee"
  | "smallOrderFee"
  | "cashFee"
  | "tip"
  | "donation"
  | "discount"
  | "deliveryDiscount"
  | "wallet"
  | "vat"
  | "vatIncluded"
  | "total"
  | "sum"
  | "charged"
  | "pay"
  | "other";

/** Under these names a page says what is to be paid, often twice: in its summary and on its button. */
export const ENDS: readonly LabelKind[] = ["total", "sum", "charged", "pay"];

/**
 * How apps, tills and tax invoices name their lines in Saudi Arabia, one wording a line: what the model of `label-model.ts`
 * learns from. After a change `npm run fit -- checkout`.
 */
export const WORDINGS: Record<LabelKind, readonly string[]> = {
  ...SUM_WORDS,
  ...CHARGE_WORDS,
  ...TAX_WORDS,
  ...OTHER_WORDS,
};

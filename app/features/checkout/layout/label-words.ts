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

/**
 * How apps, tills and tax invoices name their lines in Saudi Arabia, one wording a line; compared folded and forgiving
 * a misread letter. The wording that explains most of a line decides, so longer ones win over the words in them.
 */
export const WORDINGS: Record<LabelKind, readonly string[]> = {
  ...SUM_WORDS,
  ...CHARGE_WORDS,
  ...TAX_WORDS,
  ...OTHER_WORDS,
};

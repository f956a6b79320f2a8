import type { AmountCandidate, PageAmount } from "./page-amounts";

/** A line of the order as it stands on the page, its amount not yet known to be for one or for all. */
export interface OrderLine {
  /** Empty where no name was read. */
  name: string;
  /** Null when no quantity stands beside it. */
  quantity: number | null;
  /** How far the quantity is believed, 0 to 1; 0 where none is written. */
  belief: number;
  /** Halalas. */
  amount: number;
  /** Other values its ink may stand for, and other amounts of the line: an old price beside the new one. */
  others: AmountCandidate[];
  /** A second amount of the line that proves which is for one: this × quantity is that. */
  one: number | null;
  /** Where `amount` stands. */
  from: readonly PageAmount[];
  /** Its row; null where it shares it with others, each with a name of its own. */
  at: number | null;
  /** Whether its name stands beside its amount. */
  ownName: boolean;
}

import type { SaidFact } from "./facts-said";
import type { Slots } from "./slots";

/** What a person wants to know or have done. */
export type Kind =
  | "price"
  | "compare"
  | "nearest"
  | "similar"
  | "suggest"
  | "restaurant"
  | "save"
  | "recall"
  | "help"
  | "howAreYou"
  | "greet"
  | "thanks"
  | "bye"
  | "cannot"
  | "offTopic"
  | "unclear";

/** What of an answer is asked for; `all` unless said. */
export type Focus = "all" | "delivery" | "age" | "platform";

/** What a message asks, once the ones before it are taken into account. */
export interface Ask extends Slots {
  kind: Kind;
  /** Words for dish and restaurant together, where they can't be told apart. */
  query: string;
  focus: Focus;
  /** Which of a list, from 0; -1 for the last; null for all. */
  nth: number | null;
  /** The same dish at other restaurants. */
  elsewhere: boolean;
  /** Only what costs less than what was shown before. */
  cheaper: boolean;
  /** What the person says of themselves. */
  facts: readonly SaidFact[];
  /** A second thing to compare with. */
  other: Slots | null;
  /** The message begins with a greeting. */
  greets: boolean;
  /** It leans on what was asked before. */
  leans: boolean;
  /** An order was asked for, which we can't place. */
  orders: boolean;
}

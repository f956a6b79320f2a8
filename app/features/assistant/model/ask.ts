import type { Platform } from "~/features/prices/platform";
import type { SaidFact } from "./facts-said";
import type { Slots } from "./slots";
import type { Subject } from "./subjects";

/** What a person wants to know or have done. */
export type Kind =
  | "price"
  | "compare"
  | "nearest"
  | "similar"
  | "suggest"
  | "restaurant"
  | "save"
  | "forget"
  | "recall"
  | "help"
  | "about"
  | "howAreYou"
  | "greet"
  | "thanks"
  | "bye"
  | "cannot"
  | "inside"
  | "offTopic"
  | "unclear";

/** What of an answer is asked for; `all` unless said. */
export type Focus = "all" | "delivery" | "age" | "platform";

/** What is to be said beside a price: how it moved, that it may be wrong, and so on. */
export type Aside = "history" | "wrong" | "best" | "where" | "time" | "recipe" | "item";

/** What a message asks, once the ones before it are taken into account. */
export interface Ask extends Slots {
  kind: Kind;
  /** What of things we can't do or know is asked about; null unless `kind` says so. */
  subject: Subject | null;
  aside: Aside | null;
  /** A food, when it is asked whether a dish has it; empty otherwise. */
  inside: string;
  /** A restaurant that is left out. */
  except: string;
  /** What is not wanted and no name of a dish tells: «بدون ملح». */
  untold: string;
  /** The two compared are two questions, and not set against each other. */
  apart: boolean;
  /** The nearest first, of two that are compared. */
  byDistance: boolean;
  /** The best rated first. */
  rated: boolean;
  /** Words that name something nobody knows, where a price is asked. */
  query: string;
  focus: Focus;
  /** Which of a list, from 0; -1 for the last; null for all. */
  nth: number | null;
  /** The same dish at other restaurants. */
  elsewhere: boolean;
  /** Only what costs less than what was shown before. */
  cheaper: boolean;
  /** Beyond the part of the list that was shown before. */
  more: boolean;
  /** What the person says of themselves. */
  facts: readonly SaidFact[];
  /** What the person wants forgotten; null where nothing. */
  forgets: string | null;
  /** Which dish is left to us: «اقترح», "what should I eat". */
  open: boolean;
  /** Foods left out this time. */
  without: readonly string[];
  /** The platforms asked about; none named: all. */
  platforms: readonly Platform[];
  /** A second thing to compare with. */
  other: Slots | null;
  /** The message begins with a greeting. */
  greets: boolean;
  /** An order was asked for, which we can't place. */
  orders: boolean;
  /** What the ask is about, where only what was shown before tells. */
  from: Chosen | null;
}

/** One of what an earlier ask shows. */
export interface Chosen {
  ask: Ask;
  /** Its place, from 0; -1 for the last. */
  nth: number;
}

/** What one message says by itself, with the signs of how it hangs on what was said before. */
export interface Said extends Ask {
  /** It begins as what adds to something does: «طيب و…», "what about". */
  leans: boolean;
  /** It points at something: "it", «زيها». */
  points: boolean;
  /** It points at a restaurant: «عندهم», "their". */
  theirs: boolean;
  /** It sets two things that were spoken of against each other. */
  both: boolean;
  /** It takes back what was said: "no, I meant". */
  corrects: boolean;
  /** It asks for the one after that which was shown: "the next". */
  next: boolean;
  /** It asks for the other one of two. */
  otherOne: boolean;
  /** It adds something to what was ordered: "plus a coffee". */
  adds: boolean;
  /** It asks for the cheapest of what was listed. */
  cheapestOf: boolean;
  /** It asks for a price outright: «بكم», "how much". */
  asksPrice: boolean;
  /** It names what is near without saying near what. */
  near: boolean;
}

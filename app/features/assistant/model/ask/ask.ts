import type { Platform } from "~/features/prices";
import type { Slots } from "../slots/slots";
import type { SaidFact } from "./facts-said";
import type { SaidTime } from "./said-time";
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
  | "chat"
  | "thanks"
  | "bye"
  | "cannot"
  | "inside"
  | "choose"
  | "ranked"
  | "offTopic"
  | "unclear";

/** What of an answer is asked for; `all` unless said. */
export type Focus =
  | "all"
  | "delivery"
  | "minimum"
  | "age"
  | "platform"
  | "why"
  | "savings"
  | "history"
  | "item";

/** What is to be said beside a price: that taste is no matter of ours, and so on. */
export type Aside = "best" | "where" | "time" | "recipe" | "what";

/** What a message asks, once the ones before it are taken into account. */
export interface Ask extends Slots {
  kind: Kind;
  /** What of things we can't do or know is asked about; null unless `kind` says so. */
  subject: Subject | null;
  aside: Aside | null;
  /** Another city than ours, as it was named; empty where none is. */
  city: string;
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
  /** The places of this list were told by their ratings since. */
  byRating?: boolean;
  /** It asks where something is to be had. */
  where: boolean;
  /** It names what is near without saying near what. */
  near: boolean;
  /** The best rated first. */
  rated: boolean;
  /** The most expensive first. */
  dearest: boolean;
  /** Words that name something nobody knows, where a price is asked. */
  query: string;
  focus: Focus;
  /** Which of a list, from 0; -1 for the last; null for all. */
  nth: number | null;
  /** SAR that somebody paid or saw, where that is what they tell; null or absent where they say no amount, or several. */
  told?: number | null;
  /** As many are wanted as the limit pays for. */
  fills?: boolean;
  /** The same dish at other restaurants. */
  elsewhere: boolean;
  /** Only what costs less than what was shown before. */
  cheaper: boolean;
  /** It asks for what costs less than the cheapest of a list that was shown. */
  undercuts: boolean;
  /** Beyond the part of the list that was shown before. */
  more: boolean;
  /** How many parts of the list were shown before. */
  pages: number;
  /** What the person says of themselves. */
  facts: readonly SaidFact[];
  /** What the person wants forgotten; null where nothing. */
  forgets: string | null;
  /** Which dish is left to us: «اقترح», "what should I eat". */
  open: boolean;
  /** SAR that each of those who eat pays at most, of which `maxTotal` is the sum; null or absent where the limit is for all. */
  maxEach?: number | null;
  /** Foods left out this time. */
  without: readonly string[];
  /** The platforms asked about; none named: all. */
  platforms: readonly Platform[];
  /** A delivery app by the name that people know, which of the platforms that is nobody says here; empty where none is named. */
  app: string;
  /** Of a dish named with words that nobody knows, the words that are known; empty where all are. */
  surely: string;
  /** Words of this message that nothing was made of; empty where there are none, or so many that it is just talk. */
  left: string;
  /** Why an order was left as it is, or some of a change was; null where nothing was. */
  unmade: Unmade | null;
  /** The size is that of the dish spoken of before, and holds if this one has it. */
  sizeKept: boolean;
  /** A second thing to compare with. */
  other: Slots | null;
  /** Further dishes of the same order. */
  rest: readonly Slots[];
  /** Restaurants at which the whole order is set against each other; empty where that is not asked. */
  places: readonly string[];
  /** Which of its dishes was changed last; null or -1 where none in particular was. */
  changedLine: number | null;
  /** The message begins with a greeting. */
  greets: boolean;
  /** The neighbourhood the order is to go to, where one is named for that; empty otherwise. */
  deliverTo: string;
  /** When it is to be ordered; null where nobody says. */
  when: SaidTime | null;
  /** It is asked what each of those who eat pays. */
  share: boolean;
  /** How many share what is ordered, whatever is ordered; null: those it is ordered for. */
  splitBetween: number | null;
  /** What is asked back, where it may mean one or the other: kind `choose`. */
  unsure: Unsure | null;
  /** An order was asked for, which we can't place. */
  orders: boolean;
  /** What the ask is about, where only what was shown before tells. */
  from: PickedResult | null;
  /** The list whose restaurants are told by their ratings: kind `ranked`. */
  list: Ask | null;
}

/**
 * What may be meant: so many or the so-manieth of a dish, how many of which dish, among how many something is shared, or
 * whether a dish joins the order or is asked about by itself.
 */
export type Unsure =
  | { of: "place"; count: number; dish: string }
  | { of: "line"; count: number; dishes: readonly string[] }
  | { of: "share" }
  | { of: "joins"; count: number; dish: string; size: string };

/** What of a change was not made: nothing would have been left, the order has no such dish, or it was not understood. */
export interface Unmade {
  why: "whole" | "lacks" | "unclear";
  words: readonly string[];
}

/** One of what an earlier ask shows. */
export interface PickedResult {
  ask: Ask;
  /** Its place, from 0; -1 for the last. */
  nth: number;
  /** What it is called, where that tells which one is meant, and no place. */
  called?: Called;
}

/** What one of a list is called. */
export interface Called {
  /** Words of its name, or of its restaurant's: as they were said, and as they were read. */
  words: readonly string[];
  /** What is meant where none of the list is called so. */
  otherwise: Ask;
  /** This message says so, and none before it. */
  isSaid: boolean;
  /** Another of that list was asked for since, by its place. */
  isPlace: boolean;
  /** What it was shown to cost, SAR, where that says which one is meant. */
  total?: number;
}

/** What one message says by itself, with the signs of how it hangs on what was said before. */
export interface Utterance extends Ask {
  /** Something in it asks: "how much", «أبي», "nearest". */
  cued: boolean;
  /** It is put as a question. */
  asks: boolean;
  /** It says where the person is: "I'm in Malaz". */
  here: boolean;
  /** Words of it that nothing was made of. */
  unread: number;
  /** It only says something, and asks or names nothing: «تعبت اليوم». */
  chats: boolean;
  /** It tells something about the order, and asks nothing. */
  tells: boolean;
  /** It begins as what adds to something does: «طيب و…», "what about". */
  leans: boolean;
  /** Whether what it names comes beside what was asked before, «و…», or in its place, "instead"; null where it says neither. */
  inTurn: "beside" | "instead" | null;
  /** It points at something: "it", «زيها». */
  points: boolean;
  /** It is to be split among those who eat, who are not said to be of each dish one: "split between us". */
  splits: boolean;
  /** It asks how far something is. */
  far: boolean;
  /** It points at a restaurant: «عندهم», "their". */
  theirs: boolean;
  /** That restaurant is one alone: "there". */
  there: boolean;
  /** It asks whether something is to be had, "is there …?", and points at no place by its "there". */
  isThere: boolean;
  /** It sets two things that were spoken of against each other. */
  both: boolean;
  /** It takes back what was said: "no, I meant". */
  corrects: boolean;
  /** It asks that what was told before be kept: "yes, remember that". */
  keeps: boolean;
  /** One more eats along than was said before. */
  oneMore: boolean;
  /** What it wants forgotten may be left out of a dish: "remove the onions". */
  takesOut: boolean;
  /** It is a number and nothing else. */
  bare: boolean;
  /** It asks what an order comes to. */
  sums: boolean;
  /** It asks for the one after that which was shown: "the next". */
  next: boolean;
  /** It asks for other restaurants than that which was spoken of. */
  otherPlaces: boolean;
  /** It asks for the other one of two. */
  otherOne: boolean;
  /** It asks for the cheapest of what was listed. */
  cheapestOf: boolean;
  /** It takes back what was to be paid at most: "forget the budget". */
  anyPrice: boolean;
  /** It asks for a price outright: «بكم», "how much". */
  asksPrice: boolean;
  /** It only asks for the same somewhere else: "and in Malqa?". */
  moves: boolean;
}

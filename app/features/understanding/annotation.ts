import type { Size } from "~/features/catalogue";
import type { Platform } from "~/features/prices";

/**
 * Tokens `start` up to but not including `end` that may be something else than a name: a quantity, a size, a connector …
 */
export type Annotation = { start: number; end: number } & (
  | {
      role: "quantity";
      value: number;
      /** What is left to name when the number is part of a word: برجر of برجرين. */
      noun?: string;
      /** Nobody can order so many or so few («0», "1000", "-2"): the value is 1 instead. */
      refused?: true;
      /** Some dish counts as many pieces in its name: «وجبة بروست 8 قطع». */
      ofDish?: true;
      /** The word it was taken from may be of a dish's name: «صحنين» of «صحن فلافل». */
      ofName?: true;
      /** The size that comes with it: نفرين is two of one person's. */
      size?: Size;
    }
  | { role: "size"; size: Size }
  | { role: "neighbourhood"; id: number }
  | {
      role: "city";
      /** Another one than the one whose prices are known. */
      city: string;
    }
  | {
      role: "filler";
      /** It takes in words that may be any words: «بدون بصل». */
      open?: true;
      /** Of an open one, the words that are not wanted: their place among the tokens. */
      avoided?: { start: number; end: number };
      /** The most to be paid in all, halalas. */
      budget?: number;
      /** How many eat. */
      people?: number;
      /** On which it is asked for. */
      platform?: Platform;
      /** Words that mean something which nothing here is called: their place among the tokens. */
      unread?: { start: number; end: number };
    }
  | {
      role: "connector";
      to: Cue;
      /** What it announces stands before it. */
      after?: true;
    }
);

/** What a connector announces: a restaurant, a place, or more of the same dish. */
export type Cue = "restaurant" | "place" | "more";

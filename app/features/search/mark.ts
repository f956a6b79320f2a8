import type { Size } from "~/features/catalogue/size";

/** Some words of a query, `start` up to before `end`, that may play a part other than naming something. */
export type Mark = { start: number; end: number } & (
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
      role: "filler";
      /** Its last word may be any word: «بدون بصل». */
      open?: true;
    }
  | { role: "connector"; to: Cue }
);

/** What a connector announces: a restaurant, a place, or more of the same dish. */
export type Cue = "restaurant" | "place" | "more";

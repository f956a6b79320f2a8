import type { Cuisine, Section, Size } from "~/features/catalogue";
import type { Platform } from "~/features/prices";

/** Words of a question, and what they name. */
export interface Named {
  /** As written, or the name itself where it was chosen and not typed. */
  words: string;
  /** Ids of what the catalogue has for them, the likeliest first; empty for what it does not have. */
  ids: readonly number[];
  /** How sure it is that the words name the first of them, or something we lack; 0 to 1. */
  probability: number;
}

/** One dish of an order. */
export interface RequestLine {
  /** Ids are of dish names, which several menus may share. Absent where only a heading or a number is said. */
  dish?: Named;
  /** The heading of a menu that is asked for instead of a dish: «حلى», "drinks". */
  section?: Section;
  size?: Size;
  /** 1 when none is named. */
  quantity: number;
  /** Nobody can order as many or as few as were said: `quantity` is 1 instead. */
  refused?: true;
}

/**
 * What is asked for, however it was said: typed, chatted, corrected in a form, or filled in by a model. Everything but
 * the lists is absent when not said.
 */
export interface Request {
  /** What to do with it; search compares prices. */
  act?: string;
  lines: readonly RequestLine[];
  restaurants: readonly Named[];
  /** What is cooked where nothing else is asked for: «مطعم هندي». */
  cuisine?: Cuisine;
  /** A neighbourhood; without ids it is one we don't know. */
  area?: Named;
  /** Another city than ours, as written: no price here is one of there. */
  city?: string;
  people?: number;
  /** The most to be paid in all, halalas. */
  budget?: number;
  platforms: readonly Platform[];
  /** Foods to leave out, as written. */
  avoid: readonly string[];
  /** Words that were left unread beside what is asked for, as written. */
  unread?: string;
  /** Restaurants that are not wanted. */
  except: readonly Named[];
  sort?: "cheapest" | "dearest" | "rated" | "near";
  /** Which one of those shown before, from 1. */
  nth?: number;
}

/** A request for nothing. */
export const NOTHING_ASKED: Request = {
  lines: [],
  restaurants: [],
  platforms: [],
  avoid: [],
  except: [],
};

import type { Platform, Status } from "~/features/prices";
import type { Language } from "~/i18n/languages";

/** What somebody sees of prices before they open the link to them. Says nothing of who sent it. */
export interface Postcard {
  /** What is ordered, with its quantity where that is not one. */
  title: string;
  /** Where; null where the totals are of several restaurants. */
  restaurant: string | null;
  /** The totals, cheapest first: at most as many as there are platforms. */
  rows: PostcardRow[];
  /** When these were the totals, ms. */
  date: number;
  language: Language;
}

export interface PostcardRow {
  platform: Platform;
  /** What people call the platform. */
  name: string;
  /** What is paid in all, halalas. */
  total: number;
  status: Status;
  /** The words that set this row off; null for the others. */
  award: string | null;
}

/** The size of every postcard, pixels: what Open Graph pictures are shown at without being cut. */
export const POSTCARD_SIZE = { width: 1200, height: 630 };

import type { Cuisine } from "~/features/catalogue/cuisine";
import type { Section } from "~/features/catalogue/section";
import type { Size } from "~/features/catalogue/size";
import type { NeighbourhoodName } from "./neighbourhoods";

/** What a menu asks for one, in SAR; null where nobody has told us yet. */
type MenuPrice = number | null;

/** Section, Arabic name, English name (one of them may be missing), and one price or one for each size. */
export type SampleMenuLine = readonly [
  Section,
  string | null,
  string | null,
  MenuPrice | Partial<Record<Size, MenuPrice>>,
];

/** One of `a`, `b`, `c`, for the platform of that letter. */
type PlatformLetter = "a" | "b" | "c";

export interface SampleRestaurant {
  /** At least one of the two names. */
  ar?: string;
  en?: string;
  aliases?: readonly string[];
  cuisine: Cuisine;
  /** 0 to 5; null when nobody rated it. */
  rating: number | null;
  /** One branch in each of these; more than one makes it a chain. */
  branches: readonly NeighbourhoodName[];
  /** The platforms that deliver for it; all three unless said. */
  platforms?: readonly PlatformLetter[];
  /** In the order people ask: the first line is what the place is known for. */
  menu: readonly SampleMenuLine[];
}

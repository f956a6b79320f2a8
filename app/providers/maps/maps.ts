import type { Point } from "~/server/geo";

/** A place as the maps provider knows it. */
export interface ExternalPlace extends Point {
  /** The provider's own id, `ChIJ…`. */
  placeId: string;
  /** In the language asked for, where the provider has it. */
  name: string;
  /** 0 to 5, or null when nobody rated it. */
  rating: number | null;
  /** What the provider calls its kind, such as `pizza_restaurant`. */
  types: readonly string[];
}

/** Where to look, for what, and in which language names should come. */
export interface MapsQuestion {
  centre: Point;
  /** Metres. */
  radius: number;
  /** A name or a cuisine; null for every place to eat. */
  keyword: string | null;
  language: "ar" | "en";
}

/** The outside world's knowledge of places to eat. Reads only: asking twice does no harm. */
export interface Maps {
  /**
   * The places to eat within the radius, or as many of them as the provider gives at once.
   *
   * @throws MapsUnavailable when it can't be asked now.
   */
  find(question: MapsQuestion): Promise<ExternalPlace[]>;
}

/** The provider did not answer, or not with anything that can be used. What we know ourselves is the answer then. */
export class MapsUnavailable extends Error {
  override name = "MapsUnavailable";
}

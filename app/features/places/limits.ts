/** Metres. */
export const DEFAULT_RADIUS_M = 1500;
export const MOST_RADIUS_M = 20_000;
/** Places in one answer. */
export const MOST_PLACES = 100;

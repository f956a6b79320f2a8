const MINUTE_MS = 60_000;

/**
 * The end of the minute of `now`, ms. What a page says of ages and statuses is told for this moment, so that everybody who
 * comes within a minute gets the same page. It is the end and not the beginning, since nothing may have happened after it.
 */
export const pageClock = (now: number): number => Math.ceil(now / MINUTE_MS) * MINUTE_MS;

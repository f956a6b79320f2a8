/** Every number that points stand on, each with its reason. */

/** Promised to people on the page: a picture is worth the minute it takes. */
export const SNAPSHOT_POINTS = 10;

/** A tap takes a second; ten of them are worth a picture. */
export const CONFIRMATION_POINTS = 1;

/** More than ten meals photographed on one day is work for points, not for prices. */
export const MOST_POINTS_A_DAY = 100;

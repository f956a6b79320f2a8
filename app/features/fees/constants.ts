/** Every number the fee model stands on, each with its reason. Money in halalas, distances in metres. */

/** Fewer people than this behind a cell, and it is not shown: it could point at a home. */
export const LEAST_PEOPLE = 3;

/** Newcomers together weigh at most this share of everybody else in a cell: a ring of new accounts is a few voices. */
export const NEWCOMERS_SHARE = 0.2;

/** A person weighs at most as much as this many of their own orders in one week, however many they send. */
export const ORDERS_A_WEEK = 4;

/** Closer than this no two fees are told apart: the coin that platforms round to is larger. */
export const FINEST_HALALAS = 5;

/** Two fees this close are the same fee when a rule is told by how many orders obey it. */
export const SAME_FEE_HALALAS = 30;

/** Fewer orders than this show no kind of hour, no change and no threshold. */
export const LEAST_ORDERS = 6;

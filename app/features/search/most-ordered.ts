/** Nobody orders more of one dish; a greater number is a name, a year or a price. */
export const MOST_ORDERED = 99;

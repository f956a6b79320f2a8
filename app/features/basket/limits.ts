/** So many different dishes fit into one order: more than any family asks for, and its address still short enough to be sent. */
export const MOST_LINES = 60;

/** So many restaurants that have all of an order are worth choosing from. */
export const MOST_FULL_ORDERS = 10;

/** The tag of a test that runs in all four pairs: each direction with and without JavaScript. */
export const ALL_PAIRS = "@all-pairs";

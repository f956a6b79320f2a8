/** A dish alone gives at most this many brands. */
export const MOST_MATCHES = 10;

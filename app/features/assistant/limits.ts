/** What one request may hold: a long talk, but no book. Characters. */
export const MOST_MESSAGES = 50;
export const LONGEST_MESSAGE = 4_000;

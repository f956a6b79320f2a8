export const MESSAGE_LENGTH = 2000;
export const NOTE_LENGTH = 500;

/** What the form offers; scripts may use tags of their own. */
export const CATEGORIES = ["bug", "suggestion", "pricing", "other"] as const;

/** Where a piece of feedback stands, in the order it usually goes. */
export const STATES = ["new", "in_review", "resolved", "declined"] as const;
export type FeedbackState = (typeof STATES)[number];

/** Pairs that wait to be decided, and the log of what was decided. */
export const CHAIN_STATES = ["waiting", "decided"] as const;
export type ChainState = (typeof CHAIN_STATES)[number];

/** What a moderator says of two restaurants: that they are one chain, or none. */
export const CHAIN_VERDICTS = ["chain", "apart"] as const;
export type ChainVerdict = (typeof CHAIN_VERDICTS)[number];

/** What a moderator is told after a press. */
export const CHAIN_NOTES = ["done", "decided", "closed", "later", "none"] as const;
export type ChainNote = (typeof CHAIN_NOTES)[number];

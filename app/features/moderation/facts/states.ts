/** Where something told stands; what was decided is the log of the acts themselves. */
export const FACT_STATES = ["waiting", "shown", "decided"] as const;
export type FactState = (typeof FACT_STATES)[number];

/** How a moderator decides. */
export const FACT_VERDICTS = ["accept", "refuse"] as const;
export type FactVerdict = (typeof FACT_VERDICTS)[number];

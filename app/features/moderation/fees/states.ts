/** Where the fees of an order stand; the last two are how a moderator decides. */
export const FEE_STATES = ["waiting", "accepted", "refused"] as const;
export type FeeState = (typeof FEE_STATES)[number];
export const FEE_VERDICTS = ["accepted", "refused"] as const satisfies readonly FeeState[];

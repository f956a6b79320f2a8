import { LEAST_PEOPLE } from "~/features/fees";

/** How many there are; null for one or two, of whom nothing more is told: they could point to a person. */
export type Few = number | null;

/** Hides a count of one or two. */
export const few = (count: number): Few => (count > 0 && count < LEAST_PEOPLE ? null : count);

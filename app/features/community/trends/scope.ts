/** How much of the country is meant. */
export const SCOPES = ["district", "city", "country"] as const;
export type Scope = (typeof SCOPES)[number];

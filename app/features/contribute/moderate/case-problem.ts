/** Why a case was not decided. */
export const CASE_PROBLEMS = ["own", "reason", "withdrawn", "known", "not_found"] as const;
export type CaseProblem = (typeof CASE_PROBLEMS)[number];

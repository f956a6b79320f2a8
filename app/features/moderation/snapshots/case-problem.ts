/** Why a case was not decided. */
export const CASE_PROBLEMS = [
  "own",
  "reason",
  "withdrawn",
  "decided",
  "known",
  "not_found",
] as const;
export type CaseProblem = (typeof CASE_PROBLEMS)[number];

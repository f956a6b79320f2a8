import type { Draft } from "~/features/forms";

/** What can be wrong with a form about a restaurant or a dish. */
const PROBLEMS = ["names", "taken", "into", "closed", "reason", "later"] as const;
export type ActProblem = (typeof PROBLEMS)[number];

/** What is wrong with which of the forms on a page. */
export interface WrongAct {
  act: string;
  problem: ActProblem;
}

/** What is wrong with a form that came back; null where nothing is. */
export function wrongAct(draft: Draft | null): WrongAct | null {
  const problem = PROBLEMS.find((code) => draft?.errors[code]);
  return problem ? { act: draft?.values.act ?? "", problem } : null;
}

/** The id of what a problem is about. */
export const fieldOf = ({ act, problem }: WrongAct): string =>
  ({
    ...{ names: "name_ar", taken: "name_ar", into: "into", closed: "into" },
    ...{ reason: `reason-${act}`, later: "done" },
  })[problem];

import { FILE_PROBLEMS } from "~/server/pictures/file-problem";

/** Why pictures were not taken, each a key of the catalogue. */
export const UPLOAD_PROBLEMS = [
  ...FILE_PROBLEMS,
  "none",
  "tooMany",
  "known",
  "knownOwn",
  "tooLarge",
  "unreadable",
  "often",
  "gone",
  "away",
] as const;
type UploadProblem = (typeof UPLOAD_PROBLEMS)[number];

/** What is wrong with one file, or with the lot of them. */
export interface PictureProblem {
  /** What the person calls the file; null where it is about all of them. */
  file: string | null;
  problem: UploadProblem;
}

/** Problems as a draft keeps them: what is wrong under a number, and the file's name behind it. */
export function toErrors(problems: readonly PictureProblem[]): Record<string, string> {
  return Object.fromEntries(
    problems.map(({ file, problem }, place) => [String(place), `${problem} ${file ?? ""}`]),
  );
}

/** The problems a draft kept. */
export function fromErrors(errors: Record<string, string>): PictureProblem[] {
  return Object.values(errors).flatMap((text) => {
    const [code, ...name] = text.split(" ");
    const problem = UPLOAD_PROBLEMS.find((known) => known === code);
    return problem ? [{ file: name.join(" ") || null, problem }] : [];
  });
}

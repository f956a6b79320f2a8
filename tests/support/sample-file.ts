import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";

const FOLDER = "test-results/databases";

/**
 * A database file with the sample data of a time, made once a run; tests copy it.
 * Processes that ask at the same moment each make one, and the last rename wins.
 *
 * @param now ms since 1970; today's where none is given.
 * @returns its path.
 */
export async function sampleFile(now?: number): Promise<string> {
  const path = `${FOLDER}/sample-${now ?? "today"}-${process.env.TEST_RUN ?? process.ppid}.db`;
  if (existsSync(path)) return path;
  mkdirSync(FOLDER, { recursive: true });
  const draft = `${path}.${process.pid}`;
  rmSync(draft, { force: true });
  // Here, because it takes half of the product, and most processes that ask find the file made.
  const { makeSample } = await import("./make-sample");
  await makeSample(`file:${draft}`, now ?? Date.now());
  renameSync(draft, path);
  return path;
}

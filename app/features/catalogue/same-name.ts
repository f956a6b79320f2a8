import { scoreNames } from "~/features/names";

/** How much of each name the other must explain. */
const SAME = 0.8;

/** Whether two things next to each other are called the same, in whatever script: each name explains the other. */
export function isSameName(one: readonly string[], other: readonly string[]): boolean {
  return one.some((name) => {
    const { queryCoverage, nameCoverage } = scoreNames(name, other);
    return Math.min(queryCoverage, nameCoverage) >= SAME;
  });
}

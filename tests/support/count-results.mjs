// Names what failed in what Vitest and Playwright wrote, and adds all up in one plain last line for whoever reads the log.
import { readFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";

/** @param {string} name @returns {any} the report of a part of the tests, or none when that part never began */
function report(name) {
  try {
    return JSON.parse(readFileSync(`test-results/${name}.json`, "utf8"));
  } catch {
    return { success: false };
  }
}

/** What broke outside any test, such as a build, counts as one failure. */
const atLeast = (failed, broken) => (broken ? Math.max(1, failed) : failed);

/** Vitest and Playwright name the same numbers differently. */
function countsOf({ stats, errors = [], ...vitest }) {
  if (stats)
    return {
      passed: stats.expected,
      failed: atLeast(stats.unexpected, errors.length > 0),
      skipped: stats.skipped,
    };
  return {
    passed: vitest.numPassedTests ?? 0,
    failed: atLeast(vitest.numFailedTests ?? 0, !vitest.success),
    skipped: vitest.numPendingTests ?? 0,
  };
}

/** Each failed test of a report: its name and how it failed. */
function failuresOf({ suites = [], errors = [], testResults = [] }) {
  const specs = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specs)];
  const inBrowser = suites.flatMap(specs).flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === "unexpected")
      .map(({ projectName, results }) => ({
        name: `[${projectName}] ${file} > ${title}`,
        why: results.flatMap((result) => result.errors.map((error) => error.message)),
      })),
  );
  const inNode = testResults.flatMap(({ name, status: ended, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === "failed");
    if (ended === "failed" && failed.length === 0)
      return [{ name, why: [message || "What its tests need could not be made ready."] }];
    return failed.map((test) => ({
      name: `${name} > ${test.fullName}`,
      why: test.failureMessages,
    }));
  });
  const outside = errors.map((error) => ({ name: "outside any test", why: [error.message] }));
  return [...inBrowser, ...inNode, ...outside];
}

/** Enough to see what was expected and where, without a whole page's text. */
const MOST_LINES = 20;

const reports = ["unit", "contract", "e2e"].map(report);
for (const { name, why } of reports.flatMap(failuresOf)) {
  const lines = stripVTControlCharacters(why.join("\n")).split("\n").slice(0, MOST_LINES);
  console.log(`FAILED ${name.replace(`${process.cwd()}/`, "")}\n  ${lines.join("\n  ")}`);
}
const parts = reports.map(countsOf);
const sum = (key) => parts.reduce((total, part) => total + part[key], 0);
const skipped = sum("skipped") > 0 ? `, ${sum("skipped")} skipped` : "";
console.log(`${sum("passed")} passed, ${sum("failed")} failed${skipped}`);

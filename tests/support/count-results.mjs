// Adds up what Vitest and Playwright wrote and prints one plain line for whoever reads the log.
import { readFileSync } from "node:fs";

/** @param {string} path @returns {any} the report, or an empty one when that run never began */
function report(path) {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return {};
  }
}

const unit = report("test-results/unit.json");
const e2e = report("test-results/e2e.json").stats ?? {};
const passed = (unit.numPassedTests ?? 0) + (e2e.expected ?? 0) + (e2e.flaky ?? 0);
const failed = (unit.numFailedTests ?? 0) + (e2e.unexpected ?? 0);
if (e2e.flaky > 0)
  console.log(`${e2e.flaky} of them passed only when tried again: see "flaky" above`);
const skipped = (unit.numPendingTests ?? 0) + (e2e.skipped ?? 0);
console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`);

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

/**
 * The oldest version of a package that is free of a published hole, per major line where several
 * are in use. From the GitHub advisory database; add a line when an advisory names a package of ours.
 */
const FLOORS: Record<string, string[]> = {
  "path-to-regexp": ["0.1.12", "1.9.0", "3.3.0", "6.3.0", "8.2.0"], // GHSA-rhx6-c78j-4q9w
  "cross-spawn": ["7.0.5"], // GHSA-3xgq-45jq-v275
  "on-headers": ["1.1.0"], // GHSA-76c9-3jph-rj3q
  cookie: ["0.7.0", "1.0.0"], // GHSA-pxg6-pf52-xh8x
  express: ["4.20.0", "5.0.0"], // GHSA-qw6h-vgh9-j6wx
  send: ["0.19.0", "1.0.0"], // GHSA-m6fv-jmcg-4jfg
  "serve-static": ["1.16.0", "2.1.0"], // GHSA-cm22-4g7w-348p
  "body-parser": ["1.20.3", "2.0.0"], // GHSA-qwcr-r2fm-qrc7
  braces: ["3.0.3"], // GHSA-grv7-fg5c-xmjg
  micromatch: ["4.0.8"], // GHSA-952p-6rrq-rcjv
  vite: ["5.4.21", "6.4.1", "7.1.11"], // GHSA-93m4-6634-74q7
  rollup: ["4.22.4"], // GHSA-gcx4-mw62-g8wm
  ws: ["7.5.10", "8.17.1"], // GHSA-3h5v-q93c-6h6q
  nanoid: ["3.3.8", "5.0.9"], // GHSA-mwcw-c2x4-8c55
  i18next: ["19.8.5", "20.0.0", "23.0.0"], // GHSA-8f28-rgh5-2qxj
  "@remix-run/node": ["2.17.2"], // GHSA-9583-h5hc-x8cw
  "@remix-run/router": ["1.23.2"], // GHSA-2w69-qvjg-hvjx
};

const numbers = (version: string) => version.split(/[.-]/).slice(0, 3).map(Number);

function atLeast(version: string, floor: string): boolean {
  const [a, b] = [numbers(version), numbers(floor)];
  for (let place = 0; place < 3; place++) {
    const difference = (a[place] ?? 0) - (b[place] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return true;
}

/** Whether a version stands at or above the floor of its own major line, or above every line. */
function isSafe(version: string, floors: string[]): boolean {
  const own = floors.find((floor) => numbers(floor)[0] === numbers(version)[0]);
  if (own) return atLeast(version, own);
  return floors.every((floor) => atLeast(version, floor));
}

const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
  packages: Record<string, { version?: string; resolved?: string }>;
};

test("no package is older than its known-good floor", () => {
  const wrong = Object.entries(packages).flatMap(([path, { version }]) => {
    const name = path.split("node_modules/").pop() ?? "";
    const floors = FLOORS[name];
    return floors && version && !isSafe(version, floors) ? [`${path} ${version}`] : [];
  });
  expect(wrong).toEqual([]);
});

test("the lock file names no download address, so that any registry serves", () => {
  expect(Object.values(packages).filter((entry) => entry.resolved?.startsWith("http"))).toEqual([]);
});

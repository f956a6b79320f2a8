import { readdirSync, readFileSync } from "node:fs";
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
  vite: ["5.4.21", "6.4.1", "7.1.11"], // GHSA-93m4-6634-74q7
  rollup: ["4.22.4"], // GHSA-gcx4-mw62-g8wm
  ws: ["7.5.10", "8.17.1"], // GHSA-3h5v-q93c-6h6q
  nanoid: ["3.3.8", "5.0.9"], // GHSA-mwcw-c2x4-8c55
  i18next: ["19.8.5", "20.0.0", "23.0.0"], // GHSA-8f28-rgh5-2qxj
  "@remix-run/server-runtime": ["2.17.5"], // GHSA-84g9-w2xq-vcv6
  "@remix-run/router": ["1.23.4"], // GHSA-jjmj-jmhj-qwj2
  "react-router": ["6.30.6"], // GHSA-jjmj-jmhj-qwj2
  "react-router-dom": ["6.30.6"], // GHSA-jjmj-jmhj-qwj2
  sharp: ["0.35.3"], // GHSA-f88m-g3jw-g9cj
};

/**
 * What stands between a stranger's bytes and us, at the version last reviewed (November 2026): a step back would go
 * unnoticed otherwise. Raise a line with each update.
 */
const REVIEWED: Record<string, string[]> = {
  "@remix-run/node": ["2.17.5"],
  "@remix-run/react": ["2.17.5"],
  "@remix-run/serve": ["2.17.5"],
  "@remix-run/express": ["2.17.5"],
  "@remix-run/form-data-parser": ["0.17.4"],
  "@remix-run/multipart-parser": ["0.16.3"],
  "turbo-stream": ["2.4.1"],
  qs: ["6.16.2"],
  undici: ["6.29.1"],
  kysely: ["0.28.17"],
  "better-sqlite3": ["12.11.1"],
  ai: ["6.0.322"],
  "@ai-sdk/openai-compatible": ["2.0.87"],
  "openid-client": ["6.8.9"],
  oauth4webapi: ["3.8.8"],
  jose: ["6.2.17"],
  "tesseract.js": ["7.0.0"],
  "zxing-wasm": ["3.1.4"],
  ioredis: ["6.0.0"],
  zod: ["4.6.7"],
};

/** Packages that run a program of their own when installed, at the version whose program was read. */
const INSTALL_SCRIPTS: Record<string, string[]> = {
  "better-sqlite3": ["12.11.1"], // fetches or compiles SQLite
  esbuild: ["0.17.6", "0.21.5", "0.25.12", "0.28.2"], // puts its own binary in place
  "tesseract.js": ["7.0.0"], // asks for donations; never run
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

interface Locked {
  version?: string;
  resolved?: string;
  integrity?: string;
  hasInstallScript?: boolean;
}

const lock: { packages: Record<string, Locked> } = JSON.parse(
  readFileSync("package-lock.json", "utf8"),
);

/** Every package of the lock, the project itself left out. */
const packages = Object.entries(lock.packages)
  .filter(([path]) => path !== "")
  .map(([path, entry]) => ({ path, name: path.split("node_modules/").pop() ?? "", ...entry }));

test.each([
  ["free of published holes", FLOORS],
  ["as new as when last reviewed", REVIEWED],
])("every package is %s", (_, floors) => {
  const wrong = packages
    .filter(({ name, version }) => floors[name] && !isSafe(version ?? "", floors[name]))
    .map(({ path, version }) => `${path} ${version}`);
  expect(wrong).toEqual([]);
});

test("each floor is for a package that is there", () => {
  const present = new Set(packages.map(({ name }) => name));
  const named = Object.keys({ ...FLOORS, ...REVIEWED });
  expect(named.filter((name) => !present.has(name))).toEqual([]);
});

test("the lock file names no download address, so that any registry serves", () => {
  expect(packages.filter((entry) => entry.resolved?.startsWith("http"))).toEqual([]);
});

test("the lock file holds the SHA-512 of every package", () => {
  const sha512 = /^sha512-[A-Za-z0-9+/]{86}==$/;
  expect(packages.filter(({ integrity }) => !sha512.test(integrity ?? ""))).toEqual([]);
});

test("a program runs at installation only in the versions that were read", () => {
  const found: Record<string, string[]> = {};
  for (const { name, version, hasInstallScript } of packages)
    if (hasInstallScript)
      found[name] = [...new Set([...(found[name] ?? []), version ?? ""])].sort();
  expect(found).toEqual(INSTALL_SCRIPTS);
});

test("npm runs no other program at installation", () => {
  const { allowScripts } = JSON.parse(readFileSync("package.json", "utf8"));
  // By name: npm can't match versions where the lock names no address. Those are held by the test above.
  expect(allowScripts).toEqual({ "better-sqlite3": true, esbuild: true, "tesseract.js": false });
  expect(readFileSync(".npmrc", "utf8")).toContain("strict-allow-scripts=true");
});

test("the server only writes turbo-stream: what reads it can be made to call constructors (GHSA-49rj-9fvp-4h2h)", () => {
  const served = readFileSync(
    "node_modules/@remix-run/server-runtime/dist/single-fetch.js",
    "utf8",
  );
  expect(served).toContain("turboStream.encode(");
  expect(served).not.toContain("turboStream.decode");
  const ours = readdirSync("app", { recursive: true, encoding: "utf8" })
    .filter((path) => /\.tsx?$/.test(path))
    .filter((path) => readFileSync(`app/${path}`, "utf8").includes('"turbo-stream"'));
  expect(ours).toEqual([]);
});

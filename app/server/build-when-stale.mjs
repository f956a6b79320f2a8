// Runs before `npm start`: builds when there is no build, or when a source file is newer than it. Where the packages of
// developers were taken away after the build, the build that is there is served.
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

const BUILT = "build/server/index.js";
const SOURCES = [
  "app",
  "db",
  "locales",
  "public",
  "package-lock.json",
  "remix.config.js",
  "vite.config.ts",
];

/** Databases beside the sources, and tests. */
const NOT_BUILT = /\.db(-\w+)?$|\.test\.tsx?$/;

/** @returns {number} the newest modification under a path, ms since 1970. */
function newest(path) {
  const stat = statSync(path);
  if (!stat.isDirectory()) return NOT_BUILT.test(path) ? 0 : stat.mtimeMs;
  return Math.max(0, ...readdirSync(path).map((name) => newest(join(path, name))));
}

const canBuild = existsSync("node_modules/@remix-run/dev");
const built = statSync(BUILT, { throwIfNoEntry: false })?.mtimeMs ?? 0;
if (!built || (canBuild && Math.max(...SOURCES.map(newest)) > built)) {
  execFileSync("npm", ["run", "build"], { stdio: "inherit", shell: process.platform === "win32" });
}

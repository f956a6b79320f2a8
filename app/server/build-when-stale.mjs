// Runs before `npm start`: builds when there is no build, or when a source file is newer than it.
import { execFileSync } from "node:child_process";
import { readdirSync, statSync } from "node:fs";
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

/** @returns {number} the newest modification under a path, ms since 1970. */
function newest(path) {
  const stat = statSync(path);
  if (!stat.isDirectory()) return /\.db(-\w+)?$/.test(path) ? 0 : stat.mtimeMs;
  return Math.max(0, ...readdirSync(path).map((name) => newest(join(path, name))));
}

const built = statSync(BUILT, { throwIfNoEntry: false })?.mtimeMs ?? 0;
if (Math.max(...SOURCES.map(newest)) > built) {
  execFileSync("npm", ["run", "build"], { stdio: "inherit", shell: process.platform === "win32" });
}

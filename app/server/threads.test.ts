import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Begins the pool and counts the threads of its process. */
const COUNT =
  "require('fs').readFile('package.json', () => console.log(require('fs').readdirSync('/proc/self/task').length))";

const threads = (options: string[], settings: Record<string, string> = {}) =>
  Number(
    execFileSync(process.execPath, [...options, "-e", COUNT], {
      env: { NODE_ENV: "test", PATH: process.env.PATH, ...settings },
      encoding: "utf8",
    }),
  );

test.skipIf(!existsSync("/proc/self/task"))(
  "the service begins with sixteen threads in place of four, or with as many as it is told",
  () => {
    const usual = threads([]);
    const required = ["--require", "./app/server/threads.cjs"];
    expect(threads(required) - usual).toBe(12);
    expect(threads(required, { UV_THREADPOOL_SIZE: "4" })).toBe(usual);
  },
);

test("npm start loads it first", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
  expect(scripts.start).toMatch(
    /^MALLOC_ARENA_MAX=1 node --require \.\/app\/server\/threads\.cjs /,
  );
});

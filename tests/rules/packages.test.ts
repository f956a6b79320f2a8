import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { sources } from "~tests/support/files";

const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(
  readFileSync("package.json", "utf8"),
);

/** Read while building and training, never in production. */
const BUILDING = /^app\/routes\.ts$|\/training\//;

test("what the service and its commands import is there without the packages of developers", () => {
  const missing = sources(["app", "db"], [".ts", ".tsx"])
    .filter(({ path }) => !BUILDING.test(path) && !path.includes(".arbitrary."))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/^import(?! type\b)[^;"]*"((?:@[\w-]+\/)?[a-z][\w.-]*)/gm)]
        .map((match) => match[1] ?? "")
        .filter((name) => !name.startsWith("node") && !(name in dependencies))
        .map((name) => `${path}: ${name}`),
    );
  expect(missing).toEqual([]);
});

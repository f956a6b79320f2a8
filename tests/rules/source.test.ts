import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { sources } from "~tests/support/files";

const code = sources(["app", "db"], [".ts", ".tsx"]);
const styled = sources(["app"], [".css", ".tsx"]);

test("process.env is read in one file", () => {
  const readers = code.filter((file) => file.text.includes("process.env")).map((file) => file.path);
  expect(readers).toEqual(["app/server/env.server.ts"]);
});

test("one file writes the log; starts say their sentence, commands and training print", () => {
  const printers = sources(["app"], [".ts", ".tsx"])
    .filter(({ path }) => !/\.test\.|^app\/commands\/|\/training\//.test(path))
    .filter((file) => /\bconsole\.|\bprocess\.std(?:out|err)\b/.test(file.text))
    .map((file) => file.path);
  expect(printers.sort()).toEqual([
    "app/server/log.server.ts",
    "app/start.server.ts",
    "app/watch-over.ts",
  ]);
});

test("one file begins transactions", () => {
  const beginners = sources(["app", "db"], [".ts", ".tsx"])
    .filter(
      ({ path, text }) => !/\.test\./.test(path) && /\.transaction\(\)|startTransaction/.test(text),
    )
    .map((file) => file.path);
  expect(beginners).toEqual(["app/server/database/transaction.server.ts"]);
});

test("styles use logical properties only, so that right to left mirrors by itself", () => {
  const physical =
    /(?<![-\w])(?:(?:margin|padding|border|inset)-(?:left|right)|(?:left|right)\s*:\s*[-\d.]|text-align:\s*(?:left|right)|float:\s*(?:left|right)|border-(?:top|bottom)-(?:left|right)-radius)/;
  const wrong = styled.filter((file) => physical.test(file.text)).map((file) => file.path);
  expect(wrong).toEqual([]);
});

test("nothing is left to do and no rule is switched off", () => {
  const marks = /\b(?:TODO|FIXME|XXX|HACK)\b|biome-ignore|@ts-(?:ignore|nocheck|expect-error)/;
  expect(code.filter((file) => marks.test(file.text)).map((file) => file.path)).toEqual([]);
});

test("no file needs a map: 300 lines at most", () => {
  const long = [...code, ...sources(["app"], [".css"])].filter(
    (file) => file.text.split("\n").length > 301,
  );
  expect(long.map((file) => file.path)).toEqual([]);
});

test(".env.example names every setting and no other", () => {
  const known = [
    ...readFileSync("app/server/env.server.ts", "utf8").matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm),
  ].map((match) => match[1]);
  const shown = [
    ...readFileSync(".env.example", "utf8").matchAll(/^#?\s?([A-Z][A-Z0-9_]+)=/gm),
  ].map((match) => match[1]);
  expect(shown.sort()).toEqual(known.filter((name) => name !== "NODE_ENV").sort());
});

test("every command the README names is there", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
  const named = [...readFileSync("README.md", "utf8").matchAll(/npm (?:run )?([a-z:]+)/g)]
    .map((match) => match[1] ?? "")
    .filter((name) => name !== "ci");
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

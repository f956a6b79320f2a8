import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const FOLDER = "docs/running";
const FILES = readdirSync(FOLDER);

/** Node's own, and those of the image of PostgreSQL. */
const OTHERS = /^(NODE_ENV|POSTGRES_\w+)$/;

const known = new Set(
  [...readFileSync(".env.example", "utf8").matchAll(/^# ([A-Z][A-Z\d_]+)=/gm)].map(
    ([, name]) => name,
  ),
);

test.each(FILES)("%s sets what there is to set, and starts what is there", (file) => {
  const text = readFileSync(join(FOLDER, file), "utf8");
  const set = [...text.matchAll(/\b([A-Z][A-Z\d]*_[A-Z\d_]+|HOST|PORT)(?==|: )/g)].map(
    ([, name]) => name ?? "",
  );
  expect(set.filter((name) => !known.has(name) && !OTHERS.test(name))).toEqual([]);
  const run = [...text.matchAll(/\b(?:app\/server\/\w+\.cjs|package(?:-lock)?\.json)\b/g)];
  expect(run.map(([path]) => path).filter((path) => !existsSync(path))).toEqual([]);
});

test("they set anything at all", () => {
  expect(known.size).toBeGreaterThan(30);
  expect(FILES).toContain("compose.yaml");
});

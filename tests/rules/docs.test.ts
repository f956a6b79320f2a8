import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const documents = [
  "README.md",
  "CONTRIBUTING.md",
  ...readdirSync("docs", { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".md"))
    .map((name) => `docs/${name}`),
].map((path) => ({ path, text: readFileSync(path, "utf8") }));

const folders = (path: string) =>
  readdirSync(path, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  );
const ROOMS = new Set([...folders("."), ...folders("app/features")]);

test("each file and folder a document names is there, from the top or from app/features", () => {
  const missing = documents.flatMap(({ path, text }) =>
    [...text.matchAll(/`([\w.-]+)(\/[\w./$()[\]-]*)`/g)]
      .filter(([, room]) => ROOMS.has(room ?? ""))
      .map(([, room, rest]) => `${room}${rest}`)
      .filter((named) => !existsSync(named) && !existsSync(join("app/features", named)))
      .map((named) => `${path}: ${named}`),
  );
  expect(missing).toEqual([]);
});

test("each link and picture of a document leads somewhere", () => {
  const broken = documents.flatMap(({ path, text }) =>
    [...text.matchAll(/\]\(([^)#:\s]+)(?:#[^)]*)?\)|<img src="([^"]+)"/g)]
      .map((match) => match[1] ?? match[2] ?? "")
      .filter((target) => !existsSync(join(dirname(path), target)))
      .map((target) => `${path}: ${target}`),
  );
  expect(broken).toEqual([]);
});

const security = readFileSync("docs/security.md", "utf8");
const requirements = [
  ...security.matchAll(/^\| (\d+\.\d+\.\d+) \| ([12]) \| ([✓◐✗]) \| [^|]+ \| ([^|]+) \|$/gm),
].map(([, id = "", level = "", met = "", proof = ""]) => ({ id, level, met, proof }));

test("each requirement stands once in the table of security, in a line of the usual form", () => {
  const ids = requirements.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBe(security.match(/^\| \d+\.\d+\.\d+ \|/gm)?.length);
});

test("the sums above the table are its own", () => {
  for (const level of ["1", "2"]) {
    const count = (met: string) =>
      requirements.filter((row) => row.level === level && row.met === met).length;
    const [yes, partly, no] = [count("✓"), count("◐"), count("✗")];
    const all = yes + partly + no;
    expect(security).toContain(
      `| ${level} | ${yes} | ${partly} | ${no} | ${all} | ${Math.round((100 * yes) / all)} % |`,
    );
  }
});

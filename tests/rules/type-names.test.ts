import { expect, test } from "vitest";
import { type Source, sources } from "~tests/support/files";

const DECLARATION =
  /^ *(?:export )?(?:default )?(?:declare )?(?:abstract )?(?:(?:interface|class|enum) (\w+)|type (\w+)(?= *[=<]))/gm;

/** The names of the types a file declares, exported or not. */
const typeNames = ({ text }: Source) =>
  [...text.matchAll(DECLARATION)].map(([, name, alias]) => name ?? alias ?? "");

test("a type name is declared once, so that one word is one idea wherever it stands", () => {
  const places = new Map<string, string[]>();
  for (const file of sources(["app", "db"], [".ts", ".tsx"]).filter(
    ({ path }) => !path.endsWith(".d.ts"),
  ))
    for (const name of typeNames(file)) places.set(name, [...(places.get(name) ?? []), file.path]);
  const shared = [...places].filter(([, paths]) => paths.length > 1);
  expect(shared).toEqual([]);
});

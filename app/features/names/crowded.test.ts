import { expect, test } from "vitest";
import { NameIndex } from "./name-index";

/** The first name found for `asked` where `meant` is the oldest of many. */
function first(asked: string, meant: string, others: readonly string[], each = 100): string {
  const index = new NameIndex<number>();
  index.set(0, [meant]);
  for (let id = 1; id <= others.length * each; id++)
    index.set(id, [others[id % others.length] as string]);
  return index.search(asked, { minScore: 0 })[0]?.name ?? "";
}

test("a word that is like two of the question is taken for one of them", () => {
  expect(first("حديقة الروضة", "Al Rawdah Park", ["The Garden", "My Garden"])).toBe(
    "Al Rawdah Park",
  );
});

test("words of one consonant in common don't crowd out the word itself", () => {
  expect(first("ايكيا", "IKEA", ["ok go", "oak cow", "Ike Key", "Koo Kay Moon"])).toBe("IKEA");
});

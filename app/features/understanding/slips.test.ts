import { expect, test } from "vitest";
import { mended } from "./slips";
import { tokensOf } from "./tokens";

const NAMES = new Set("golden palace غنم كبسه تمر حمزه pie chef stone brew leche flan".split(" "));
const known = {
  inName: (word: string) => NAMES.has(word),
  isLikeName: (word: string) => word === "peis",
  withLetterLost: (word: string) => (word === "كسه" ? "كبسه" : undefined),
};
const words = (query: string) =>
  mended(tokensOf(query), known)
    .map(({ text }) => text)
    .join(" ");

test.each([
  ["fro mGolden palace", "from golden palace"],
  ["كبسة م عغنم", "كبسه مع غنم"],
  ["كبسة تم رمع غنم", "كبسه تمر مع غنم"],
  ["ChefS tone", "chef stone"],
])("a space one letter off: %s", (query, meant) => expect(words(query)).toBe(meant));

test("a letter lost from a short word, and a preposition written onto one", () => {
  expect(words("كسة غنم")).toBe("كبسه غنم");
  expect(words("بكبسة غنم")).toBe("ب كبسه غنم");
});

test.each([
  ["pie wtih golden", "pie with golden"],
  ["كبسة ممع غنم", "كبسه مع غنم"],
  ["hhow muh is pie", "how much is pie"],
  ["pie frrom golden", "pie from golden"],
  ["اغى كبسة", "ابغي كبسه"],
])("a small word misspelled: %s", (query, meant) => expect(words(query)).toBe(meant));

test.each([
  ["leche plan", "leche flan"],
  ["golden plan", "golden plan"],
])("an f is heard as a p beside another word of a name: %s", (query, meant) =>
  expect(words(query)).toBe(meant),
);

test.each([
  ["2 golden brews", "2 golden brew"],
  ["burgers", "burgers"],
])("of several, where names say one: %s", (query, meant) => expect(words(query)).toBe(meant));

test.each([
  ["piefrom golden", "pie from golden"],
  ["كبسةمن حمزة", "كبسه من حمزه"],
])("a small word without its space: %s", (query, meant) => expect(words(query)).toBe(meant));

test.each(["golden palace", "peis", "lorem sit", "asdf qwer", "2 كبسة", "x2 pie", "منال"])(
  "what a name may have stays: %s",
  (query) =>
    expect(words(query)).toBe(
      tokensOf(query)
        .map(({ text }) => text)
        .join(" "),
    ),
);

test("words keep their place in the query", () => {
  const [from, golden] = mended(tokensOf("fro mGolden"), known);
  expect([from?.from, golden?.from, golden?.to]).toEqual([0, 5, 11]);
});

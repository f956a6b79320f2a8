import { expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";
import { withOwnPieces, withPieces } from "./pieces-said";

const { lastOf, names } = sampleTalk();

test.each([
  ["بروست ٨ حبات", "بروست ٨ قطع"],
  ["ابي بروست8 حبات", "ابي بروست8 قطع"],
  ["٨ حبات بروست", "٨ قطع بروست"],
  ["شاورما ٣ حبات", "شاورما ٣ حبات"],
  ["بروست 108 حبات", "بروست 108 حبات"],
])("«%s» is read as «%s»", (said, read) => {
  expect(withPieces(said, names())).toBe(read);
});

test.each([
  ["may 8 pirasong broast?", "may 8 piece broast?"],
  ["dalawang broast na walong piraso", "dalawang broast na 8 piece"],
  ["8 pirasong lumpia sa Bahay Manila", "8 na lumpia sa Bahay Manila"],
  ["limang turon", "limang turon"],
  ["lumpia 20pcs sa Bahay Manila", "lumpia 20 sa Bahay Manila"],
  ["adobo, 2 pcs", "adobo, x2"],
  ["4 pcs garlic naan aur chai", "4 garlic naan aur chai"],
  ["broast 6 pcs", "broast "],
  ["eh fried chicken na lang, 8 pcs", "eh 8 piece broast na lang"],
])("“%s” is read as “%s”", (said, read) => {
  expect(withOwnPieces(said, names())).toBe(read);
});

test.each([
  ["2 pieces of garlic naan", "2 garlic naan"],
  ["garlic naan, 2 pieces", "garlic naan, x2"],
  ["6 piece nuggets", " nuggets"],
  ["8pcs broast", "8 piece broast"],
  ["how many pieces", "how many pieces"],
  ["4pc broast or 8pc?", "4 piece broast or 8 piece broast?"],
  ["4pc broast or 8pc, better value", "4 piece broast or 8 piece broast, which is better value"],
  ["4pc broast or 8pc nuggets", "4 piece broast or 8 piece nuggets"],
  ["broast sa shifa, 4pcs", "broast 4 piece sa shifa"],
  ["lumpia sa shifa, 4pcs", "lumpia sa shifa, x4"],
  ["fried chicken please, 8pcs", "8 piece broast please"],
  ["fried chicken and 8 pcs garlic naan", "fried chicken and 8 garlic naan"],
])("in English “%s” is read as “%s”", (said, read) => {
  expect(withOwnPieces(said, names(), true)).toBe(read);
});

test.each([
  ["a long word", "ا".repeat(20_000)],
  ["many spaces", `بروست${" ".repeat(20_000)}`],
  ["many spaces behind a number", `بروست 8${" ".repeat(20_000)}`],
  ["many digits", "8".repeat(20_000)],
])("%s costs next to nothing", (_, said) => {
  // What goes over the text again from each of its letters takes several seconds.
  const began = performance.now();
  withPieces(said, names());
  withOwnPieces(said, names());
  withOwnPieces(said, names(), true);
  expect(performance.now() - began).toBeLessThan(1_000);
});

test.each([
  [["may broast ba", "magkano yung 4 pcs nila"], "4 piece broast"],
  [["broast", "the 8 pcs one"], "8 piece broast"],
  [["broast spicy", "8 pcs wala"], "8 piece broast spicy"],
  [["سپائسی بروسٹ کتنے کا", "آٹھ پیس والا"], "8 piece spicy broast"],
])("%j asks for that of so many pieces", (said, dish) => {
  expect(lastOf(...said)).toMatchObject({ dish });
});

test("pieces of what comes in none count it", () => {
  expect(lastOf("broast", "make it 3 pieces")).toMatchObject({ dish: "broast", quantity: 3 });
  expect(lastOf("broast sandwich", "4 pcs please")).toMatchObject({ quantity: 4 });
});

test.each(["6 piece nuggets", "nuggets 6 pcs", "ناجت ٦ حبات", "چھ پیس نگٹس"])(
  "«%s» is a portion, and not six of them",
  (said) => expect(lastOf(said).quantity).toBeNull(),
);

test("«برجر ... دجاج» is one dish, with a pause in it", () => {
  expect(lastOf("برجر ... دجاج").dish).toBe("برجر, دجاج");
  expect(lastOf("pizza … pepperoni")).toMatchObject({ kind: "price" });
});

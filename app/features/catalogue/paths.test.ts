import { expect, test } from "vitest";
import { idInSlug } from "./address";
import { dishPath, restaurantPath, slugOf } from "./paths";

test.each([
  ["Rumman & Toot", "rumman-toot"],
  ["Café Olé — Al‑Malqa", "cafe-ole-al-malqa"],
  ["Hamza's 24/7", "hamzas-24-7"],
  ["</script>", "script"],
  ["شاورما", ""],
  [null, ""],
  ["x".repeat(90), "x".repeat(60)],
  [`${"x".repeat(59)} y`, "x".repeat(59)],
])("%j is %j in an address", (name, slug) => expect(slugOf(name)).toBe(slug));

test("a row is found by its id, and its address tells its name", () => {
  expect(restaurantPath({ id: 7, name_en: "Steak House" })).toBe("/restaurants/7-steak-house");
  expect(dishPath({ id: 8, name_en: null })).toBe("/dishes/8");
});

test.each([
  ["7", 7],
  ["7-steak-house", 7],
  ["7-", 7],
  ["7-a\nb", 7],
  ["7x-steak", null],
  ["-7", null],
  ["0-x", null],
  [undefined, null],
])("the id in %j is %j", (text, id) => expect(idInSlug(text)).toBe(id));

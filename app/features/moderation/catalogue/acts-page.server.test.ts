import { afterEach, beforeEach, expect, test } from "vitest";
import { twoRestaurants } from "~tests/support/two-restaurants";
import { catalogueActs } from "./acts-page.server";
import { hideRestaurant } from "./hide.server";
import { renameRestaurant } from "./rename.server";

const BY = { actorId: "a", reason: "So it is", now: 5 };

let db: Awaited<ReturnType<typeof twoRestaurants>>;
beforeEach(async () => {
  db = await twoRestaurants();
});
afterEach(() => db.destroy());

const told = async (language: "ar" | "en") => {
  const [{ before, after } = {}] = await catalogueActs(db, {}, language);
  return [before, after];
};

test("a rename is told in the script in which something changed, anything else in the reader's own", async () => {
  await renameRestaurant(db, { id: 2, name_ar: "عمو حمزة", name_en: "Hamza" }, BY);
  expect(await told("ar")).toEqual(["حمزة", "عمو حمزة"]);
  expect(await told("en")).toEqual(["حمزة", "عمو حمزة"]);
  await renameRestaurant(db, { id: 2, name_ar: "عمو حمزة", name_en: "Amo Hamza" }, BY);
  expect(await told("ar")).toEqual(["Hamza", "Amo Hamza"]);
  await hideRestaurant(db, { id: 2, hidden: true }, BY);
  expect(await told("ar")).toEqual(["عمو حمزة", "عمو حمزة"]);
  expect(await told("en")).toEqual(["Amo Hamza", "Amo Hamza"]);
});

import { expect, test } from "vitest";
import { ensureImporter, IMPORTER_ID } from "~/features/import/menu-queries.server";
import { mergeDishes } from "~/features/moderation/catalogue/merge-dishes.server";
import { orderTerms } from "~/features/places/index.server";
import { ensureDish } from "~/features/snapshots/index.server";
import { openDatabase } from "~/server/database/db.server";
import { priceBasket } from "./basket.server";
import { basketPage } from "./basket-page.server";

test("an address with a dish that became part of another since leads to the order with that one", async () => {
  const db = await openDatabase("file::memory:");
  const restaurant = "قدور الديرة";
  const [one, other, third] = [
    await ensureDish(db, { restaurant, name: "كبسة لحم" }, 1),
    await ensureDish(db, { restaurant, name: "مرق بامية" }, 1),
    await ensureDish(db, { restaurant, name: "جريش" }, 1),
  ];
  await ensureImporter(db, 1);
  const by = { actorId: IMPORTER_ID, reason: "The same dish", now: 1 };
  await mergeDishes(db, { from: other, into: one }, by);
  const params = new URLSearchParams({ order: `${other}x2.${third}.${one}` });
  const chosen = { neighbourhood: null, point: null, at: null };
  expect(await basketPage(db, { params, chosen, now: 2 })).toEqual({
    movedTo: `/basket?order=${one}x3.${third}`,
  });
  await db.destroy();
});

test("a program's basket prices the dish that another became part of, and tells of none as unknown", async () => {
  const db = await openDatabase("file::memory:");
  const restaurant = "قدور الديرة";
  const [one, other] = [
    await ensureDish(db, { restaurant, name: "كبسة لحم" }, 1),
    await ensureDish(db, { restaurant, name: "مرق بامية" }, 1),
  ];
  await ensureImporter(db, 1);
  await mergeDishes(
    db,
    { from: other, into: one },
    { actorId: IMPORTER_ID, reason: "The same dish", now: 1 },
  );
  const terms = await orderTerms(db, { neighbourhood: null, point: null, at: null }, 2);
  const asked = [
    { dishId: other, quantity: 2 },
    { dishId: 999, quantity: 1 },
  ];
  const { orders, unknown } = await priceBasket(db, asked, { now: 2, terms });
  expect(unknown).toEqual([999]);
  expect(orders.flatMap(({ lines }) => lines)).toMatchObject([{ dishId: one, quantity: 2 }]);
  await db.destroy();
});

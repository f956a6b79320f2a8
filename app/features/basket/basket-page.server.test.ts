import { expect, test } from "vitest";
import { ensureImporter, IMPORTER_ID } from "~/features/import/menu-queries.server";
import { mergeDishes } from "~/features/moderation/catalogue/merge-dishes.server";
import { ensureDish } from "~/features/snapshots/index.server";
import { openDatabase } from "~/server/db.server";
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

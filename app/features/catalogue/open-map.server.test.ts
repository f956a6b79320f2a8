import { expect, test } from "vitest";
import { openDatabase } from "~/server/database/db.server";
import { isFromOpenMap } from "./open-map.server";
import { createRestaurant } from "./queries.server";

test("places are OpenStreetMap's where an import says that any are", async () => {
  const db = await openDatabase("file::memory:");
  const restaurant_id = await createRestaurant(db, { name_en: "Heel" }, 0);
  const { id: branch_id } = await db
    .insertInto("branches")
    .values({ restaurant_id, lat: 24.7, lng: 46.7 })
    .returning("id")
    .executeTakeFirstOrThrow();
  const record = (source: string) =>
    db
      .insertInto("import_sources")
      .values({ source, source_id: "1", branch_id, fingerprint: "" })
      .execute();
  await record("file");
  expect(await isFromOpenMap(db, "1")).toBe(false);
  await record("osm");
  expect(await isFromOpenMap(db, "1")).toBe(false);
  expect(await isFromOpenMap(db, "2")).toBe(true);
  await db.destroy();
});

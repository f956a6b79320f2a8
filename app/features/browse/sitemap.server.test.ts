import { expect, test } from "vitest";
import { ensureDish } from "~/features/snapshots/index.server";
import { openDatabase } from "~/server/database/db.server";
import { pagesOfPart, sitemapParts } from "./sitemap.server";

test("every part that the index names answers, also when all it lists is closed; no other does", async () => {
  const db = await openDatabase("file::memory:");
  await ensureDish(db, { restaurant: "قدور الديرة", name: "كبسة لحم" }, 1);
  await db.updateTable("restaurants").set({ closed_at: 1 }).execute();
  const parts = await sitemapParts(db);
  expect(parts).toContain("/sitemaps/restaurants-0.xml");
  for (const part of parts)
    expect(await pagesOfPart(db, part.replace("/sitemaps/", ""), 2)).toBeDefined();
  expect(await pagesOfPart(db, "restaurants-0.xml", 2)).toEqual([]);
  expect(await pagesOfPart(db, "restaurants-1.xml", 2)).toBeUndefined();
  expect(await pagesOfPart(db, "people-0.xml", 2)).toBeUndefined();
  await db.destroy();
});

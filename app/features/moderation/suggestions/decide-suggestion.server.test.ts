import type { Kysely } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { insertUser } from "~/features/accounts/profile/queries.server";
import { createRestaurant } from "~/features/catalogue/queries.server";
import { findNearby } from "~/features/places/find-nearby.server";
import { openDatabase } from "~/server/database/db.server";
import type { Database } from "~db/schema";
import { decideSuggestion } from "./decide-suggestion.server";
import { forgetSuggestedNames } from "./forget-suggestions.server";
import { countSuggestions, findSuggestion, listSuggestions } from "./queries.server";
import { suggestionPage } from "./review-page.server";

const OLAYA = { lat: 24.694, lng: 46.684 };
const EXTERNAL = "ChIJcloud";

let db: Kysely<Database>;
let reviewerId: string;
beforeEach(async () => {
  db = await openDatabase("file::memory:");
  reviewerId = await insertUser(db, { phone: null, now: 1 });
  await db
    .insertInto("neighbourhoods")
    .values({ name_ar: "العليا", name_en: "Olaya", ...OLAYA })
    .execute();
  for (const [at, name] of ["مطبخ الغيمة", "Cloud Cafe"].entries())
    await db
      .insertInto("restaurant_suggestions")
      .values({
        name,
        folded_name: name,
        neighbourhood_id: 1 - at,
        external_place_id: at === 0 ? EXTERNAL : null,
        times: at + 1,
        created_at: 1,
      })
      .execute();
});
afterEach(() => db.destroy());

const decide = (id: number, intent: string, values: Record<string, string>, by = reviewerId) =>
  decideSuggestion(db, { id, reviewerId: by, now: 5 }, intent, values);

const nearby = () =>
  findNearby(
    { db, maps: { find: async () => [] } },
    { centre: OLAYA, radius: 1500, keyword: "الغيمة", language: "ar", now: 6 },
  );

test("the queue shows what is missed most first, and what it might be", async () => {
  const { rows } = await listSuggestions(db, { state: "queued", offset: 0 });
  expect(rows.map(({ name }) => name)).toEqual(["Cloud Cafe", "مطبخ الغيمة"]);
  await createRestaurant(db, { name_ar: "مطبخ الغيمه" }, 1);
  expect(await suggestionPage(db, 1, "ar")).toMatchObject({
    name_ar: "مطبخ الغيمة",
    name_en: "",
    area: { name_en: "Olaya" },
    alike: [{ id: 1, name_ar: "مطبخ الغيمه" }],
  });
  expect(await suggestionPage(db, 99, "ar")).toBeUndefined();
});

test("accepting adds the restaurant in one step, found at once, and once", async () => {
  const values = { name_ar: "مطبخ الغيمة", cuisine: "saudi", area: "1" };
  const answers = await Promise.all([decide(1, "add", values), decide(1, "add", values)]);
  expect(answers).toEqual([null, null]);
  expect(await nearby()).toMatchObject([
    { name_ar: "مطبخ الغيمة", cuisine: "saudi", externalPlaceId: EXTERNAL, ...OLAYA },
  ]);
  expect(await findSuggestion(db, 1)).toMatchObject({
    status: "added",
    restaurant_id: 1,
    reviewed_at: 5,
  });
  expect((await db.selectFrom("restaurants").select("id").execute()).length).toBe(1);
  expect(Object.fromEntries(await countSuggestions(db))).toEqual({ added: 1, queued: 1 });
});

test("a branch of a restaurant we have makes it a chain, where the map says", async () => {
  const id = await createRestaurant(db, { name_en: "Cloud Cafe" }, 1);
  const values = { restaurant: String(id), position: "24.70, 46.69" };
  expect(await decide(2, "add", values)).toBeNull();
  expect(await db.selectFrom("branches").selectAll().execute()).toMatchObject([
    { restaurant_id: id, lat: 24.7, lng: 46.69, neighbourhood_id: 1 },
  ]);
  expect(await db.selectFrom("restaurants").select(["is_brand"]).execute()).toEqual([
    { is_brand: 1 },
  ]);
});

test.each([
  [{ area: "1" }, "name_ar"],
  [{ name_ar: "x".repeat(81), area: "1" }, "name_ar"],
  [{ name_en: "x".repeat(81), area: "1" }, "name_en"],
  [{ name_ar: "مطبخ" }, "area"],
  [{ name_ar: "مطبخ", area: "77" }, "area"],
  [{ name_ar: "مطبخ", position: "here" }, "position"],
  [{ name_ar: "مطبخ", position: "25.276, 51.52" }, "position"],
])("%j is refused for its %s and adds nothing", async (values, field) => {
  const outcome = await decide(1, "add", values);
  expect(Object.keys(outcome as object)).toContain(field);
  expect(await db.selectFrom("restaurants").select("id").execute()).toEqual([]);
  expect(await findSuggestion(db, 1)).toMatchObject({ status: "queued" });
});

test("refusing needs a reason, and a decision stands", async () => {
  expect(await decide(1, "refuse", {})).toEqual({ reason: "invalid" });
  expect(await decide(1, "refuse", { reason: "closed for good" })).toBeNull();
  expect(await findSuggestion(db, 1)).toMatchObject({
    status: "refused",
    reason: "closed for good",
  });
  expect(await decide(1, "refuse", { reason: "closed for good" })).toBeNull();
  const other = await insertUser(db, { phone: null, now: 1 });
  expect(await decide(1, "add", { name_ar: "مطبخ", area: "1" }, other)).toBe("already");
  expect(await decide(99, "refuse", { reason: "x" })).toBe("missing");
});

test("a name of the maps provider that nobody reviewed is forgotten after 30 days, a person's own stays", async () => {
  const day = 24 * 60 * 60 * 1000;
  expect(await forgetSuggestedNames(db, 30 * day)).toBe(0);
  expect(await forgetSuggestedNames(db, 31 * day)).toBe(1);
  expect((await findSuggestion(db, 1))?.name).toBeUndefined();
  expect((await findSuggestion(db, 2))?.name).toBe("Cloud Cafe");
});

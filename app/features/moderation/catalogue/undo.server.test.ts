import fc from "fast-check";
import type { Kysely } from "kysely";
import { afterEach, beforeEach, expect, it } from "vitest";
import { freshCatalogue, menuOf, mergedInto } from "~/features/catalogue/index.server";
import { READ } from "~/features/open-data/tables.server";
import { evidence } from "~/features/prices/evidence.arbitrary";
import { recordObservation } from "~/features/prices/index.server";
import { rebuildAndCompare } from "~/features/prices/rebuild-and-compare.server";
import type { Database } from "~db/schema";
import { everything, twoRestaurants } from "~tests/support/two-restaurants";
import { hideDish, hideRestaurant } from "./hide.server";
import { mergeRestaurants } from "./merge.server";
import { mergeDishes } from "./merge-dishes.server";
import { renameDish, renameRestaurant } from "./rename.server";
import { settle } from "./settle.server";
import { undoAct } from "./undo.server";

const BY = { actorId: "a", reason: "So it is", now: 5 };
const NAMES = { name_ar: "كبسة", name_en: null };

let db: Kysely<Database>;
beforeEach(async () => {
  db = await twoRestaurants();
});
afterEach(() => db.destroy());

const restaurant = fc.constantFrom(1, 2);
const dish = fc.constantFrom(1, 2, 3, 4, 5);
const acts = fc.array(
  fc.oneof(
    fc.record({ do: fc.constant("merge" as const), from: restaurant, into: restaurant }),
    fc.record({ do: fc.constant("join" as const), from: dish, into: dish }),
    fc.record({ do: fc.constant("rename" as const), id: dish, english: fc.boolean() }),
    fc.record({ do: fc.constant("call" as const), id: restaurant }),
    fc.record({ do: fc.constant("hide" as const), id: dish, hidden: fc.boolean() }),
    fc.record({ do: fc.constant("close" as const), id: restaurant, hidden: fc.boolean() }),
  ),
  { maxLength: 7 },
);

type Act = typeof acts extends fc.Arbitrary<(infer One)[]> ? One : never;

function perform(act: Act) {
  if (act.do === "merge") return mergeRestaurants(db, act, BY);
  if (act.do === "join") return mergeDishes(db, act, BY);
  if (act.do === "rename")
    return renameDish(db, { id: act.id, ...NAMES, name_en: act.english ? "Kabsa" : null }, BY);
  if (act.do === "call") return renameRestaurant(db, { id: act.id, ...NAMES }, BY);
  return act.do === "hide" ? hideDish(db, act, BY) : hideRestaurant(db, act, BY);
}

async function standing(): Promise<number[]> {
  const rows = await db.selectFrom("catalogue_acts").select(["id", "undoes"]).execute();
  const gone = new Set(rows.flatMap(({ id, undoes }) => (undoes === null ? [] : [id, undoes])));
  return rows.map(({ id }) => id).filter((id) => !gone.has(id));
}

it("keeps every observation whatever moderators do, and gives back exactly what was", async () => {
  await fc.assert(
    fc
      .asyncProperty(evidence, evidence, acts, fc.nat(), async (one, two, done, which) => {
        for (const [dish_id, said] of [
          [1, one],
          [4, two],
        ] as const)
          for (const row of said)
            await recordObservation(db, { ...row, dish_id, platform: "platform_a" });
        await settle(db, [1, 2]);
        const before = await everything(db);
        for (const act of done) await perform(act);
        const after = await everything(db);
        expect(after.observations).toHaveLength(before.observations?.length ?? 0);
        expect((await rebuildAndCompare(db)).differed).toEqual([]);
        // What was said is said of dishes that stand.
        const lost = await db
          .selectFrom("observations")
          .innerJoin("dishes", "dishes.id", "dish_id")
          .innerJoin("restaurants", "restaurants.id", "dishes.restaurant_id")
          .select("dishes.id")
          .where(({ eb, or }) =>
            or([
              eb("dishes.merged_into", "is not", null),
              eb("restaurants.merged_into", "is not", null),
            ]),
          )
          .execute();
        expect(lost).toEqual([]);
        // In any order that is let through, all can be taken back, each once.
        for (let left = await standing(); left.length > 0; left = await standing()) {
          const first = left[which % left.length] ?? 0;
          const refused = await undoAct(db, first, BY);
          if (refused) expect(await undoAct(db, left.at(-1) ?? 0, BY)).toBeNull();
        }
        expect(await everything(db)).toEqual(before);
      })
      .afterEach(async () => {
        for (const table of ["observations", "catalogue_acts"] as const)
          await db.deleteFrom(table).execute();
        await settle(db, [1, 2]);
      }),
    { numRuns: 20 },
  );
});

it("hides a dish and a restaurant from menus, lists and open data, and shows them again", async () => {
  const said = { kind: "price", item_price: 1000, observed_at: 1, user_id: "b" } as const;
  const how = { trust_level: "contributor", proof: "tap", image_hash: null } as const;
  await recordObservation(db, { ...said, ...how, dish_id: 1, platform: "platform_a" });
  await settle(db, [1]);
  const shown = async () => ({
    listed: (await freshCatalogue(db)).restaurants.has(1),
    menu: (await menuOf(db, 1)).length,
    totals: await db.selectFrom("dishes").select("id").where("cheapest_total", ">", 0).execute(),
    open: await Promise.all(
      (["restaurants", "branches", "dishes", "prices", "history"] as const).map(
        async (table) => (await READ[table](db, { after: 0 }, 9)).length,
      ),
    ),
  });
  const all = { listed: true, menu: 3, totals: [{ id: 1 }], open: [2, 2, 5, 1, 1] };
  expect(await shown()).toEqual(all);
  for (let press = 0; press < 2; press += 1) await hideDish(db, { id: 1, hidden: true }, BY);
  expect(await shown()).toEqual({ listed: true, menu: 2, totals: [], open: [2, 2, 4, 0, 0] });
  await hideDish(db, { id: 1, hidden: false }, BY);
  expect(await shown()).toEqual(all);
  await hideRestaurant(db, { id: 1, hidden: true }, BY);
  expect(await shown()).toEqual({ listed: false, menu: 3, totals: [], open: [1, 1, 2, 0, 0] });
  expect(await standing()).toEqual([1, 2, 3]);
  expect(await undoAct(db, 3, BY)).toBeNull();
  expect(await shown()).toEqual(all);
  expect(await undoAct(db, 1, BY)).toBe("later");
});

it("renames a dish in all its sizes, and not to what its menu has in one of them", async () => {
  await renameDish(db, { id: 4, ...NAMES }, BY);
  expect((await menuOf(db, 2)).map(({ name_ar }) => name_ar)).toEqual(["كبسة", "كبسة"]);
  for (const size of ["size 1", null])
    await db
      .insertInto("dishes")
      .values({ restaurant_id: 2, dish_name_id: 1, size, section: "mains", asked_count: 0 })
      .execute();
  expect(await renameDish(db, { id: 4, name_ar: "شاورما", name_en: null }, BY)).toBe("taken");
  // The menu has got the old name meanwhile.
  expect(await undoAct(db, 1, BY)).toBe("taken");
  expect(await mergeDishes(db, { from: 6, into: 1 }, BY)).toBe("not_found");
  expect(await mergeDishes(db, { from: 6, into: 6 }, BY)).toBe("same");
  expect(await mergeDishes(db, { from: 6, into: 4 }, BY)).toBeNull();
  expect([await mergedInto(db, "dishes", 6), (await menuOf(db, 2)).length]).toEqual([4, 3]);
});

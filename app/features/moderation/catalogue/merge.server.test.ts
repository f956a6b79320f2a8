import fc from "fast-check";
import type { Kysely } from "kysely";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, it } from "vitest";
import { mergedInto } from "~/features/catalogue/merged.server";
import { shownFacts, tellFacts } from "~/features/facts/index.server";
import { factsOwnData } from "~/features/facts/own-data.server";
import { evidence } from "~/features/prices/evidence.arbitrary";
import { recordObservation } from "~/features/prices/index.server";
import { rebuildAndCompare } from "~/features/prices/rebuild-and-compare.server";
import type { Database } from "~db/schema";
import { everything, twoRestaurants } from "~tests/support/two-restaurants";
import { decideFact } from "../facts/decide-fact.server";
import type { FactVerdict } from "../facts/states";
import { mergeRestaurants } from "./merge.server";
import { OF_DISH, OF_RESTAURANT, STAYS } from "./move";
import { renameRestaurant } from "./rename.server";
import { settle } from "./settle.server";
import { undoAct } from "./undo.server";

const BY = { actorId: "a", reason: "One chain", now: 5 };

let db: Kysely<Database>;
beforeEach(async () => {
  db = await twoRestaurants();
});
afterEach(() => db.destroy());

interface Spoken {
  restaurantId: number;
  fact: Parameters<typeof tellFacts>[1]["facts"][number];
  teller: string;
  verdict: FactVerdict | null;
}

/** What somebody tells of one of the two, and what a moderator says to it. */
const tellings: fc.Arbitrary<Spoken[]> = fc.array(
  fc.record({
    restaurantId: fc.constantFrom(1, 2),
    fact: fc.constantFrom(
      { kind: "hours", value: "24/7" },
      { kind: "hours", value: "Fr 13:00-23:00" } as const,
      { kind: "closed", value: "yes" } as const,
      { kind: "closed", value: "no" } as const,
      { kind: "link_platform_a", value: "https://order.example/r/2" } as const,
    ),
    teller: fc.constantFrom("b", "c", "d"),
    verdict: fc.constantFrom("accept", "refuse", null),
  }),
  { maxLength: 8 },
);

async function tell(told: readonly Spoken[]) {
  for (const [now, { restaurantId, fact, teller, verdict }] of told.entries()) {
    const who = { id: teller, trustLevel: "contributor" };
    await tellFacts(db, { restaurantId, facts: [fact], teller: who, now });
    const { id } = await db
      .selectFrom("told_facts")
      .select("id")
      .orderBy("id", "desc")
      .executeTakeFirstOrThrow();
    if (verdict) await decideFact(db, { id, verdict }, { moderatorId: "a", now });
  }
}

async function acts() {
  return db.selectFrom("catalogue_acts").select(["id", "act"]).orderBy("id").execute();
}

it("keeps every observation through a merge, and gives back exactly what was", async () => {
  await fc.assert(
    fc
      .asyncProperty(evidence, evidence, evidence, tellings, async (one, two, three, told) => {
        for (const [dish_id, said] of [
          [1, one],
          [4, two],
          [5, three],
        ] as const)
          for (const row of said)
            await recordObservation(db, { ...row, dish_id, platform: "platform_a" });
        await tell(told);
        await settle(db, [1, 2]);
        const before = await everything(db);
        expect(await mergeRestaurants(db, { from: 2, into: 1 }, BY)).toBeNull();
        const merged = await everything(db);
        expect(merged.observations).toHaveLength(before.observations?.length ?? 0);
        const left = await db
          .selectFrom("observations")
          .innerJoin("dishes", "dishes.id", "dish_id")
          .select("observations.id")
          .where("restaurant_id", "=", 2)
          .execute();
        expect(left).toEqual([]);
        const facts = await db.selectFrom("told_facts").select("restaurant_id").execute();
        expect(facts.filter(({ restaurant_id }) => restaurant_id === 2)).toEqual([]);
        expect((await rebuildAndCompare(db)).differed).toEqual([]);
        const [{ id } = { id: 0 }] = (await acts()).slice(-1);
        expect(await undoAct(db, id, BY)).toBeNull();
        expect(await everything(db)).toEqual(before);
      })
      .afterEach(async () => {
        for (const table of ["observations", "told_facts"] as const)
          await db.deleteFrom(table).execute();
        await settle(db, [1, 2]);
      }),
    { numRuns: 15 },
  );
});

it("has what was told go along, with what moderators said to it and for whoever told it, and come back", async () => {
  await tell([
    { restaurantId: 2, fact: { kind: "hours", value: "24/7" }, teller: "b", verdict: "accept" },
    { restaurantId: 2, fact: { kind: "closed", value: "yes" }, teller: "b", verdict: "refuse" },
  ]);
  const told = async () => {
    const rows = [];
    const own = factsOwnData.exportOf(db, "b").told_facts as AsyncIterable<{
      restaurant_id: number;
    }>;
    for await (const { restaurant_id } of own) rows.push(restaurant_id);
    return rows;
  };
  expect(await told()).toEqual([2, 2]);
  await mergeRestaurants(db, { from: 2, into: 1 }, BY);
  // The same words by another: they are about what a moderator refused, and two would be enough.
  const same = { kind: "closed", value: "yes" } as const;
  await tell([{ restaurantId: 1, fact: same, teller: "c", verdict: null }]);
  expect(await shownFacts(db, 1)).toMatchObject({ closedAt: null, hours: expect.anything() });
  expect([await shownFacts(db, 2), await told()]).toMatchObject([{ hours: null }, [1, 1]]);
  await undoAct(db, 1, BY);
  expect([await shownFacts(db, 1), await told()]).toMatchObject([{ hours: null }, [2, 2]]);
  expect(await shownFacts(db, 2)).toMatchObject({ closedAt: null, hours: expect.anything() });
});

it("does not close a chain because of a branch that is closed", async () => {
  const closed = { kind: "closed", value: "yes" } as const;
  await tell([{ restaurantId: 2, fact: closed, teller: "b", verdict: "accept" }]);
  await db.insertInto("branches").values({ restaurant_id: 1, lat: 24.6, lng: 46.6 }).execute();
  expect(await mergeRestaurants(db, { from: 2, into: 1 }, BY)).toBe("closed");
  expect(await mergeRestaurants(db, { from: 1, into: 2 }, BY)).toBe("closed");
  expect(await acts()).toEqual([]);
});

it("leads from what became part of another to the other, and takes back the newest first", async () => {
  await mergeRestaurants(db, { from: 2, into: 1 }, BY);
  expect([await mergedInto(db, "restaurants", 2), await mergedInto(db, "dishes", 4)]).toEqual([
    1, 1,
  ]);
  expect(await mergedInto(db, "dishes", 5)).toBeNull();
  expect(await mergeRestaurants(db, { from: 2, into: 1 }, BY)).toBe("not_found");
  expect(await mergeRestaurants(db, { from: 1, into: 1 }, BY)).toBe("same");
  const names = { id: 1, name_ar: "عمو", name_en: null };
  for (let press = 0; press < 2; press += 1) await renameRestaurant(db, names, BY);
  expect(await undoAct(db, 1, BY)).toBe("later");
  expect(await undoAct(db, 2, BY)).toBeNull();
  for (let press = 0; press < 2; press += 1) expect(await undoAct(db, 1, BY)).toBeNull();
  expect((await acts()).map(({ act }) => act)).toEqual(["merge", "rename", "undo", "undo"]);
  expect(await mergedInto(db, "restaurants", 2)).toBeNull();
});

it("knows every table that names a restaurant or a dish", async () => {
  const known = new Set([...OF_RESTAURANT, ...OF_DISH].map(({ table }) => table));
  const { rows } = await sql<{ name: string }>`
    select distinct m.name from sqlite_master m join pragma_foreign_key_list(m.name) f
    where m.type = 'table' and f."table" in ('restaurants', 'dishes')`.execute(db);
  expect(
    rows.map(({ name }) => name).filter((name) => !known.has(name) && !STAYS.has(name)),
  ).toEqual([]);
});

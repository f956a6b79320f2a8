import fc from "fast-check";
import type { Kysely } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { DAY_MS } from "~/i18n/days";
import type { Database } from "~db/schema";
import { DISHES, evidenceDatabase } from "~tests/support/evidence-database";
import { recordEvidence, retractEvidence } from "../evidence.server";
import { workOfPerson } from "../levels/queries.server";
import { reviewLevel } from "../levels/review-level.server";
import { isInCompany } from "./company.server";

const START = Date.UTC(2026, 0, 1);
const LIARS = ["a", "b"];
const HONEST = ["x", "y"];
const PEOPLE = [...LIARS, ...HONEST];
let db: Kysely<Database>;

beforeEach(async () => {
  db = await evidenceDatabase(PEOPLE, { level: "newcomer" });
});
afterEach(() => db.destroy());

/** Someone, a contributor at that moment, sends a picture of a price. */
async function say(user_id: string, dish_id: number, item_price: number, at: number) {
  const { observationId } = await recordEvidence(
    db,
    {
      dish_id,
      platform: "platform_a",
      user_id,
      kind: "price",
      item_price,
      proof: "snapshot",
      image_hash: null,
      trust_level: "contributor",
      observed_at: at,
    },
    at,
  );
  return observationId;
}

async function levels() {
  const rows = await db.selectFrom("users").select(["id", "trust_level"]).orderBy("id").execute();
  return rows.map(({ id, trust_level }) => `${id} ${trust_level}`);
}

const inCompany = async () => {
  const found: string[] = [];
  for (const user of PEOPLE)
    if (await isInCompany(db, user, (await workOfPerson(db, user)).said)) found.push(user);
  return found;
};

test("two who lie together on two dishes are in company, until one of the lies is taken back", async () => {
  const lies: number[] = [];
  for (const dish of [1, 2])
    for (const [n, user] of PEOPLE.entries())
      lies.push(
        await say(user, dish, LIARS.includes(user) ? 1600 : 2000, START + dish * DAY_MS + n),
      );
  // The honest two stand together as well, and against as many: without a third, nobody can tell who is the ring.
  expect(await inCompany()).toEqual(PEOPLE);
  await retractEvidence(db, lies[0] as number, START + 3 * DAY_MS);
  expect(await inCompany()).toEqual([]);
});

test("a lie about one dish, and any number of agreements, leave everybody alone", async () => {
  for (const dish of DISHES)
    for (const [n, user] of PEOPLE.entries())
      await say(
        user,
        dish,
        LIARS.includes(user) && dish === 1 ? 1600 : 2000,
        START + dish * DAY_MS + n,
      );
  expect(await inCompany()).toEqual([]);
});

test("levels follow at once, in whatever order things arrive: reviewing everybody again changes nothing", async () => {
  const said = fc.record({
    user: fc.constantFrom(...PEOPLE),
    dish: fc.constantFrom(1, 2),
    price: fc.constantFrom(1600, 2000),
    hours: fc.nat(24 * 40),
    back: fc.boolean(),
  });
  await fc.assert(
    fc
      .asyncProperty(fc.array(said, { maxLength: 30 }), async (all) => {
        for (const { user, dish, price, hours, back } of all) {
          const id = await say(user, dish, price, START + (hours * DAY_MS) / 24);
          if (back && hours % 3 === 0) await retractEvidence(db, id, START + 50 * DAY_MS);
        }
        const live = await levels();
        for (const user of PEOPLE) await reviewLevel(db, user);
        expect(await levels()).toEqual(live);
        const before = await inCompany();
        const rows = await db.selectFrom("observations").selectAll().execute();
        const withdrawn = await db.selectFrom("withdrawals").select("observation_id").execute();
        const gone = new Set(withdrawn.map(({ observation_id }) => observation_id));
        await db.deleteFrom("withdrawals").execute();
        await db.deleteFrom("judgements").execute();
        await db.deleteFrom("observations").execute();
        const backwards = rows.filter(({ id }) => !gone.has(id)).reverse();
        for (const { id: _, ...row } of backwards)
          await db.insertInto("observations").values(row).execute();
        expect(await inCompany()).toEqual(before);
      })
      .afterEach(async () => {
        for (const table of ["withdrawals", "judgements", "points", "observations"] as const)
          await db.deleteFrom(table).execute();
        await db.updateTable("users").set({ trust_level: "newcomer" }).execute();
      }),
    { numRuns: 20 },
  );
});

import fc from "fast-check";
import type { Kysely } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { DAY_MS } from "~/i18n/days";
import type { Database, NewObservation } from "~db/schema";
import { DISHES, evidenceDatabase } from "~tests/support/evidence-database";
import type { Evidence } from "./evidence";
import { evidence, priced, START } from "./evidence.arbitrary";
import { PLATFORMS, type Platform } from "./platform";
import { foldUnderPresentRules } from "./present-rules.server";
import { offerOf, offersOfDishes, versionsOfDish } from "./queries.server";
import { rebuildOffers } from "./rebuild.server";
import { recordObservation, withdrawObservation } from "./record.server";

const PEOPLE = ["a", "b", "c", "d", "e", "reem"];

let db: Kysely<Database>;

beforeEach(async () => {
  db = await evidenceDatabase(PEOPLE, { level: "newcomer" });
});

afterEach(() => db.destroy());

function said(row: Evidence, dish_id: number, platform: Platform): NewObservation {
  return { ...row, dish_id, platform };
}

async function stored() {
  return {
    offers: await db.selectFrom("offers").selectAll().execute(),
    versions: await db.selectFrom("price_versions").selectAll().execute(),
  };
}

/** The rows apart from the order they lie in. */
async function sorted() {
  const { offers, versions } = await stored();
  const text = (rows: object[]) => rows.map((row) => JSON.stringify(row)).sort();
  return { offers: text(offers), versions: text(versions) };
}

async function forget() {
  await db.deleteFrom("observations").execute();
  await rebuildOffers(db);
}

const observed = fc.array(
  fc.tuple(evidence, fc.constantFrom(...DISHES), fc.constantFrom(...PLATFORMS)),
  { maxLength: 4 },
);

describe("rebuilding", () => {
  it("makes the rows that recording one by one made, and the same bytes each time", async () => {
    await fc.assert(
      fc
        .asyncProperty(observed, async (histories) => {
          for (const [history, dish, platform] of histories)
            for (const row of history) await recordObservation(db, said(row, dish, platform));
          const recorded = await sorted();
          await rebuildOffers(db);
          expect(await sorted()).toEqual(recorded);
          const once = JSON.stringify(await stored());
          await rebuildOffers(db);
          expect(JSON.stringify(await stored())).toBe(once);
        })
        .afterEach(forget),
      { numRuns: 25 },
    );
  });

  it("gives the same rows whatever order one moment was stored in", async () => {
    const moment = fc
      .tuple(evidence, fc.nat())
      .map(([rows]) => rows.map((row) => ({ ...row, observed_at: START })))
      .chain((rows) => fc.tuple(fc.constant(rows), shuffled(rows)));
    await fc.assert(
      fc
        .asyncProperty(moment, async ([rows, permuted]) => {
          const results: string[] = [];
          for (const order of [rows, permuted]) {
            await forget();
            for (const row of order)
              await db
                .insertInto("observations")
                .values(said(row, 1, "platform_a"))
                .execute();
            await rebuildOffers(db);
            results.push(JSON.stringify(await stored()));
          }
          expect(results[1]).toBe(results[0]);
        })
        .afterEach(forget),
      { numRuns: 25 },
    );
  });

  it("touches only the dishes it is asked for", async () => {
    for (const dish of DISHES)
      await db
        .insertInto("observations")
        .values(said(priced(2000), dish, "platform_a"))
        .execute();
    await rebuildOffers(db, { dishIds: [2] });
    expect([...(await offersOfDishes(db, DISHES)).keys()]).toEqual([2]);
  });

  it("removes an offer that no observation carries", async () => {
    await recordObservation(db, said(priced(2000), 1, "platform_a"));
    await forget();
    expect(await stored()).toEqual({ offers: [], versions: [] });
  });
});

describe("prices folded by earlier rules", () => {
  it("are folded again once", async () => {
    await db
      .insertInto("observations")
      .values(said(priced(2000), 1, "platform_a"))
      .execute();
    await foldUnderPresentRules(db);
    expect((await stored()).offers).toMatchObject([{ item_price: 2000, firm_at: START }]);
    await db.updateTable("offers").set({ item_price: 1 }).execute();
    await foldUnderPresentRules(db);
    expect((await stored()).offers).toMatchObject([{ item_price: 1 }]);
  });
});

describe("recording", () => {
  it("returns the offer as it now stands", async () => {
    const { offer } = await recordObservation(db, said(priced(2000), 1, "platform_b"));
    expect(offer).toMatchObject({ dish_id: 1, platform: "platform_b", item_price: 2000 });
  });

  it("takes back what other platforms promise of a dish that was found at another price, and gives it back", async () => {
    const shown = (user_id: string, price: number, platform: Platform, days: number) => {
      const at = { user_id, proof: "snapshot", observed_at: START + days * DAY_MS } as const;
      return recordObservation(db, said(priced(price, at), 1, platform));
    };
    await shown("a", 2200, "platform_b", 0);
    await shown("b", 2000, "platform_a", 4);
    const { observationId } = await shown("c", 2500, "platform_b", 8);
    expect(await offerOf(db, 1, "platform_a")).toMatchObject({ firm_at: null });
    await withdrawObservation(db, { id: observationId, at: START + 9 * DAY_MS });
    expect(await offerOf(db, 1, "platform_a")).toMatchObject({ firm_at: START + 4 * DAY_MS });
  });

  it("writes neither the observation nor the offer when one of them fails", async () => {
    const stranger = said(priced(2000, { user_id: "nobody" }), 1, "platform_a");
    await expect(recordObservation(db, stranger)).rejects.toThrow();
    const unfolded = db.transaction().execute(async (trx) => {
      await recordObservation(trx, said(priced(2000), 1, "platform_a"));
      throw new Error("the caller's work failed");
    });
    await expect(unfolded).rejects.toThrow("the caller's work failed");
    expect(await db.selectFrom("observations").selectAll().execute()).toEqual([]);
    expect((await stored()).offers).toEqual([]);
  });
});

describe("reading", () => {
  it("finds the offers of any number of dishes", async () => {
    await recordObservation(db, said(priced(2000), 1, "platform_a"));
    await recordObservation(db, said(priced(2000), 3, "platform_b"));
    const many = Array.from({ length: 600 }, (_, n) => 600 - n);
    for (const ids of [[1, 3], [3, 2, 1, 9, 8], many]) {
      const found = await offersOfDishes(db, ids);
      expect([...found.keys()].sort()).toEqual([1, 3]);
      expect(found.get(3)?.map(({ platform }) => platform)).toEqual(["platform_b"]);
    }
    expect((await offersOfDishes(db, [])).size).toBe(0);
  });

  it("gives a dish's versions by platform and time", async () => {
    const late = { observed_at: START + 1, proof: "snapshot", trust_level: "expert" } as const;
    await recordObservation(db, said(priced(900), 1, "platform_b"));
    await recordObservation(db, said(priced(2000), 1, "platform_a"));
    await recordObservation(db, said(priced(3000, late), 1, "platform_a"));
    const versions = await versionsOfDish(db, 1);
    expect(versions.map(({ platform, item_price }) => [platform, item_price])).toEqual([
      ["platform_a", 2000],
      ["platform_a", 3000],
      ["platform_b", 900],
    ]);
  });
});

function shuffled<T>(rows: T[]): fc.Arbitrary<T[]> {
  return fc.shuffledSubarray(rows, { minLength: rows.length, maxLength: rows.length });
}

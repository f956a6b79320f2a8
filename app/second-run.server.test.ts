import fc from "fast-check";
import type { Kysely } from "kysely";
import { afterEach, expect, test } from "vitest";
import { importMenu } from "~/features/import/import-menu.server";
import { readTable } from "~/features/import/read-table";
import { reportText } from "~/features/import/report";
import { rebuildAndCompare } from "~/features/prices/rebuild-and-compare.server";
import { bringUnderPresentRules } from "~/present-rules.server";
import { loadSample } from "~/sample/load";
import { openDatabase } from "~/server/database/db.server";
import type { Database } from "~db/schema";
import { evidenceDatabase } from "~tests/support/evidence-database";
import { PEOPLE, steps, takeSteps } from "~tests/support/evidence-steps";
import { rehearsed } from "~tests/support/rehearsed";
import { openSample, SAMPLE_NOW } from "~tests/support/sample-database";

// A transaction may be cut off and run again: what comes of it must be as if it had been run once.

const NOW = Date.UTC(2026, 2, 14, 9);

let open: Kysely<Database>[] = [];
afterEach(async () => {
  for (const db of open) await db.destroy();
  open = [];
});

async function both(make: () => Promise<Kysely<Database>>) {
  const [once, twice] = [await make(), await make()];
  open = [once, twice];
  return [once, rehearsed(twice)] as const;
}

/** Prices and their history, and how much there is of everything else: ids drawn by chance differ. */
async function stateOf(db: Kysely<Database>) {
  const offers = await db
    .selectFrom("offers")
    .selectAll()
    .orderBy("dish_id")
    .orderBy("platform")
    .execute();
  const versions = await db.selectFrom("price_versions").selectAll().execute();
  const counts: Record<string, unknown> = {};
  for (const { name } of await db.introspection.getTables())
    counts[name] = await db
      .selectFrom(name as "users")
      .select((eb) => eb.fn.countAll().as("rows"))
      .executeTakeFirst();
  const levels = await db.selectFrom("users").select("trust_level").orderBy("created_at").execute();
  return { offers, versions, counts, levels };
}

test("what people send, tap, report, decide and leave", async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      const [once, twice] = await both(() => evidenceDatabase(PEOPLE, { level: "newcomer" }));
      await takeSteps(once, all);
      await takeSteps(twice, all);
      expect(await stateOf(twice)).toEqual(await stateOf(once));
      await Promise.all(open.map((db) => db.destroy()));
      open = [];
    }),
    { numRuns: 5 },
  );
});

test("the sample, and folding it anew", async () => {
  const [once, twice] = [await openSample(), rehearsed(await openDatabase("file::memory:"))];
  open = [once, twice];
  await bringUnderPresentRules(twice);
  await loadSample(twice, SAMPLE_NOW);
  for (const db of [once, twice]) await db.updateTable("offers").set({ supporters: 99 }).execute();
  expect(await rebuildAndCompare(twice)).toEqual(await rebuildAndCompare(once));
  expect(await stateOf(twice)).toEqual(await stateOf(once));
});

test.each([false, true])("a menu that is imported in batches; dry run: %s", async (dryRun) => {
  const lines = Array.from(
    { length: 450 },
    (_, i) => `مطعم ${i % 7},طبق ${i % 90},platform_a,${10 + (i % 5)},5`,
  );
  const file = ["restaurant,dish,platform,item_price,delivery_fee", ...lines].join("\n");
  const table = await readTable(new TextEncoder().encode(file));
  const options = { dryRun, columns: {}, now: NOW, asOf: NOW - 1000, platformNames: {} };
  const [once, twice] = await both(() => openDatabase("file::memory:"));
  const [first, second] = [
    await importMenu(once, table, options),
    await importMenu(twice, table, options),
  ];
  expect(reportText(second)).toBe(reportText(first));
  expect(await stateOf(twice)).toEqual(await stateOf(once));
});

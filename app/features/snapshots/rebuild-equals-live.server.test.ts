import fc from "fast-check";
import { expect, test } from "vitest";
import { erasePerson } from "~/features/accounts/own-data/erase-person.server";
import { offerOf } from "~/features/prices/queries.server";
import { rebuildAndCompare } from "~/features/prices/rebuild-and-compare.server";
import { OWN_DATA } from "~/own-data.server";
import { evidenceDatabase } from "~tests/support/evidence-database";
import { checkoutOf, PEOPLE, type Step, steps, takeSteps } from "~tests/support/evidence-steps";
import { expectConsistent } from "~tests/support/expect-consistent";
import { sendCheckout } from "~tests/support/send-checkout";
import { decideContribution } from "./decide-contribution.server";

const NOW = Date.UTC(2026, 2, 14, 9);

test("folding everything again changes nothing, whatever people did, undid and left", async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      const db = await evidenceDatabase(PEOPLE, { level: "newcomer" });
      try {
        await takeSteps(db, all);
        await expectConsistent(db);
      } finally {
        await db.destroy();
      }
    }),
    { numRuns: 30 },
  );
});

test("what was tampered with is found and put right", async () => {
  const db = await evidenceDatabase(PEOPLE);
  await takeSteps(db, fc.sample(steps, { numRuns: 5, seed: 7 }).flat());
  const priced = await db.selectFrom("offers").select("dish_id").executeTakeFirstOrThrow();
  await db
    .updateTable("offers")
    .set({ item_price: 1 })
    .where("dish_id", "=", priced.dish_id)
    .execute();
  expect((await rebuildAndCompare(db)).differed).toEqual([priced.dish_id]);
  expect((await rebuildAndCompare(db)).differed).toEqual([]);
  await db.destroy();
});

test("a person who leaves leaves the price, and nothing that tells of them", async () => {
  const db = await evidenceDatabase(PEOPLE, { level: "newcomer" });
  const one = { user: "amal", dish: 1, platform: "platform_a", price: 2000, key: 1, picture: 1 };
  const sent = await sendCheckout(db, checkoutOf(one as Step, NOW), NOW);
  const decision = { kind: "accept" } as const;
  await decideContribution(db, { id: sent?.id ?? "", moderatorId: "mod", decision }, NOW);
  const waiting = { ...one, dish: 2, key: 2, picture: 2 };
  await sendCheckout(db, checkoutOf(waiting as Step, NOW), NOW);
  const price = await offerOf(db, 1, "platform_a");
  await erasePerson(db, OWN_DATA, { userId: "amal", now: NOW });

  expect(await offerOf(db, 1, "platform_a")).toEqual(price);
  for (const table of ["contributions", "points", "flags"] as const)
    expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
  expect(await db.selectFrom("contribution_pictures").selectAll().execute()).toEqual([
    { id: 1, contribution_id: null, sha256: "picture 1" },
  ]);
  const again = { ...one, user: "badr", key: 3 };
  expect((await sendCheckout(db, checkoutOf(again as Step, NOW), NOW))?.reasons).toBe(
    "picture_known",
  );
  await expectConsistent(db);
  await db.destroy();
});

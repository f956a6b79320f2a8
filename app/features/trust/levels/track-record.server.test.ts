import type { Kysely } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { decideContribution } from "~/features/snapshots/decide-contribution.server";
import { DAY_MS } from "~/i18n/days";
import type { Database } from "~db/schema";
import { evidenceDatabase } from "~tests/support/evidence-database";
import { checkoutOf, type Step } from "~tests/support/evidence-steps";
import { sendCheckout } from "~tests/support/send-checkout";
import { type AcceptedAs, asSent } from "../as-sent";
import { streakDays } from "../streak";
import { levelUnderPresentRules } from "./present-levels.server";
import { levelOf, updateLevel } from "./queries.server";
import { trackRecord } from "./track-record.server";

const NOW = Date.UTC(2026, 2, 14, 9);
let db: Kysely<Database>;

beforeEach(async () => {
  db = await evidenceDatabase(["amal", "mod"], { level: "newcomer" });
});
afterEach(() => db.destroy());

/** Sends receipt number `n` of a price seen at `observedAt`, at `now` (ms), and has a moderator take it. */
async function send(n: number, observed_at: number, now: number) {
  const step = { user: "amal", dish: 1, platform: "platform_a", price: 2000, key: n, picture: n };
  const checkout = { ...checkoutOf(step as Step, now), observed_at };
  const sent = await sendCheckout(db, checkout, now);
  const decision = { kind: "accept" } as const;
  await decideContribution(db, { id: sent?.id ?? "", moderatorId: "mod", decision }, now);
}

test("eight receipts of eight days, sent at one moment, are one day of work and lift nobody", async () => {
  for (let n = 0; n < 8; n++) await send(n, NOW - n * DAY_MS, NOW + n);
  const { days, goodPictures, moments } = await trackRecord(db, "amal");
  expect({ days, goodPictures, streak: streakDays(moments, NOW + 8) }).toEqual({
    days: 1,
    goodPictures: 8,
    streak: 1,
  });
  expect(await levelOf(db, "amal")).toBe("newcomer");
});

test("one receipt on each of three days is a row of three, however old they are", async () => {
  for (let n = 0; n < 3; n++) await send(n, NOW + (n - 5) * DAY_MS, NOW + n * DAY_MS);
  const { days, moments } = await trackRecord(db, "amal");
  expect([days, streakDays(moments, NOW + 2 * DAY_MS)]).toEqual([3, 3]);
  expect(moments).toEqual([NOW + 2 * DAY_MS, NOW + DAY_MS, NOW]);
});

test("a picture of a dish that was missing counts on the day it was sent, not on the day it was taken in", async () => {
  const step = { user: "amal", platform: "platform_a", price: 2000, key: 1, picture: 1 } as Step;
  const names = { dish_id: null, proposed_dish: "Moon kabsa", proposed_restaurant: "Zuhal" };
  const sent = await sendCheckout(db, { ...checkoutOf(step, NOW), ...names }, NOW);
  expect(sent).toMatchObject({ state: "waiting", reasons: "new_dish", dish_id: null });
  const as = asSent({ ...(sent as NonNullable<typeof sent>), dish_id: 1 });
  const decision = { kind: "accept", as: as as NonNullable<typeof as> } as const;
  const later = NOW + 3 * DAY_MS;
  await decideContribution(db, { id: sent?.id ?? "", moderatorId: "mod", decision }, later);
  expect((await trackRecord(db, "amal")).moments).toEqual([NOW]);
});

test("what a moderator corrected, be it only the fee or the day, is no good work as it was sent", async () => {
  await send(1, NOW, NOW);
  const [row] = await db.selectFrom("contributions").selectAll().execute();
  const sent = row && asSent(row);
  if (!sent) throw new Error("Nothing was sent");
  const goodAs = async (as: AcceptedAs) => {
    const decision = { kind: "accept", as } as const;
    await decideContribution(db, { id: row.id, moderatorId: "mod", decision }, NOW);
    return (await trackRecord(db, "amal")).goodPictures;
  };
  expect(await goodAs(sent)).toBe(1);
  expect(await goodAs({ ...sent, delivery_fee: 1500 })).toBe(0);
  expect(await goodAs({ ...sent, vat_on_top: 375 })).toBe(0);
  expect(await goodAs({ ...sent, observed_at: NOW - DAY_MS })).toBe(0);
  expect(await goodAs(sent)).toBe(1);
});

test("a level that an earlier version gave for old receipts is given again once", async () => {
  for (let n = 0; n < 8; n++) await send(n, NOW - n * DAY_MS, NOW + n);
  const levels = [];
  for (let starts = 0; starts < 2; starts++) {
    await updateLevel(db, "amal", "contributor");
    await levelUnderPresentRules(db);
    levels.push(await levelOf(db, "amal"));
  }
  expect(levels).toEqual(["newcomer", "contributor"]);
});

import { expect, test } from "vitest";
import { offerOf } from "~/features/prices/queries.server";
import { decideContribution } from "~/features/snapshots/decide-contribution.server";
import { pointsBalance } from "~/features/trust/points/queries.server";
import { tapPrice } from "~/features/trust/taps/tap-price.server";
import { evidenceDatabase } from "~tests/support/evidence-database";
import { checkoutOf, PEOPLE, type Step } from "~tests/support/evidence-steps";
import { expectConsistent } from "~tests/support/expect-consistent";
import { sendCheckout } from "~tests/support/send-checkout";
import { decideFlag } from "./decide-flag.server";
import * as page from "./flag-page.server";
import { insertFlag } from "./queries.server";

const flagQueue = async (...asked: Parameters<typeof page.flagQueue>) =>
  (await page.flagQueue(...asked)).flags;

const NOW = Date.UTC(2026, 2, 14, 9);

test("an upheld report takes the price down with its points, once, and never by its sender or who reported it", async () => {
  const db = await evidenceDatabase(PEOPLE, { level: "newcomer" });
  const one = { user: "amal", dish: 1, platform: "platform_a", price: 2000, key: 1, picture: 1 };
  const sent = await sendCheckout(db, checkoutOf(one as Step, NOW), NOW);
  const accept = { kind: "accept" } as const;
  const id = sent?.id ?? "";
  await decideContribution(db, { id, moderatorId: "mod", decision: accept }, NOW);
  const tap = { word: "right", dishId: 1, platform: "platform_a", seen: 2000 } as const;
  await tapPrice(db, { userId: "badr", tap }, NOW + 1);

  const flag = { dish_id: 1, platform: "platform_a", reason: "altered", note: "" };
  const rest = { price_seen: 2000, created_at: NOW, decided_by: null, decided_at: null };
  for (const user_id of ["dana", "dana", "fahd"])
    await insertFlag(db, { ...flag, ...rest, user_id, state: "open" });
  const queue = await flagQueue(db, "mod");
  expect(queue).toMatchObject([
    { username: "dana", price_seen: 2000, shown: 2000, bar: null },
    { username: "fahd" },
  ]);
  expect(await flagQueue(db, "amal")).toMatchObject([{ bar: "own" }, { bar: "own" }]);
  expect(await flagQueue(db, "dana")).toMatchObject([{ bar: "reported" }, { bar: "reported" }]);

  const flagId = queue[0]?.id ?? 0;
  const decide = (moderatorId: string) =>
    decideFlag(db, { id: flagId, moderatorId, verdict: "upheld" }, NOW + 2);
  expect(await decide("amal")).toBe("own");
  // Neither about their own report, nor about another's that theirs would be closed with.
  expect(await decide("dana")).toBe("reported");
  expect(await decide("fahd")).toBe("reported");
  expect(await decide("mod")).toBeUndefined();
  expect(await decide("mod")).toBeUndefined();
  expect(await decide("huda")).toBe("already");
  expect(await offerOf(db, 1, "platform_a")).toBeNull();
  expect(await pointsBalance(db, "amal")).toBe(0);
  expect(await flagQueue(db, "mod")).toEqual([]);
  await expectConsistent(db);
  await db.destroy();
});

test("an upheld report takes down the price it is about, and not what is shown by then", async () => {
  const db = await evidenceDatabase(PEOPLE, { level: "newcomer" });
  let key = 0;
  const accepted = async (user: string, price: number, at: number) => {
    key += 1;
    const one = { user, dish: 1, platform: "platform_a", price, key, picture: key } as Step;
    const sent = await sendCheckout(db, checkoutOf(one, at), at);
    const what = { id: sent?.id ?? "", moderatorId: "mod", decision: { kind: "accept" } } as const;
    await decideContribution(db, what, at);
  };
  const report = (user_id: string, price_seen: number) =>
    insertFlag(db, {
      ...{ user_id, price_seen, dish_id: 1, platform: "platform_a", reason: "altered", note: "" },
      ...{ created_at: NOW, state: "open" as const, decided_by: null, decided_at: null },
    });
  await accepted("amal", 500, NOW);
  await report("dana", 500);
  const [before] = await flagQueue(db, "mod");
  for (const user of ["badr", "fahd"]) await accepted(user, 1500, NOW + 1);
  await report("huda", 1500);
  const [flag] = await flagQueue(db, "mod");
  expect(flag).toMatchObject({ username: "dana", price_seen: 500, shown: 1500 });

  const uphold = { id: flag?.id ?? 0, moderatorId: "mod", verdict: "upheld" } as const;
  expect(await decideFlag(db, { ...uphold, seen: before?.seen }, NOW + 2)).toBe("moved");
  expect(await decideFlag(db, { ...uphold, seen: flag?.seen }, NOW + 2)).toBeUndefined();
  expect(await offerOf(db, 1, "platform_a")).toMatchObject({ item_price: 1500, supporters: 2 });
  expect(await pointsBalance(db, "amal")).toBe(0);
  expect(await pointsBalance(db, "badr")).toBe(10);
  // The report about the other price is still to be decided.
  expect(await flagQueue(db, "mod")).toMatchObject([{ username: "huda" }]);
  await expectConsistent(db);
  await db.destroy();
});

test("one person's report sent twice at once is one, and a queue of many has pages", async () => {
  const people = Array.from({ length: 35 }, (_, n) => `person ${n}`);
  const db = await evidenceDatabase([...people, "mod"]);
  const report = (user_id: string, note: string) =>
    insertFlag(db, {
      ...{ user_id, price_seen: 1000, dish_id: 1, platform: "platform_a", reason: "other", note },
      ...{ created_at: NOW, state: "open" as const, decided_by: null, decided_at: null },
    });
  await Promise.all(["one", "two", "three"].map((note) => report("person 0", note)));
  for (const person of people) await report(person, "last");
  const first = await page.flagQueue(db, "mod");
  const second = await page.flagQueue(db, "mod", first.next ?? 0);
  expect([first.flags.length, first.next, second.flags.length, second.next]).toEqual([
    ...[30, 30, 5],
    null,
  ]);
  expect(first.flags[0]).toMatchObject({ username: "person 0", note: "last" });
  await db.destroy();
});

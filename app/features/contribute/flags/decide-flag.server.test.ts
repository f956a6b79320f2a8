import { expect, test } from "vitest";
import { offerOf } from "~/features/prices/queries.server";
import { evidenceDatabase } from "~tests/support/evidence-database";
import { checkoutOf, PEOPLE, type Step } from "~tests/support/evidence-steps";
import { expectConsistent } from "~tests/support/expect-consistent";
import { decideContribution } from "../decide-contribution.server";
import { pointsBalance } from "../points/queries.server";
import { submitContribution } from "../submit-contribution.server";
import { tapPrice } from "../taps/tap-price.server";
import { decideFlag } from "./decide-flag.server";
import { flagQueue } from "./flag-page.server";
import { insertFlag } from "./queries.server";

const NOW = Date.UTC(2026, 2, 14, 9);

test("an upheld report takes the price down with its points, once, and never by its sender or who reported it", async () => {
  const db = await evidenceDatabase(PEOPLE, { level: "newcomer" });
  const one = { user: "amal", dish: 1, platform: "platform_a", price: 2000, key: 1, picture: 1 };
  const sent = await submitContribution(db, checkoutOf(one as Step, NOW), NOW);
  const accept = { kind: "accept" } as const;
  const id = sent?.id ?? "";
  await decideContribution(db, { id, moderatorId: "mod", decision: accept }, NOW);
  const tap = { word: "right", dishId: 1, platform: "platform_a", seen: 2500 } as const;
  await tapPrice(db, { userId: "badr", tap }, NOW + 1);

  const flag = { dish_id: 1, platform: "platform_a", reason: "altered", note: "" };
  const rest = { total_seen: null, created_at: NOW, decided_by: null, decided_at: null };
  for (const user_id of ["dana", "dana", "fahd"])
    await insertFlag(db, { ...flag, ...rest, user_id, state: "open" });
  const queue = await flagQueue(db, "mod");
  expect(queue).toMatchObject([{ username: "dana", total: 2500, bar: null }, { username: "fahd" }]);
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

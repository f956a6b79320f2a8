import type { Kysely } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { offerOf } from "~/features/prices/queries.server";
import type { Tap } from "~/features/prices/taps/tap";
import { recordEvidence } from "~/features/trust/evidence.server";
import { pointsBalance } from "~/features/trust/points/queries.server";
import { DAY_MS } from "~/i18n/days";
import type { Database } from "~db/schema";
import { evidenceDatabase } from "~tests/support/evidence-database";
import { tapPrice } from "./tap-price.server";

const NOW = Date.UTC(2026, 2, 14, 9);
let db: Kysely<Database>;

beforeEach(async () => {
  db = await evidenceDatabase(["reem", "turki", "nouf", "majed"]);
  await picture("reem", 2000, NOW);
});
afterEach(() => db.destroy());

function picture(user_id: string, item_price: number, observed_at: number) {
  const what = { dish_id: 1, platform: "platform_a", trust_level: "contributor" } as const;
  const said = {
    ...what,
    item_price,
    user_id,
    observed_at,
    kind: "price",
    proof: "snapshot",
  } as const;
  return recordEvidence(db, { ...said, image_hash: `${user_id} ${observed_at}` }, observed_at);
}

const tap = (userId: string, word: Tap["word"], at: number, seen = 2000) =>
  tapPrice(db, { userId, tap: { word, dishId: 1, platform: "platform_a", seen } }, at);

const offer = () => offerOf(db, 1, "platform_a");

test("a word counts once, and taking it back restores the price exactly", async () => {
  const before = await offer();
  expect(await tap("turki", "right", NOW + 1)).toBeUndefined();
  const after = await offer();
  expect(after).toMatchObject({ supporters: 2, item_price: 2000 });
  await Promise.all(Array.from({ length: 20 }, () => tap("turki", "right", NOW + 2)));
  expect(await offer()).toEqual(after);
  await tap("turki", "changed", NOW + 3);
  expect((await offer())?.contradiction).toBeGreaterThan(0);
  await tap("turki", "undo", NOW + 4);
  expect(await offer()).toEqual(after);
  await tap("turki", "undo", NOW + 5);
  expect(await offer()).toEqual(before);
  await tap("turki", "undo", NOW + 6);
  expect(await offer()).toEqual(before);
});

test("nobody confirms their own price, one that has moved, or one that isn't there", async () => {
  expect(await tap("reem", "right", NOW + 1)).toBe("own");
  expect(await tap("reem", "gone", NOW + 1)).toBe("own");
  expect(await tap("turki", "right", NOW + 1, 2600)).toBe("moved");
  const nowhere = { word: "right", dishId: 2, platform: "platform_a", seen: 2000 } as const;
  expect(await tapPrice(db, { userId: "turki", tap: nowhere }, NOW)).toBe("no_price");
});

test("a confirmation that the next picture agrees with is paid once, and taken back with it", async () => {
  await tap("turki", "right", NOW + 1);
  expect(await pointsBalance(db, "turki")).toBe(0);
  await picture("nouf", 2000, NOW + DAY_MS);
  expect(await pointsBalance(db, "turki")).toBe(1);
  await tap("turki", "right", NOW + 2 * DAY_MS);
  await picture("majed", 2000, NOW + 3 * DAY_MS);
  expect(await pointsBalance(db, "turki")).toBe(1);
});

test("taking a paid confirmation back takes its point back", async () => {
  await tap("turki", "right", NOW + 1);
  await picture("nouf", 2000, NOW + 2);
  expect(await pointsBalance(db, "turki")).toBe(1);
  await tap("turki", "undo", NOW + 3);
  expect(await pointsBalance(db, "turki")).toBe(0);
});

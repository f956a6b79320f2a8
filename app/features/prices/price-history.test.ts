import { expect, test } from "vitest";
import { DAY_MS } from "~/i18n/days";
import type { PriceVersion } from "~db/schema";
import { START } from "./evidence.arbitrary";
import { priceHistory } from "./price-history";

const NOW = START + 200 * DAY_MS;
const ago = (days: number) => NOW - days * DAY_MS;

function version(from: number, rest: Partial<PriceVersion> = {}): PriceVersion {
  return {
    dish_id: 1,
    platform: "platform_a",
    started_at: ago(from),
    ended_at: null,
    item_price: 2000,
    stale_at: ago(-20),
    verified: 1,
    ...rest,
  };
}

const unchanged = (...versions: PriceVersion[]) => priceHistory(versions, null, NOW)?.unchanged;

test("that nothing changed in 90 days is said only where all 90 are known", () => {
  expect(unchanged(version(100))).toBe(true);
  expect(unchanged(version(90))).toBe(true);
  expect(unchanged(version(89))).toBe(false);
  expect(unchanged(version(2))).toBe(false);
  expect(unchanged(version(100), version(150, { platform: "platform_b", stale_at: ago(40) }))).toBe(
    false,
  );
});

test("a platform that was first seen within the 90 days was not known for all of them", () => {
  const joined = (days: number) => version(days, { platform: "platform_b" });
  expect(unchanged(version(150), joined(10))).toBe(false);
  expect(unchanged(version(150), joined(90))).toBe(true);
});

test("a change ends it for 90 days", () => {
  const before = version(150, { ended_at: ago(95), item_price: 3000 });
  expect(unchanged(before, version(95))).toBe(true);
  expect(unchanged({ ...before, ended_at: ago(80) }, version(80))).toBe(false);
});

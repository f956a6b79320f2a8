import { expect, test } from "vitest";
import { DAY_MS } from "~/i18n/days";
import type { PriceVersion } from "~db/schema";
import { adviceOn } from "./advice";
import { START } from "./evidence.arbitrary";

const day = (n: number) => START + n * DAY_MS;

function version(item_price: number, from: number, to: number | null): PriceVersion {
  const key = { dish_id: 1, platform: "platform_a" };
  const price = { item_price, verified: 1 };
  return {
    ...key,
    ...price,
    started_at: day(from),
    ended_at: to === null ? null : day(to),
    stale_at: day((to ?? from) + 30),
  };
}

const at = (total: number) => ({ platform: "platform_a", itemPrice: total }) as const;
const changed = [version(2000, 0, 10), version(2500, 10, null)];

test("the lowest of the window is a good time, a twentieth above a fair one, more is dear", () => {
  expect(adviceOn([version(2500, 0, null)], at(2500), day(20))).toMatchObject({
    kind: "good",
    more: 0,
  });
  expect(adviceOn(changed, at(2100), day(20))).toMatchObject({ kind: "near", more: 100 });
  expect(adviceOn(changed, at(2500), day(20))).toMatchObject({ kind: "dear", more: 500 });
});

test("less than 14 days of prices, or no current one, gives no advice", () => {
  expect(adviceOn(changed, at(2500), day(13))).toBeNull();
  expect(adviceOn(changed, at(2500), day(14))).not.toBeNull();
  expect(adviceOn(changed, null, day(20))).toBeNull();
  // The days in which nobody had seen a price don't count, nor does one day on two platforms count twice.
  const gaps = [version(2000, 0, null), { ...version(2000, 55, null), platform: "platform_b" }];
  expect(adviceOn([{ ...version(2000, 80, null) }], at(2000), day(90))).toBeNull();
  const twice = [version(2000, 0, null), { ...version(2000, 0, null), platform: "platform_b" }];
  expect(adviceOn(twice, at(2000), day(13))).toBeNull();
  // The days that are told are those it looked back over: the lowest may lie before a gap.
  expect(adviceOn(gaps, at(2000), day(60))?.days).toBe(60);
  expect(adviceOn(twice, at(2000), day(25))?.days).toBe(25);
});

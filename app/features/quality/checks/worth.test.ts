import { describe, expect, test } from "vitest";
import { DAY_MS } from "~/i18n/days";
import { atStake, choose, gainOfLook, worthOf } from "./worth";

const NOW = 100 * DAY_MS;
const offer = { item_price: 2000, support: 4, contradiction: 0, newest_support_at: NOW };

describe("what a look at a price brings", () => {
  test("more so the older it is, the fewer stand by it and the more speak against it", () => {
    const fresh = gainOfLook(offer, NOW);
    expect(gainOfLook({ ...offer, newest_support_at: NOW - 20 * DAY_MS }, NOW)).toBeGreaterThan(
      fresh,
    );
    expect(gainOfLook({ ...offer, support: 1 }, NOW)).toBeGreaterThan(fresh);
    expect(gainOfLook({ ...offer, contradiction: 2 }, NOW)).toBeGreaterThan(fresh);
  });

  test("a share, whatever the clock says", () => {
    for (const at of [0, NOW, 1e15]) {
      const share = gainOfLook({ ...offer, support: 0, newest_support_at: at }, NOW);
      expect(share).toBeGreaterThanOrEqual(0);
      expect(share).toBeLessThanOrEqual(1);
    }
  });
});

test("most is at stake where another platform costs nearly the same", () => {
  expect(atStake(2000, [2000])).toBe(400);
  expect(atStake(2000, [1900])).toBe(300);
  expect(atStake(2000, [9000])).toBe(40);
  expect(atStake(2000, [])).toBe(40);
});

test("four times the voices are worth less than four times as much", () => {
  const candidate = { offer, others: [1900] };
  const [one, four] = [10, 40].map((voices) => worthOf(candidate, voices, NOW + 30 * DAY_MS));
  expect(four).toBeGreaterThan(one ?? 0);
  expect(four).toBeLessThan(4 * (one ?? 0));
  expect(worthOf(candidate, 0, NOW)).toBe(0);
});

describe("which are chosen", () => {
  const listOf = (restaurantId: number, ...worths: number[]) =>
    worths.map((worth) => ({ key: `${restaurantId} ${worth}`, restaurantId, worth }));
  const keys = (chosen: { key: string }[]) => chosen.map(({ key }) => key);

  test("one of the person's own, one of those near, the rest of the city's, none twice", () => {
    const own = listOf(1, 1, 2);
    const near = [...own, ...listOf(2, 1)];
    const city = listOf(3, 70, 80, 90);
    expect(keys(choose({ own, near, city }, 3))).toEqual(["1 2", "1 1", "3 90"]);
    expect(keys(choose({ own: [], near: listOf(2, 5), city }, 3))).toEqual(["2 5", "3 90", "3 80"]);
    expect(keys(choose({ own, near: [], city: [] }, 3))).toEqual(["1 2", "1 1"]);
  });

  test("of one restaurant two, however much its prices are worth", () => {
    const city = [...listOf(2, 2), ...listOf(1, 1000, 1001, 1002), ...listOf(3, 3)];
    expect(keys(choose({ own: [], near: [], city }, 4))).toEqual([
      "1 1002",
      "1 1001",
      "3 3",
      "2 2",
    ]);
  });
});

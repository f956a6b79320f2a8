import { describe, expect, test } from "vitest";
import { DAY_MS } from "~/i18n/days";
import { atStake, likelyWrong, MOST_OF_RESTAURANT, worthiest } from "./worth";

const NOW = 100 * DAY_MS;
const offer = { item_price: 2000, support: 4, contradiction: 0, newest_support_at: NOW };

describe("how likely a price is wrong", () => {
  test("more so the older it is, the fewer stand by it and the more speak against it", () => {
    const fresh = likelyWrong(offer, NOW);
    expect(likelyWrong({ ...offer, newest_support_at: NOW - 20 * DAY_MS }, NOW)).toBeGreaterThan(
      fresh,
    );
    expect(likelyWrong({ ...offer, support: 1 }, NOW)).toBeGreaterThan(fresh);
    expect(likelyWrong({ ...offer, contradiction: 2 }, NOW)).toBeGreaterThan(fresh);
  });

  test("a share, whatever the clock says", () => {
    for (const at of [0, NOW, 1e15]) {
      const share = likelyWrong({ ...offer, support: 0, newest_support_at: at }, NOW);
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

test("one restaurant does not fill the list, however much its prices are worth", () => {
  const pushed = Array.from({ length: 9 }, (_, i) => ({ restaurantId: 1, worth: 1000 + i }));
  const others = [2, 3, 4].map((restaurantId) => ({ restaurantId, worth: restaurantId }));
  const chosen = worthiest([...others, ...pushed], 4);
  expect(chosen.map(({ worth }) => worth)).toEqual([1008, 1007, 4, 3]);
  expect(chosen.filter(({ restaurantId }) => restaurantId === 1)).toHaveLength(MOST_OF_RESTAURANT);
});

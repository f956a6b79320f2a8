import { describe, expect, test } from "vitest";
import { DAY_MS } from "~/i18n/days";
import { randomFor } from "~/sample/random";
import { chanceOf, fitWrongness, type Look, lossOf, secondLooks } from "./wrong";

const look = (day: number, price: number | null, person = `p${day}`): Look => ({
  ...{ key: "1 platform_a", person, price, weight: 1, at: day * DAY_MS },
});

describe("second looks", () => {
  test("at what somebody else said, with what stands behind it by then", () => {
    const [first, second, third, ...more] = secondLooks([
      look(0, 2000),
      look(21, 2000),
      look(42, 2500),
      look(63, 2500),
    ]);
    expect([first, second, third].map((one) => one?.support)).toEqual([0.5, 0.75, 0.5]);
    expect([first, second, third].map((one) => one?.differs)).toEqual([false, true, false]);
    expect(more).toEqual([]);
  });

  test("nobody bears themselves out, and after a price is gone the next is a first one", () => {
    expect(secondLooks([look(0, 2000, "a"), look(5, 2000, "a")])).toEqual([]);
    expect(secondLooks([look(0, 2000), look(5, null), look(9, 2000)])).toMatchObject([
      { differs: true, days: 5 },
    ]);
  });
});

test("what is drawn with some days and doubt is fitted with nearly those, better than with others", () => {
  const random = randomFor("drawn");
  const drawn = { holdsDays: 60, doubt: 0.05 };
  const looks = Array.from({ length: 6000 }, (_, at) => {
    const one = { key: `${at}`, days: random.int(1, 120), support: 1, weight: 1, differs: false };
    return { ...one, differs: random.chance(chanceOf(one, drawn)) };
  });
  const { holdsDays, doubt } = fitWrongness(looks);
  expect(Math.abs(holdsDays - 60)).toBeLessThan(8);
  expect(Math.abs(doubt - 0.05)).toBeLessThan(0.025);
  expect(lossOf(looks, { holdsDays, doubt })).toBeLessThan(
    lossOf(looks, { holdsDays: 200, doubt: 0.02 }),
  );
});

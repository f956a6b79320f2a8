import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { DAY_MS } from "~/i18n/days";
import { COMPANY_MS, companionsOf, contestedWords, type Word } from "./companions";

const START = Date.UTC(2026, 0, 1);

function word(user_id: string, item_price: number, days: number, said: Partial<Word> = {}): Word {
  return {
    user_id,
    item_price,
    trust_level: "contributor",
    observed_at: START + days * DAY_MS,
    ...said,
  };
}

const usersOf = (words: readonly Word[]) => contestedWords(words).map(({ user }) => user);

describe("a contested price", () => {
  const honest = [word("x", 2000, 1), word("y", 2000, 3)];

  test("is one that two others, no newcomers, contradict alike within three days", () => {
    expect(usersOf([word("a", 1600, 2), ...honest])).toEqual(["a"]);
    expect(usersOf([word("a", 1600, 2), ...honest.slice(1)])).toEqual([]);
    expect(usersOf([word("a", 1600, 5), ...honest])).toEqual([]);
    expect(usersOf([word("a", 2040, 2), ...honest])).toEqual([]);
  });

  test("is none where others misread, each differently, or newcomers contradict", () => {
    expect(usersOf([word("a", 1600, 2), word("x", 2000, 2), word("y", 2500, 2)])).toEqual([]);
    const ring = honest.map((one) => ({ ...one, trust_level: "newcomer" }));
    expect(usersOf([word("a", 1600, 2), ...ring])).toEqual([]);
  });
});

describe("companions", () => {
  /** What is contested on an offer that both `a` and `b` lie about, and `x` sees with somebody who came along. */
  const lie = (days: number) =>
    contestedWords([
      word("a", 1600, days),
      word("b", 1600, days + 1),
      word("x", 2000, days),
      word(`passer-by ${days}`, 2000, days),
    ]);

  test("name the same contested price on two offers within a month", () => {
    const until = START + 20 * DAY_MS;
    expect(companionsOf("a", [lie(1), lie(9)], until)).toBe(1);
    expect(companionsOf("a", [lie(1)], until)).toBe(0);
    expect(companionsOf("x", [lie(1), lie(9)], until)).toBe(0);
    expect(companionsOf("a", [lie(1), lie(9)], START + 3 * DAY_MS + COMPANY_MS)).toBe(0);
  });

  test("are not those who are each wrong in their own way", () => {
    const apart = contestedWords([
      word("a", 1600, 1),
      word("b", 2500, 1),
      word("x", 2000, 1),
      word("y", 2000, 1),
    ]);
    expect(companionsOf("a", [apart, apart], START + 5 * DAY_MS)).toBe(0);
  });

  const words = fc.array(
    fc
      .record({
        user: fc.constantFrom("a", "b", "c", "d", "e"),
        price: fc.constantFrom(1600, 2000, 2030, 2500),
        days: fc.integer({ min: 0, max: 40 }),
        level: fc.constantFrom("newcomer", "contributor"),
      })
      .map(({ user, price, days, level }) => word(user, price, days, { trust_level: level })),
    { maxLength: 25 },
  );

  test("do not depend on the order of what was said, and have each other", () => {
    const shuffled = words.chain((all) =>
      fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
    );
    fc.assert(
      fc.property(fc.array(shuffled, { maxLength: 4 }), (offers) => {
        const until = START + 40 * DAY_MS;
        const count = (user: string, turn: 0 | 1) =>
          companionsOf(
            user,
            offers.map((offer) => contestedWords(offer[turn])),
            until,
          );
        const people = ["a", "b", "c", "d", "e"];
        for (const user of people) expect(count(user, 1)).toBe(count(user, 0));
        expect(people.filter((user) => count(user, 0) > 0)).not.toHaveLength(1);
      }),
    );
  });

  test("are none where everybody agrees, however often the same people order together", () => {
    fc.assert(
      fc.property(fc.array(words, { maxLength: 4 }), (offers) => {
        const agreed = offers.map((all) =>
          contestedWords(all.map((one) => ({ ...one, item_price: 2000 }))),
        );
        expect(companionsOf("a", agreed, START + 40 * DAY_MS)).toBe(0);
      }),
    );
  });
});

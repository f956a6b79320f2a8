import { describe, expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";
import { linesOf } from "../ask/order";

const { lastOf } = sampleTalk();

describe("that alone, in the place of what was ordered", () => {
  const first = "how much is sinigang sa kusina ni aling nena po";
  test.each([
    [["yung adobo na lang, dalawa"], [["adobo", 2]]],
    [["yung kare-kare nalang"], [["kare kare", null]]],
    [
      ["yung adobo na lang, dalawa", "dagdagan ng leche flan", "adobo na lang pala"],
      [["adobo", 2]],
    ],
    [
      ["dagdagan ng adobo na lang"],
      [
        ["sinigang", null],
        ["adobo", null],
      ],
    ],
  ])("%j", (said, lines) => {
    const asked = lastOf(first, ...said);
    expect(linesOf(asked).map(({ dish, quantity }) => [dish, quantity])).toEqual(lines);
    expect(asked.restaurant).toBe("kusina ni aling nena");
  });
});

describe("a dish without what it is served as", () => {
  const first = "2 cheeseburger meal at burger al hara po";
  test.each(["wala palang meal, burger lang", "wag na meal, burger lang", "walang meal"])(
    "%s",
    (said) =>
      expect(lastOf(first, said)).toMatchObject({
        kind: "price",
        dish: "cheeseburger",
        quantity: 2,
        restaurant: "burger al hara",
      }),
  );
  test("of a dish that is not served so nothing changes", () =>
    expect(lastOf("2 cheeseburger at burger al hara po", "walang meal").dish).toBe("cheeseburger"));
});

import { expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";
import { linesOf } from "./order";

const { lastOf } = sampleTalk();

const ordered = (said: string) =>
  linesOf(lastOf(said)).map(({ dish, quantity, size }) =>
    [quantity ?? 1, dish, size].filter(Boolean).join(" "),
  );

test.each([
  ["dosa teen aur chai karak ek, Kerala Palace se", "3 dosa", "1 chai karak"],
  ["edamame and mochi at Koi & Kumo", "1 edamame", "1 mochi"],
  ["أبي عصير برتقال كبير وعصير رمان صغير من رمان وتوت", "1 عصير برتقال كبير", "1 عصير رمان صغير"],
  ["turon tatlo at lumpia dalawa sa Bahay Manila", "3 turon", "2 lumpia"],
  ["chicken and rice at Abu Rayan Chicken", "1 chicken rice"],
  ["sweet and sour chicken at Tiger Wok", "1 sweet and sour chicken"],
] as const)("%s", (said, ...lines) => {
  expect(ordered(said)).toEqual(lines);
});

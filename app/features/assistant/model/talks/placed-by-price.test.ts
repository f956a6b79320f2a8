import { describe, expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";

const { lastOf } = sampleTalk();

describe("a place in what is told by price", () => {
  test.each([
    ["second cheapest dish at burger al hara", 1],
    ["2nd cheapest at burger al hara", 1],
    ["whats the third cheapest thing at burger al hara", 2],
    ["ثاني ارخص طبق عند برجر الحارة", 1],
  ])("of a menu: %s", (said, nth) =>
    expect(lastOf(said)).toMatchObject({
      kind: "price",
      restaurant: "",
      from: { nth, ask: { kind: "restaurant", cheaper: true, nth: null } },
    }),
  );

  test.each([
    [["tiger wok menu", "second cheapest?"], 1, false],
    [["tiger wok menu", "whats the third most expensive"], 2, true],
    [["menu ng tiger wok", "pangalawang pinakamura"], 1, false],
    [["tiger wok ka menu", "doosra sabse sasta"], 1, false],
    [["منيو تايجر ووك", "ثاني اغلى شي"], 1, true],
    [["something cheap", "second cheapest"], 1, false],
  ])("after a list of dishes: %j", (said, nth, dearest) =>
    expect(lastOf(...said)).toMatchObject({ kind: "price", from: { nth, ask: { dearest } } }),
  );

  test("after what several restaurants ask for a dish", () => {
    expect(lastOf("cheeseburger", "second cheapest")).toMatchObject({
      dish: "cheeseburger",
      nth: 1,
    });
    expect(lastOf("cheeseburger", "2nd most expensive")).toMatchObject({ nth: 1, dearest: true });
  });

  test("a dish, another place or less money is asked for as before", () => {
    expect(lastOf("the 2nd cheapest burger")).toMatchObject({ dish: "burger", nth: 1, from: null });
    expect(lastOf("cheeseburger", "anything cheaper")).toMatchObject({ cheaper: true, nth: null });
    expect(lastOf("tiger wok menu", "cheapest")).toMatchObject({
      kind: "restaurant",
      cheaper: true,
    });
  });
});

test.each([
  ["most expensive dish at tiger wok on platform b", { dearest: true }],
  ["cheapest dish at tiger wok on platform b", { cheaper: true }],
  ["cheapest at tiger wok on platform b", { cheaper: true }],
])("%s: of the menu, at the prices of that app", (said, order) =>
  expect(lastOf(said)).toMatchObject({
    ...{ kind: "restaurant", restaurant: "tiger wok", platforms: ["platform_b"], dish: "" },
    ...order,
  }),
);

test("a dish on an app, and the dearest app, are asked for as before", () => {
  expect(lastOf("cheapest chicken noodles at tiger wok on platform b")).toMatchObject({
    ...{ kind: "price", dish: "chicken noodles", platforms: ["platform_b"] },
  });
  expect(lastOf("which app is most expensive for tiger wok").kind).toBe("price");
});

import { expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";
import { linesOf } from "../ask/order";

const { lastOf } = sampleTalk();

const dishesOf = (said: string) => linesOf(lastOf(said)).map(({ dish }) => dish);

test.each([
  ["شاورما وببسي", ["شاورما", "ببسي"]],
  ["برجر وميرندا", ["برجر", "ميرندا"]],
  ["بيتزا وفانتا", ["بيتزا", "فانتا"]],
  ["pizza and 7up", ["pizza", "7up"]],
  ["shawarma with coke zero", ["shawarma", "coke zero"]],
])("a soft drink is a dish of the order, whatever it is called: %s", (said, dishes) =>
  expect(dishesOf(said)).toEqual(dishes),
);

test.each([
  ["2 cheeseburgers and a pepsi and a mango juice from burger al hara", "skip the drinks"],
  ["2 cheeseburgers and a pepsi and a mango juice from burger al hara", "remove the drinks please"],
  ["2 تشيز برجر وبيبسي وعصير مانجو من برجر الحارة", "شيل المشروبات"],
])("what is taken off by its kind is all of that: %s ⏎ %s", (first, then) => {
  const order = lastOf(first, then);
  expect(linesOf(order)).toHaveLength(1);
  expect(order.unmade).toBeNull();
});
test("a kind that is not ordered leaves the order as it is", () =>
  expect(
    linesOf(lastOf("2 cheeseburgers and cheese fries from burger al hara", "skip the drinks")),
  ).toHaveLength(2));

test("«كريب» is no «ريب»: what begins a dish is written onto none", () =>
  expect(dishesOf("برجر وكريب")).not.toContain("ريب"));

test.each([
  ["كم سعر بالمندي", "المندي"],
  ["برجر وبيتزا", "برجر"],
])("what is written onto a dish is no part of it: %s", (said, dish) =>
  expect(dishesOf(said)[0]).toBe(dish),
);

test.each([
  ["شاورما لبن", ["شاورما", "لبن"]],
  ["burger pepsi", ["burger", "pepsi"]],
  ["شاورما سفن اب", ["شاورما", "سفن اب"]],
  ["كيكة قهوة", ["كيكة قهوة"]],
  ["شاي بالحليب", ["شاي بالحليب"]],
  ["عصير برتقال", ["عصير برتقال"]],
])("a drink right behind what is eaten is ordered with it: %s", (said, dishes) =>
  expect(dishesOf(said)).toEqual(dishes),
);

test.each(["برقر حاشي", "وبرقر حاشي"])("«برقر» is a dish: %s", (said) =>
  expect(lastOf(said)).toMatchObject({ dish: "برجر حاشي", restaurant: "" }),
);

test("what is asked of one of a list is no order of it", () =>
  expect(lastOf("بكم قهوه", "الاولى وش عندهم بارد")).toMatchObject({
    ...{ kind: "restaurant", other: null },
  }));

test("another price, after an order, is that of something else", () =>
  expect(lastOf("شاورما وبيبسي", "بكم الكولد برو")).toMatchObject({
    ...{ kind: "price", query: "الكولد برو", other: null },
  }));

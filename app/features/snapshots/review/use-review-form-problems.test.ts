import { expect, test } from "vitest";
import { placesToLook } from "./use-review-form-problems";

test("of a line of an order the first doubtful field is named, of the order itself each", () => {
  const doubtful = ["total", "item_price_3", "dish_3", "item_price_2", "dish", "item_price"];
  expect(placesToLook(doubtful)).toEqual(["dish", "item_price", "total", "item_price_2", "dish_3"]);
});

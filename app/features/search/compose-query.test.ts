import { expect, test } from "vitest";
import { composeQuery, partsFrom, pathOf } from "./compose-query";

test.each([
  [
    { dish: "شاورما دجاج", restaurant: "عمو حمزة", area: "العليا", quantity: 2 },
    "2 شاورما دجاج من عمو حمزة في العليا",
  ],
  [
    { dish: "chicken shawarma", restaurant: "Amo Hamza", area: "", quantity: 1 },
    "chicken shawarma from Amo Hamza",
  ],
  [{ dish: "", restaurant: "Amo Hamza", area: "Olaya", quantity: 1 }, "Amo Hamza in Olaya"],
  [{ dish: "برجر", restaurant: "Steak House", area: "", quantity: 3 }, "3 برجر من Steak House"],
  [{ dish: "kabsa", restaurant: "", area: "Malaz", quantity: 1 }, "kabsa in Malaz"],
  [{ dish: "", restaurant: "", area: "Malaz", quantity: 4 }, ""],
])("%j asks %j", (parts, query) => {
  expect(composeQuery(parts)).toBe(query);
});

test("reads what the form sends", () => {
  const params = new URLSearchParams({ dish: " kabsa ", restaurant: "", area: "", quantity: "3" });
  expect(partsFrom(params)).toEqual({ dish: "kabsa", restaurant: "", area: "", quantity: 3 });
});

test.each(["", "0", "-2", "abc", "1000"])("the quantity %j counts as one", (quantity) => {
  expect(partsFrom(new URLSearchParams({ dish: "kabsa", quantity }))?.quantity).toBe(1);
});

test("a plain search has no parts", () => {
  expect(partsFrom(new URLSearchParams({ q: "kabsa" }))).toBeNull();
});

test("nothing in the fields asks nothing", () => {
  expect(partsFrom(new URLSearchParams({ dish: " ", restaurant: "" }))).toBeNull();
});

test.each([
  { dish: "شاورما دجاج", restaurant: "عمو حمزة", area: "العليا", quantity: 2 },
  { dish: "latte", restaurant: "", area: "", quantity: 1, size: "large" as const },
])("the address of %j asks for it again", (parts) => {
  expect(partsFrom(new URL(pathOf(parts), "http://x").searchParams)).toEqual(parts);
});

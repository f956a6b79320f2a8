import { expect, test } from "vitest";
import { PriceGuard } from "../price-guard";
import { Given } from "./given";

test("what an order lacks of the minimum is an amount that was given", () => {
  const given = new Given();
  given.add({ order: { notTaken: [{ platform: "platform_a", total: 15.25, short: 13 }] } });
  expect(given.hasAmount(13)).toBe(true);
  expect(given.hasAmount(14)).toBe(false);
});

test("the rating of a coffee place is no price", () => {
  const guard = new PriceGuard("ar");
  guard.see({ restaurants: [{ name_en: "Dune Drip Coffee", rating: 4.3 }] });
  const text = "**Dune Drip Coffee**، قهوة، تقييمه 4.3 من 5";
  expect(guard.push(text) + guard.end()).toBe(text);
});

test("a surcharge is a charge, at the end of a word too", () => {
  const guard = new PriceGuard("en");
  const text = guard.push("There is a surcharge of 7.50 there.") + guard.end();
  expect(text).not.toContain("7.50");
});

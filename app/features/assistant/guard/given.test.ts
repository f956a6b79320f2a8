import { expect, test } from "vitest";
import { Given } from "./given";

test("what an order lacks of the minimum is an amount that was given", () => {
  const given = new Given();
  given.add({ order: { notTaken: [{ platform: "platform_a", total: 15.25, short: 13 }] } });
  expect(given.hasAmount(13)).toBe(true);
  expect(given.hasAmount(14)).toBe(false);
});

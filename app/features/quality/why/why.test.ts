import { expect, test } from "vitest";
import { DAY_MS } from "~/i18n/days";
import type { Observation, Offer } from "~db/schema";
import { whyOf } from "./why";

const NOW = 100 * DAY_MS;

const offer: Offer = {
  dish_id: 1,
  platform: "platform_a",
  item_price: 2000,
  support: 4,
  contradiction: 0,
  evidence_at: NOW,
  supporters: 3,
  has_proof: 1,
  newest_support_at: NOW,
  newest_trusted_proof_at: NOW,
  firm_at: NOW,
  since: NOW - 5 * DAY_MS,
};

let ids = 0;
const said = (user_id: string, more: Partial<Observation> = {}): Observation => ({
  id: ++ids,
  dish_id: 1,
  platform: "platform_a",
  user_id,
  kind: "price",
  item_price: 2000,
  proof: "tap",
  image_hash: null,
  trust_level: "contributor",
  observed_at: NOW - DAY_MS,
  order_id: null,
  quantity: 1,
  options: null,
  ...more,
});

test("a verified price meets every rule, and one that is short of one says which", () => {
  expect(whyOf(offer, [], NOW).rules.every(({ met }) => met)).toBe(true);
  const unmet = (change: Partial<Offer>) =>
    whyOf({ ...offer, ...change }, [], NOW)
      .rules.filter(({ met }) => !met)
      .map(({ rule }) => rule);
  expect(unmet({ supporters: 1 })).toEqual(["people"]);
  expect(unmet({ has_proof: 0 })).toEqual(["picture"]);
  expect(unmet({ support: 1.5 })).toEqual(["weight"]);
  expect(unmet({ firm_at: NOW - 15 * DAY_MS })).toEqual(["firm"]);
  expect(unmet({ contradiction: 2.5 })).toEqual(["contested"]);
  expect(unmet({ newest_support_at: NOW - 31 * DAY_MS })).toEqual(["recent"]);
});

test("people are counted once, a picture counts once, and one or two are not told apart", () => {
  const shot = { proof: "snapshot", image_hash: "x" } as const;
  const three = ["p", "q", "r"].map((hash) => said(hash, { ...shot, image_hash: hash }));
  expect(whyOf(offer, [said("a", shot), said("b", shot)], NOW).pictures).toBeNull();
  expect(whyOf(offer, [...three, three[0] as Observation], NOW).pictures).toBe(3);
  expect(whyOf({ ...offer, supporters: 2 }, [], NOW).people).toBeNull();
  expect(whyOf(offer, [], NOW)).toMatchObject({ people: 3, pictures: 0, against: 0 });
});

test("only what was said since the price holds speaks against it", () => {
  const other = { item_price: 3000 };
  const before = said("d", { ...other, observed_at: offer.since - 1 });
  const against = ["a", "b", "c", "c"].map((user) => said(user, other));
  expect(whyOf(offer, [before, ...against], NOW).against).toBe(3);
  expect(whyOf(offer, [before], NOW).against).toBe(0);
});

test("only what a person said last counts, for the price or against it", () => {
  const shot = { proof: "snapshot", image_hash: "x" } as const;
  const denied = { kind: "changed", item_price: null } as const;
  const later = { observed_at: NOW };
  expect(whyOf(offer, [said("a", shot), said("a", { ...denied, ...later })], NOW)).toMatchObject({
    pictures: 0,
    against: null,
  });
  expect(whyOf(offer, [said("a", denied), said("a", later)], NOW).against).toBe(0);
  expect(whyOf(offer, [said("a", shot), said("a", later)], NOW).pictures).toBeNull();
  expect(whyOf(offer, [said("a", { item_price: null })], NOW).against).toBe(0);
});

test("nothing in it names a person or a picture", () => {
  const text = JSON.stringify(
    whyOf(offer, [said("somebody", { proof: "snapshot", image_hash: "a-hash" })], NOW),
  );
  expect(text).not.toMatch(/somebody|a-hash/);
});

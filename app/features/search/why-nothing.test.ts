import { expect, test } from "vitest";
import type { EmptyReason } from "./schema";
import { whyNothing } from "./why-nothing";

const place = { id: 1, name: "x" };

interface Case {
  reason?: EmptyReason;
  /** What of it is known. */
  knows?: object;
  near?: object;
  item?: string;
  restaurant?: string;
  external?: boolean;
}

function why({ reason = "item_not_in_db", knows, near, item = "sushi", ...more }: Case) {
  const { restaurant = "", external = false } = more;
  const understood = { restaurant: null, cuisine: null, neighbourhood: null, city: null, ...knows };
  const nearMatches = { restaurants: [], dishes: [], elsewhere: [], ...near };
  const intent = { item, restaurant };
  const result = { understood, nearMatches, intent, discoveredViaExternal: external };
  return whyNothing(result as never, reason);
}

test("nobody is sent to a menu that isn't there", () => {
  expect(why({})).toBe("dish_unknown");
  expect(why({ external: true })).toBe("only_on_map");
  expect(why({ knows: { restaurant: place }, item: "" })).toBe("no_menu_yet");
  expect(why({ knows: { restaurant: place }, near: { dishes: [place] } })).toBe("item_not_in_db");
  expect(why({ knows: { restaurant: place }, near: { elsewhere: [place] } })).toBe(
    "item_not_there",
  );
});

test("what only a neighbourhood lacks is not said to lack a price", () => {
  const near = { elsewhere: [place] };
  const priceless = { reason: "no_prices_yet", near } as const;
  expect(why({ ...priceless, knows: { neighbourhood: place } })).toBe("item_not_near");
  expect(why({ ...priceless, near: {}, knows: { neighbourhood: place } })).toBe("no_prices_yet");
  expect(why({ ...priceless, knows: { neighbourhood: place, restaurant: place } })).toBe(
    "no_prices_yet",
  );
});

test("another city and a cuisine of another neighbourhood come before the reason", () => {
  expect(why({ knows: { city: "Jeddah" } })).toBe("another_city");
  expect(why({ reason: "restaurant_not_found", knows: { cuisine: "indian" } })).toBe(
    "cuisine_not_there",
  );
});

test("who names no dish and no restaurant is not told that there is none of that name", () => {
  const nothing = { reason: "restaurant_not_found", item: "" } as const;
  expect(why({ ...nothing, knows: { neighbourhood: place } })).toBe("nothing_named");
  expect(why({ ...nothing, restaurant: "Kudo" })).toBe("restaurant_not_found");
});

test("restaurants of a kitchen without menus lack no dish", () => {
  expect(why({ item: "", knows: { cuisine: "indian" } })).toBe("no_menus_yet");
});

import type { Kysely } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { restaurantPage } from "~/features/catalogue/restaurant-page.server";
import { isSameName } from "~/features/catalogue/same-name";
import { EXTRAS } from "~/features/catalogue/section";
import { sampleMaps } from "~/providers/maps/sample.server";
import { SAMPLE_PLACES } from "~/providers/maps/sample-places";
import type { Database } from "~db/schema";
import { openSample, SAMPLE_NOW } from "~tests/support/sample-database";
import { neighbourhoodIn } from "./address";
import { ANYWHERE_NOW } from "./destination";
import { nearbyAddress, nearbyHref } from "./nearby-address";
import { nearbyPage } from "./nearby-page.server";
import { orderTerms } from "./order-terms.server";
import { freshPlaces } from "./places-index.server";

let db: Kysely<Database>;
beforeAll(async () => {
  db = await openSample();
});
afterAll(() => db.destroy());

const page = (query: string) => {
  const address = nearbyAddress(new URLSearchParams(query));
  return nearbyPage({ db, maps: sampleMaps(() => true) }, address, {
    ...{ language: "ar", destination: ANYWHERE_NOW, now: SAMPLE_NOW },
  });
};

test("the embedded directory holds only what our store does not", async () => {
  const { catalogue } = await freshPlaces(db);
  const names = [...catalogue.restaurants.values()].map(({ name_ar, name_en }) =>
    [name_ar, name_en].filter((name) => name !== null),
  );
  const known = SAMPLE_PLACES.filter(({ ar, en }) =>
    names.some((ours) => isSameName([ar, en].filter(Boolean), ours)),
  );
  expect(known).toEqual([]);
  expect(SAMPLE_PLACES.every(({ placeId }) => /^ChIJ[\w-]{20,}$/.test(placeId))).toBe(true);
  expect(new Set(SAMPLE_PLACES.map(({ placeId }) => placeId)).size).toBe(SAMPLE_PLACES.length);
});

test.each([
  ["حي العليا", "العليا"],
  ["شارع التحلية، العليا، الرياض", "العليا"],
  ["12 King Fahd Rd, Olaya District", "العليا"],
  ["malga", "الملقا"],
  ["النسيم الشرقي", "النسيم الشرقي"],
])("the address %s is in %s", async (address, name) => {
  const { catalogue } = await freshPlaces(db);
  const id = neighbourhoodIn(address, catalogue);
  expect(catalogue.neighbourhoods.get(id ?? -1)?.name_ar).toBe(name);
});

test("a neighbourhood shows its places with their menus in short", async () => {
  const found = await page("where=العليا");
  if (found.kind !== "found") throw new Error("nothing found");
  expect(found.area?.name_ar).toBe("العليا");
  expect(found.plan).toBeNull();
  const menus = found.places.flatMap(({ menu }) => menu ?? []);
  expect(menus.length).toBeGreaterThan(0);
  for (const { dishes, priced, platforms, cheapest } of menus) {
    expect(priced).toBeLessThanOrEqual(dishes);
    expect(platforms).toBeLessThanOrEqual(3);
    expect(cheapest === null || cheapest.best.total > 0).toBe(true);
  }
});

test("totals are those of the restaurants' own pages, for the neighbourhood that is named", async () => {
  const found = await page("where=العليا");
  if (found.kind !== "found") throw new Error("nothing found");
  expect(found.destination.neighbourhood?.name_ar).toBe("العليا");
  const terms = await orderTerms(db, found.destination, SAMPLE_NOW);
  for (const { menu, restaurantId } of found.places) {
    if (!menu?.cheapest) continue;
    const { cheapest } = menu;
    const own = await restaurantPage(db, restaurantId ?? -1, SAMPLE_NOW, terms);
    const line = own?.menu
      .flatMap(({ dishes }) => dishes.flatMap(({ sizes }) => sizes))
      .find(({ id }) => id === cheapest.id);
    expect(cheapest.best).toEqual(line?.best);
    const meals = own?.menu
      .filter(
        ({ section }) =>
          own.restaurant.cuisine === "juice" || !EXTRAS.some((extra) => extra === section),
      )
      .flatMap(({ dishes }) => dishes.flatMap(({ sizes }) => sizes.map(({ best }) => best?.total)));
    expect(cheapest.best.total, `of restaurant ${restaurantId}`).toBe(
      Math.min(...(meals ?? []).flatMap((total) => total ?? [])),
    );
  }
  const near = await page("lat=24.7&lng=46.7");
  expect(near).toMatchObject({ kind: "found", destination: ANYWHERE_NOW });
});

test("a map draws the places that are on the sheet", async () => {
  const found = await page("area=1&map=1");
  if (found.kind !== "found" || !found.plan) throw new Error("no plan");
  expect(found.plan.places.map(({ place }) => place)).toEqual(found.places.map((_, at) => at));
  expect(found.plan.labels.length).toBeGreaterThan(0);
});

test.each([
  ["", "ask", null],
  ["where=qwertyuiop", "ask", "unknown"],
  ["area=99999", "ask", "unknown"],
  ["lat=25.276&lng=51.52", "ask", "outside"],
  ["lat=24.7&lng=abc", "ask", null],
])("%j asks again", async (query, kind, problem) => {
  expect(await page(query)).toMatchObject({ kind, problem });
});

test("an address says the same again, defaults left out and positions rounded", () => {
  const address = nearbyAddress(
    new URLSearchParams("lat=24.69412345&lng=46.6841&radius=3000&keyword= برجر &map=1&all=2"),
  );
  expect(nearbyHref(address)).toBe(
    `/nearby?lat=24.6941&lng=46.6841&keyword=${encodeURIComponent("برجر")}&radius=3000&map=1`,
  );
  expect(nearbyAddress(new URL(nearbyHref(address), "http://x").searchParams)).toEqual(address);
  expect(nearbyHref(nearbyAddress(new URLSearchParams("radius=7&area=-1")))).toBe("/nearby");
});

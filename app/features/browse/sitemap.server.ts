import type { Kysely } from "kysely";
import { dishPath, restaurantPath } from "~/features/catalogue";
import type { Database } from "~db/schema";
import { areaGroups, cuisineGroups } from "./groups.server";
import { dishesOfPart, partsOf, restaurantsOfPart } from "./sitemap-queries.server";

/** Pages that are there whatever the catalogue holds. */
const STANDING = [
  ...["/", "/restaurants", "/districts", "/cuisines", "/nearby", "/leaderboard"],
  ...["/help", "/quality", "/developers", "/privacy"],
];

/** The addresses of all parts of the sitemap. */
export async function sitemapParts(db: Kysely<Database>): Promise<string[]> {
  const restaurants = await partsOf(db, "restaurants");
  const dishes = await partsOf(db, "dishes");
  return [
    "/sitemaps/pages.xml",
    ...restaurants.map((number) => `/sitemaps/restaurants-${number}.xml`),
    ...dishes.map((number) => `/sitemaps/dishes-${number}.xml`),
  ];
}

/** The pages of the part a file name names; undefined where there is none. `now`: clock of pages, ms. */
export async function pagesOfPart(
  db: Kysely<Database>,
  file: string | undefined,
  now: number,
): Promise<string[] | undefined> {
  if (file === "pages.xml") {
    const groups = [...(await areaGroups(db, "ar", now)), ...(await cuisineGroups(db, now))];
    return [...STANDING, ...groups.map(({ path }) => path)];
  }
  const [, table, number] = /^(restaurants|dishes)-(0|[1-9]\d{0,8})\.xml$/.exec(file ?? "") ?? [];
  const paths =
    table === "restaurants"
      ? (await restaurantsOfPart(db, Number(number))).map(restaurantPath)
      : table === "dishes"
        ? (await dishesOfPart(db, Number(number))).map(dishPath)
        : [];
  // A part whose rows are all hidden or closed is empty, and still one that the index names.
  const isNamed = paths.length > 0 || (await sitemapParts(db)).includes(`/sitemaps/${file}`);
  return isNamed ? paths : undefined;
}

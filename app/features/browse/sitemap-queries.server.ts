import { type Kysely, sql } from "kysely";
import { DISH_SHOWN, RESTAURANT_SHOWN } from "~/features/catalogue/index.server";
import type { Database } from "~db/schema";
import { PAGES_IN_A_PART } from "./sitemap";

/** Of which tables each row has a page of its own. */
type Listed = "restaurants" | "dishes";

/** Parts are ranges of ids, so that a page stays in its part and no other has to be counted. */
const part = sql<number>`(id - 1) / ${sql.lit(PAGES_IN_A_PART)}`;

/** The numbers of the parts that hold anything, from 0. */
export async function partsOf(db: Kysely<Database>, table: Listed): Promise<number[]> {
  const rows = await db
    .selectFrom(table)
    .select(part.as("part"))
    .groupBy(part)
    .orderBy("part")
    .execute();
  return rows.map((row) => row.part);
}

const range = (number: number) =>
  [number * PAGES_IN_A_PART, (number + 1) * PAGES_IN_A_PART] as const;

/** The restaurants of a part. */
export function restaurantsOfPart(db: Kysely<Database>, number: number) {
  const [after, last] = range(number);
  return db
    .selectFrom("restaurants")
    .select(["id", "name_en"])
    .where(RESTAURANT_SHOWN)
    .where("closed_at", "is", null)
    .where("id", ">", after)
    .where("id", "<=", last)
    .orderBy("id")
    .execute();
}

/** The dishes of a part. */
export function dishesOfPart(db: Kysely<Database>, number: number) {
  const [after, last] = range(number);
  return db
    .selectFrom("dishes")
    .innerJoin("dish_names", "dish_names.id", "dishes.dish_name_id")
    .innerJoin("restaurants", "restaurants.id", "dishes.restaurant_id")
    .select(["dishes.id", "dish_names.name_en"])
    .where(DISH_SHOWN)
    .where(RESTAURANT_SHOWN)
    .where("restaurants.closed_at", "is", null)
    .where("dishes.id", ">", after)
    .where("dishes.id", "<=", last)
    .orderBy("dishes.id")
    .execute();
}

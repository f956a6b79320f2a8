import type { Migration } from "kysely";
import * as catalogueAndPrices from "./0001-catalogue-and-prices";
import * as places from "./0003-places";

/** Every migration in order. A name, once released, never changes. */
export const migrations: Record<string, Migration> = {
  "0001-catalogue-and-prices": catalogueAndPrices,
  "0003-places": places,
};

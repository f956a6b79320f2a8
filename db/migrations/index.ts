import type { Migration } from "kysely";
import * as catalogueAndPrices from "./0001-catalogue-and-prices";

/** Every migration in order. A name, once released, never changes. */
export const migrations: Record<string, Migration> = {
  "0001-catalogue-and-prices": catalogueAndPrices,
};

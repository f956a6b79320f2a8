import { rowsInPages } from "~/server/database/rows-in-pages.server";
import type { OwnData } from "~/server/own-data";

/**
 * What a person told of their orders. Like what they said of prices it stays when they leave, because every fee stands on
 * it; their name does not.
 */
export const feesOwnData: OwnData = {
  eraseOf: async () => {},
  exportOf: (db, userId) => ({
    orders: rowsInPages(db.selectFrom("orders").selectAll().where("user_id", "=", userId), [
      "placed_at",
      "id",
    ]),
    order_charges: rowsInPages(
      db
        .selectFrom("orders")
        .innerJoin("order_charges", "order_charges.order_id", "orders.id")
        .select(["order_id", "kind", "off", "amount"])
        .where("orders.user_id", "=", userId),
      ["order_id", "kind", "off"],
    ),
  }),
};

import type { Kysely } from "kysely";
import { MOST_OF_ONE } from "~/features/catalogue";
import { mergedInto } from "~/features/catalogue/index.server";
import type { DishOrder } from "~/features/fees";
import type { Database } from "~db/schema";

/** The lines with those of their `unknown` dishes that became part of others named by these; undefined where none has. */
export async function mergedLines(
  db: Kysely<Database>,
  lines: readonly DishOrder[],
  unknown: readonly number[],
): Promise<DishOrder[] | undefined> {
  const into = new Map<number, number>();
  for (const id of unknown) {
    const standing = await mergedInto(db, "dishes", id);
    if (standing !== null) into.set(id, standing);
  }
  if (into.size === 0) return undefined;
  const order = new Map<number, number>();
  for (const { dishId, quantity } of lines) {
    const id = into.get(dishId) ?? dishId;
    order.set(id, Math.min((order.get(id) ?? 0) + quantity, MOST_OF_ONE));
  }
  return [...order].map(([dishId, quantity]) => ({ dishId, quantity }));
}

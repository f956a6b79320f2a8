import type { Kysely } from "kysely";
import type { Database } from "~db/schema";
import { type MenuLine, menusOf } from "./queries.server";

/** The menus that one question reads: its parts and the whole of it ask for the same ones. Each is read once. */
export class ReadMenus {
  readonly #lines = new Map<number, MenuLine[]>();

  constructor(readonly db: Kysely<Database>) {}

  async read(restaurants: readonly number[]): Promise<void> {
    const ids = restaurants.filter((id) => !this.#lines.has(id));
    if (ids.length === 0) return;
    for (const id of ids) this.#lines.set(id, []);
    for (const line of await menusOf(this.db, ids)) this.#lines.get(line.restaurant_id)?.push(line);
  }

  /** Every line of a menu that was read. */
  of(restaurant: number): readonly MenuLine[] | undefined {
    return this.#lines.get(restaurant);
  }
}

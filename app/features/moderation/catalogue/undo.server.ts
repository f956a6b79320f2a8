import type { Kysely } from "kysely";
import { nextRevision } from "~/features/catalogue/index.server";
import { inTransaction } from "~/server/database/transaction.server";
import type { Database } from "~db/schema";
import { actById, type CatalogueAct, keepAct, standingAfter, stands } from "./act-queries.server";
import type { ByWhom, DishesOfAct, KeptOfAct, Refused } from "./change";
import { isNameTaken, writeDish } from "./dish-queries.server";
import { moveBack } from "./move-queries.server";
import { removeNames, setDishMerged, writeRestaurant } from "./queries.server";
import { settle } from "./settle.server";

/**
 * Takes an act back: restaurants, menus and prices are as they were, with what came since where it belongs. One that a later
 * one builds on can't be taken back before that; taking one back twice does it once.
 */
export function undoAct(db: Kysely<Database>, id: number, by: ByWhom): Promise<Refused> {
  return inTransaction(db, async (trx) => {
    const revision = await nextRevision(trx);
    const act = await actById(trx, id);
    if (!act || act.act === "undo") return "not_found";
    if (!(await stands(trx, id))) return null;
    if ((await standingAfter(trx, act)).some((later) => buildsOn(later, act))) return "later";
    if (await wouldDouble(trx, act)) return "taken";
    const kept = JSON.parse(act.moved) as KeptOfAct;
    await removeNames(trx, kept.names);
    for (const dish of kept.dishes) await setDishMerged(trx, dish, null);
    for (const moved of kept.moved.toReversed()) await moveBack(trx, moved);
    const [before, after] = [rowsOf(act.before), rowsOf(act.after)];
    for (const [at, row] of before.entries())
      if (act.dish_id === null)
        await writeRestaurant(trx, row.id, changed(after[at], row), revision);
      else await writeDish(trx, row.id, changed(after[at], row));
    await settle(trx, [act.restaurant_id, act.into_id ?? act.restaurant_id]);
    const { restaurant_id, into_id, dish_id, into_dish_id } = act;
    const about = { act: "undo", restaurant_id, into_id, dish_id, into_dish_id } as const;
    await keepAct(trx, { ...about, before: after, after: before, kept, undoes: id }, by);
    return null;
  });
}

/** Whether a dish that was renamed would come back beside another of its old name, which its menu has got meanwhile. */
async function wouldDouble(trx: Kysely<Database>, act: CatalogueAct): Promise<boolean> {
  if (act.dish_id === null || act.act !== "rename") return false;
  const dishes = JSON.parse(act.before) as DishesOfAct;
  return isNameTaken(trx, dishes, dishes[0]?.dish_name_id ?? 0);
}

/**
 * Whether an act needs another to stand: both are about the same restaurants, or dishes. Making restaurants one touches all
 * that is done about their dishes, the other acts about a restaurant do not; that two are no chain changes neither.
 */
function buildsOn(later: CatalogueAct, act: CatalogueAct): boolean {
  if ([later, act].some((one) => one.act === "apart")) return false;
  if ((later.dish_id === null) !== (act.dish_id === null))
    return [later, act].some((one) => one.dish_id === null && one.act === "merge");
  const ids = idsOf(act);
  return idsOf(later).some((id) => ids.includes(id));
}

const idsOf = ({ before }: CatalogueAct) => rowsOf(before).map(({ id }) => id);

/** The rows of restaurants, or dishes, that an act keeps. */
const rowsOf = (json: string) => JSON.parse(json) as { id: number }[];

/** What of a row the act had changed: the rest may have moved on since. */
function changed<Row extends object>(after: Row | undefined, before: Row): Partial<Row> {
  const columns = Object.entries(before) as [keyof Row, unknown][];
  return Object.fromEntries(
    columns.filter(([column, value]) => after?.[column] !== value),
  ) as Partial<Row>;
}

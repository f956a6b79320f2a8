import type { Kysely, Transaction } from "kysely";
import { nextRevision } from "~/features/catalogue/revision.server";
import type { Platform } from "~/features/prices/platform";
import { rebuildOffers } from "~/features/prices/rebuild.server";
import { StartError } from "~/server/start-error";
import type { Database } from "~db/schema";
import { findColumns } from "./columns";
import type { ImportOptions } from "./import-places.server";
import { MenuModel } from "./menu-model";
import * as menus from "./menu-queries.server";
import { MENU_COLUMNS, type MenuRow, readMenuRow } from "./menu-row";
import { namesOf } from "./model";
import { loadRestaurants } from "./queries.server";
import { count, newReport, type Report, skip } from "./report";
import type { Table } from "./table";

export interface MenuOptions extends ImportOptions {
  /** The day the prices were seen, ms. */
  asOf: number;
  platformNames: Readonly<Partial<Record<Platform, string>>>;
}

/** Rows written in one transaction: an import that is cut off keeps the batches before. */
const BATCH = 200;

/** Rolls a dry run back. */
class DryRun extends Error {}

/**
 * Brings menus and prices in from CSV. A price is one voice's observation on the day it was seen: evidence like any other,
 * never `verified` by itself. The same file again changes nothing; on a later day it says that the prices still hold.
 *
 * @throws StartError before anything is written, when the file has no usable record.
 */
export async function importMenu(
  db: Kysely<Database>,
  table: Table,
  options: MenuOptions,
): Promise<Report> {
  const report = newReport(table.unit, table.rows.length + table.broken.length);
  const rows = readRows(table, options, report);
  if (options.dryRun) {
    try {
      await db.transaction().execute(async (trx) => {
        await writer(trx, report, options).then((write) => write(trx, rows));
        throw new DryRun();
      });
    } catch (error) {
      if (!(error instanceof DryRun)) throw error;
    }
    return report;
  }
  const write = await writer(db, report, options);
  for (let start = 0; start < rows.length; start += BATCH) {
    const batch = rows.slice(start, start + BATCH);
    await db.transaction().execute((trx) => write(trx, batch));
    options.onProgress?.(Math.min(start + BATCH, rows.length), rows.length);
  }
  return report;
}

function readRows(table: Table, options: MenuOptions, report: Report): MenuRow[] {
  const columns = findColumns(table, MENU_COLUMNS, options.columns);
  for (const field of ["restaurant", "dish"] as const)
    if (!columns.has(field))
      throw new StartError(
        `The file has no column for ${field}. Its columns: ${table.columns.join(", ")}. Say which with --column ${field}=NAME.`,
      );
  for (const { line, why } of table.broken) skip(report, why, line);
  const rows: MenuRow[] = [];
  for (const row of table.rows) {
    const read = readMenuRow(row, columns, options.platformNames);
    if (typeof read === "string") skip(report, read, row.line);
    else rows.push(read);
  }
  if (rows.length === 0)
    throw new StartError(
      `No record of the file can be used.\n${[...report.skipped].map(([why, lines]) => `  ${lines.length}: ${why}`).join("\n")}`,
    );
  return rows;
}

/** Reads what is there; what it returns then writes rows, in order. */
async function writer(db: Kysely<Database>, report: Report, { now, asOf }: MenuOptions) {
  const model = new MenuModel();
  for (const restaurant of await loadRestaurants(db, "menu"))
    model.addRestaurant(restaurant.id ?? 0, namesOf({ ...restaurant, key: 0 }));
  for (const { id, name_ar, name_en } of await menus.dishNames(db))
    model.addDishName(id, { ar: name_ar, en: name_en });
  for (const row of await menus.menuLines(db))
    model.addDish(
      row.restaurant_id,
      row.dish_name_id,
      { ar: row.name_ar, en: row.name_en },
      row.size,
      row.id,
    );
  const said = await menus.lastSaid(db);

  return async (trx: Transaction<Database>, rows: readonly MenuRow[]): Promise<void> => {
    const revision = await nextRevision(trx);
    await menus.ensureImporter(trx, now);
    const priced = new Set<number>();
    for (const row of rows) {
      const restaurant = await restaurantFor(trx, row, revision);
      const dish = await dishFor(trx, restaurant, row, revision);
      if (row.offer && (await say(trx, dish, row.offer))) priced.add(dish);
    }
    if (priced.size > 0) await rebuildOffers(trx, { dishIds: [...priced] });
  };

  async function restaurantFor(trx: Transaction<Database>, row: MenuRow, revision: number) {
    const known = model.restaurant(row.restaurant);
    if (known !== undefined) return known;
    const id = await menus.insertRestaurant(trx, row.restaurant, revision, now);
    const { ar, en } = row.restaurant;
    model.addRestaurant(
      id,
      [ar, en].filter((name) => name !== null),
    );
    count(report, "restaurants added");
    return id;
  }

  async function dishFor(
    trx: Transaction<Database>,
    restaurant: number,
    row: MenuRow,
    revision: number,
  ) {
    const same = model.dish(restaurant, row);
    const known = same?.sizes.get(row.size ?? "");
    if (known !== undefined) {
      count(report, "dishes unchanged");
      return known;
    }
    let nameId = same?.nameId ?? model.dishName(row.dish);
    if (nameId === undefined) {
      nameId = await menus.insertDishName(trx, row.dish, revision);
      model.addDishName(nameId, row.dish);
    }
    const { section, size } = row;
    const id = await menus.insertDish(trx, {
      restaurant_id: restaurant,
      dish_name_id: nameId,
      size,
      section,
    });
    model.addDish(restaurant, nameId, row.dish, size, id);
    count(report, "dishes added");
    return id;
  }

  /** @returns whether there was anything to say. */
  async function say(
    trx: Transaction<Database>,
    dish: number,
    offer: NonNullable<MenuRow["offer"]>,
  ) {
    const before = said.get(`${dish} ${offer.platform}`);
    const same =
      before?.item_price === offer.item_price &&
      before.delivery_fee === offer.delivery_fee &&
      before.vat_on_top === offer.vat_on_top;
    if (before && (before.observed_at > asOf || (same && before.observed_at === asOf))) {
      count(report, "prices unchanged");
      return false;
    }
    await menus.insertPrice(trx, dish, offer, asOf);
    said.set(`${dish} ${offer.platform}`, { dish_id: dish, ...offer, observed_at: asOf });
    count(report, before ? (same ? "prices seen again" : "prices changed") : "prices added");
    return true;
  }
}

import { StartError } from "~/server/start-error";
import { findColumns } from "./columns";
import type { MenuOptions } from "./menu-options";
import { type ImportedDish, MENU_COLUMNS, readMenuRow } from "./menu-row";
import { placeOwnHeadings } from "./own-headings";
import { mend, type Report, skip } from "./report";
import { sectionMap } from "./sections";
import { sizeColumns } from "./size-columns";
import type { Table } from "./table";
import { apartFromOthers } from "./tell-apart";

/**
 * The dishes of a menu, line by line; what is skipped, mended or not used stands in the report.
 *
 * @throws StartError when the file has no usable line.
 */
export function readMenu(table: Table, options: MenuOptions, report: Report): ImportedDish[] {
  const columns = findColumns(table, MENU_COLUMNS, options.columns);
  for (const field of ["restaurant", "dish"] as const)
    if (!columns.has(field) && !(field === "restaurant" && options.restaurant))
      throw new StartError(
        `The file has no column for ${field}. Its columns: ${table.columns.join(", ")}. Say which with --column ${field}=NAME${field === "restaurant" ? ", or whose menu it is with --restaurant NAME" : ""}.`,
      );
  const sized = sizeColumns(columns.unused);
  report.unused = columns.unused.filter((column) => !sized.has(column));
  for (const { line, why } of table.broken) skip(report, why, line);
  const rows: ImportedDish[] = [];
  const reading = {
    columns,
    sizeColumns: sized,
    sections: sectionMap(options.map),
    restaurant: options.restaurant,
    platformNames: options.platformNames,
  };
  const apart = apartFromOthers();
  for (const row of table.rows) {
    const read = readMenuRow(row, reading);
    if (typeof read === "string") {
      skip(report, read, row.line);
      continue;
    }
    const dishes = read.map(apart).filter((dish) => dish !== "twice");
    if (dishes.length === 0) skip(report, "the same dish and price were there before", row.line);
    for (const what of new Set(dishes.flatMap(({ mended }) => mended)))
      mend(report, what, row.line);
    rows.push(...dishes);
  }
  if (rows.length === 0)
    throw new StartError(
      `No record of the file can be used.\n${[...report.skipped].map(([why, lines]) => `  ${lines.length}: ${why}`).join("\n")}`,
    );
  return placeOwnHeadings(rows, reading.sections, report);
}

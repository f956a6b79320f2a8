import { stringify } from "csv-stringify/sync";
import type { OpenRecord } from "./record";

/**
 * Lines as CSV (RFC 4180). A text that a spreadsheet would run as a formula gets an apostrophe before it, as OWASP advises:
 * names come from strangers.
 *
 * @param header whether the names of the columns come first.
 */
export function csvOf(
  lines: readonly OpenRecord[],
  columns: readonly string[],
  header: boolean,
): string {
  return stringify([...lines], {
    header,
    columns: [...columns],
    escape_formulas: true,
    cast: { boolean: String },
  });
}

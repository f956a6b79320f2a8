import { stringify } from "csv-stringify/sync";
import { toSar } from "~/features/prices";
import type { IndexPoint } from "./report";

/** The weekly index as CSV (RFC 4180): fees in riyals, mark-ups in percent, the licence in every row. */
export function indexCsv(weeks: readonly IndexPoint[], license: string): string {
  const rows = weeks.map(({ week, platform, fees, markup }) => ({
    week,
    platform,
    fees: fees === null ? null : toSar(fees),
    markup_percent: markup === null ? null : Math.round(markup * 1000) / 10,
    license,
  }));
  const columns = ["week", "platform", "fees", "markup_percent", "license"];
  return stringify(rows, { header: true, columns, escape_formulas: true });
}

import { riyadhDay } from "~/i18n/days";
import type { ReadField, TaxInvoice } from "../reading";

/** A till prints and codes an invoice within so much, ms. */
const SAME_MOMENT = 5 * 60_000;

/**
 * When an order was, by its invoice's code and what the paper prints. A code's clock may be Riyadh's or UTC's: the paper
 * tells which, and where neither fits it, or late in the evening nothing is printed, the day is not sure.
 *
 * @param printed milliseconds since 1970, or null.
 */
export function invoiceDate(
  { time, timeIfUtc }: Pick<TaxInvoice, "time" | "timeIfUtc">,
  printed: number | null,
): ReadField<number> {
  const times = [time, timeIfUtc].filter((at) => at !== null);
  if (printed === null)
    return { value: times[0] ?? null, sure: new Set(times.map(riyadhDay)).size === 1 };
  const fitting =
    times.find((at) => Math.abs(at - printed) <= SAME_MOMENT) ??
    times.find((at) => riyadhDay(at) === riyadhDay(printed));
  return { value: fitting ?? times[0] ?? printed, sure: fitting !== undefined };
}

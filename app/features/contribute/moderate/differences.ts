import { parseAmount } from "../sheet/amount";
import { AMOUNT_FIELDS, type SheetField, type SheetValues } from "../sheet/fields";
import { dishShare } from "../sheet/order";

/** What a moderator compares: everything but what our own lists say. */
export const COMPARED = [
  "restaurant",
  "dish",
  "quantity",
  ...AMOUNT_FIELDS,
  "date",
] as const satisfies readonly SheetField[];
export type Compared = (typeof COMPARED)[number];

/**
 * The fields in which what was sent is not what was read. Of an order with several dishes a contribution keeps the one
 * dish's share, so an amount may be the one read or its share; nothing and 0.00 are the same, and what was not read
 * can't differ.
 *
 * @param isSameName tells whether the name in a field as read is a name of what was sent, in whatever script.
 */
export function differences(
  read: SheetValues,
  sent: SheetValues,
  isSameName: (field: "restaurant" | "dish", name: string) => boolean,
): Compared[] {
  const share = shareOf(read);
  return COMPARED.filter((field) => {
    if (read[field] === "") return false;
    if (field === "restaurant" || field === "dish") return !isSameName(field, read[field]);
    if (field === "date") return read.date !== sent.date;
    const value = parseAmount(sent[field], 0);
    return value !== parseAmount(read[field], 0) && value !== share[field];
  });
}

/** One dish's share of the order that was read, by the fields of the sheet; hundredths. */
function shareOf(read: SheetValues): Partial<Record<Compared, number>> {
  const amount = (field: SheetField) => parseAmount(read[field], 0) ?? 0;
  const share = dishShare({
    quantity: Math.max(1, amount("quantity") / 100),
    itemPrice: amount("item_price"),
    others: amount("others"),
    deliveryFee: amount("delivery_fee"),
    serviceFee: amount("service_fee"),
    vat: amount("vat"),
    discount: amount("discount"),
    total: amount("total"),
  });
  return { others: 0, vat: share.vatOnTop, discount: share.discount, total: share.paidTotal };
}

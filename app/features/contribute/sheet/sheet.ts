import { MOST_OF_ONE } from "~/features/catalogue/address";
import { isPlatform, type Platform } from "~/features/prices/platform";
import { cleanText } from "~/server/clean-text";
import { parseAmount } from "./amount";
import { momentOf } from "./day";
import {
  NAME_LENGTH,
  NEW_DISH,
  SHEET_FIELDS,
  type SheetErrors,
  type SheetField,
  type SheetValues,
} from "./fields";
import { type Order, vatWasAdded } from "./order";

/** A sheet that makes sense. */
export interface Sheet {
  /** One of our dishes, or the names of one that is missing. */
  dish: { id: number } | { restaurant: string; name: string };
  platform: Platform;
  order: Order;
  /** When the price was seen, ms. */
  observedAt: number;
}

const nameText = cleanText({ least: 2, most: NAME_LENGTH });

/**
 * Reads what a person typed. Where the parts don't make the total they are asked once whether that is what the checkout
 * says (`odd`); then somebody looks at it.
 *
 * @param now ms: nothing is seen later.
 */
export function parseSheet(
  values: SheetValues,
  now: number,
): { sheet: Sheet } | { errors: SheetErrors } {
  const errors: SheetErrors = {};
  const need = <T>(field: SheetField, value: T | null): T => {
    if (value === null) errors[field] = "invalid";
    return value as T;
  };
  const dish = parseDish(values, errors);
  const platform = need("platform", isPlatform(values.platform) ? values.platform : null);
  const order: Order = {
    quantity: need("quantity", parseQuantity(values.quantity)),
    itemPrice: need("item_price", parseAmount(values.item_price) || null),
    others: need("others", parseAmount(values.others, 0)),
    deliveryFee: need("delivery_fee", parseAmount(values.delivery_fee, 0)),
    serviceFee: need("service_fee", parseAmount(values.service_fee, 0)),
    vat: need("vat", parseAmount(values.vat, 0)),
    discount: need("discount", parseAmount(values.discount, 0)),
    total: need("total", parseAmount(values.total)),
  };
  const observedAt = need("date", momentOf(values.date, now));
  const fine = Object.keys(errors).length === 0;
  if (fine && vatWasAdded(order) === null && values.odd !== "on") errors.total = "sum";
  if (!dish || Object.keys(errors).length > 0) return { errors };
  return { sheet: { dish, platform, order, observedAt } };
}

function parseDish(values: SheetValues, errors: SheetErrors): Sheet["dish"] | null {
  const id = Number(/^[1-9]\d{0,14}$/.exec(values.dish_id)?.[0]);
  if (id > 0) return { id };
  const restaurant = nameText.safeParse(values.restaurant);
  const name = nameText.safeParse(values.dish);
  if (!restaurant.success) errors.restaurant = "invalid";
  if (!name.success) errors.dish = "invalid";
  if (values.dish_id !== NEW_DISH) errors.dish_id = "invalid";
  return restaurant.success && name.success
    ? { restaurant: restaurant.data, name: name.data }
    : null;
}

function parseQuantity(text: string): number | null {
  const quantity = parseAmount(text);
  if (quantity === null || quantity % 100 !== 0) return null;
  return quantity >= 100 && quantity <= MOST_OF_ONE * 100 ? quantity / 100 : null;
}

/** The fields of a posted form, each cut to what a field may hold; what is missing is empty. */
export function sheetValues(form: FormData): SheetValues {
  return sheetValuesOf(Object.fromEntries([...form]));
}

/** The same of what a draft kept. */
export function sheetValuesOf(kept: Record<string, unknown>): SheetValues {
  const text = (field: SheetField) => {
    const value = kept[field];
    return typeof value === "string" ? value.slice(0, 2 * NAME_LENGTH) : "";
  };
  return Object.fromEntries(SHEET_FIELDS.map((field) => [field, text(field)])) as SheetValues;
}

import type { Kysely } from "kysely";
import { dayText } from "~/i18n/days";
import type { Language } from "~/i18n/languages";
import { nameFor } from "~/i18n/name";
import type { Database, Observation } from "~db/schema";
import { totalOf } from "../correction.server";
import { chosenDish } from "../dish/chosen-dish.server";
import type { Proposal } from "../proposal/proposal";
import type { Contribution } from "../queries.server";
import { amountText } from "../sheet/amount";
import { NEW_DISH, type SheetValues } from "../sheet/fields";
import type { Snapshot } from "../snapshot/queries.server";

/** The sheet of a contribution as it was sent, with the dish's names in a language. */
export async function contributedValues(
  db: Kysely<Database>,
  row: Contribution,
  language: Language,
): Promise<SheetValues> {
  const dish = await chosenDish(db, row.dish_id);
  return {
    ...amountsOf({ ...row, others: 0, vat: row.vat_on_top, total: row.paid_total }),
    restaurant: dish ? nameFor(language, dish.restaurant).text : "",
    dish: dish ? nameFor(language, { ar: dish.name_ar, en: dish.name_en }).text : "",
    dish_id: String(row.dish_id),
    platform: row.platform,
    date: dayText(row.observed_at),
  };
}

/** The sheet of what a moderator made of a contribution, as it counts: for one, with its delivery. */
export function correctedValues(
  db: Kysely<Database>,
  sent: Contribution,
  taken: Observation,
  language: Language,
): Promise<SheetValues> {
  const { dish_id, platform, observed_at } = taken;
  const row = {
    ...{ dish_id, platform, observed_at },
    item_price: taken.item_price ?? 0,
    delivery_fee: taken.delivery_fee ?? 0,
    vat_on_top: taken.vat_on_top ?? 0,
    paid_total: totalOf(taken),
    ...{ quantity: 1, service_fee: 0, discount: 0 },
  };
  return contributedValues(db, { ...sent, ...row }, language);
}

/** The sheet of a dish that a snapshot proposes, as it was sent. */
export function proposedValues(snapshot: Pick<Snapshot, "proposal"> | undefined): SheetValues {
  const { restaurant, name, platform, order, observedAt } = JSON.parse(
    snapshot?.proposal ?? "{}",
  ) as Proposal;
  const { itemPrice, deliveryFee, serviceFee, ...rest } = order;
  return {
    ...amountsOf({
      ...rest,
      item_price: itemPrice,
      delivery_fee: deliveryFee,
      service_fee: serviceFee,
    }),
    restaurant,
    dish: name,
    dish_id: NEW_DISH,
    platform,
    date: dayText(observedAt),
  };
}

interface Amounts {
  quantity: number;
  item_price: number;
  others: number;
  delivery_fee: number;
  service_fee: number;
  vat: number;
  discount: number;
  total: number | null;
}

function amountsOf(amounts: Amounts) {
  return {
    quantity: String(amounts.quantity),
    item_price: amountText(amounts.item_price),
    others: amountText(amounts.others),
    delivery_fee: amountText(amounts.delivery_fee),
    service_fee: amountText(amounts.service_fee),
    vat: amountText(amounts.vat),
    discount: amountText(amounts.discount),
    total: amountText(amounts.total),
    // A moderator sees what doesn't add up, and decides.
    odd: "on",
  };
}

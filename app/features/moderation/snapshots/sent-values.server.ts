import type { Kysely } from "kysely";
import { chosenDish } from "~/features/catalogue/index.server";
import {
  AMOUNT_FIELDS,
  amountText,
  type Contribution,
  NEW_DISH,
  type ReviewFormValues,
} from "~/features/snapshots";
import type { AcceptedAs } from "~/features/trust";
import { dayText } from "~/i18n/days";
import type { Language } from "~/i18n/languages";
import { nameFor } from "~/i18n/name";
import type { Database } from "~db/schema";

/**
 * A contribution as a review form: as it was sent, with the dish's names in a language, or as its sender wrote them.
 *
 * @param taken what a moderator made of it, where that counts instead.
 */
export async function contributedValues(
  db: Kysely<Database>,
  sent: Contribution,
  language: Language,
  taken: AcceptedAs | null = null,
): Promise<ReviewFormValues> {
  const row = taken ?? sent;
  const dish = await chosenDish(db, row.dish_id);
  const amounts = Object.fromEntries(
    AMOUNT_FIELDS.map((field) => [field, amountText(amountOf(row, field))]),
  ) as Record<(typeof AMOUNT_FIELDS)[number], string>;
  return {
    ...amounts,
    ...{ source: sent.source, lines: "1", options: sent.options ?? "" },
    quantity: String(row.quantity),
    // A moderator sees what doesn't add up, and decides.
    odd: "on",
    restaurant: dish ? nameFor(language, dish.restaurant).text : (sent.proposed_restaurant ?? ""),
    dish: dish
      ? nameFor(language, { ar: dish.name_ar, en: dish.name_en }).text
      : (sent.proposed_dish ?? ""),
    dish_id: String(row.dish_id ?? NEW_DISH),
    platform: row.platform,
    date: dayText(row.observed_at),
    // Where an order went and at what hour is shown to a moderator, and not corrected.
    ...{ time: "", neighbourhood: "", member: "" },
  };
}

function amountOf(
  row: Contribution | AcceptedAs,
  field: (typeof AMOUNT_FIELDS)[number],
): number | null {
  if (field === "total") return row.paid_total;
  return (field === "vat" ? row.vat_on_top : row[field]) ?? 0;
}

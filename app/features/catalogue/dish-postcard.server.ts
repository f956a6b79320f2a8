import { type Postcard, rowsOf } from "~/features/postcard";
import type { Comparison } from "~/features/prices";
import { namesOfPlatforms } from "~/features/prices/index.server";
import { i18nFor } from "~/i18n/i18n.server";
import type { Language } from "~/i18n/languages";
import { nameFor } from "~/i18n/name";
import { orderedText } from "./ordered-text";
import { namesOfRow, type TwoNamesRow } from "./schema";

interface PicturedDish {
  dish: TwoNamesRow & { size: string | null };
  restaurant: TwoNamesRow;
  comparison: Comparison;
  quantity: number;
  /** ms */
  now: number;
}

/** What a quantity of one dish costs, as the picture that stands for its page. */
export function dishPostcard(
  { dish, restaurant, comparison, quantity, now }: PicturedDish,
  language: Language,
): Postcard {
  const i18n = i18nFor(language);
  const t = i18n.getFixedT(language, "prices");
  return {
    title: orderedText({ dish, quantity }, language, i18n.getFixedT(language, "catalogue")),
    restaurant: nameFor(language, namesOfRow(restaurant)).text,
    rows: rowsOf(comparison, namesOfPlatforms(t), t),
    date: now,
    language,
  };
}

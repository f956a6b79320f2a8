import { namesOfRow, orderedText } from "~/features/catalogue";
import { type Postcard, rowsOf } from "~/features/postcard";
import { comparisonOf } from "~/features/prices";
import { namesOfPlatforms } from "~/features/prices/index.server";
import { i18nFor } from "~/i18n/i18n.server";
import type { Language } from "~/i18n/languages";
import { nameFor } from "~/i18n/name";
import type { Basket } from "./basket.server";
import { asOffer } from "./shown";

/**
 * What an order costs, as the picture that stands for its page; null where nobody takes it whole, and where it is several
 * orders. `now` in ms.
 */
export function basketPostcard(
  { orders }: Basket,
  { language, now }: { language: Language; now: number },
): Postcard | null {
  const [order, another] = orders;
  const comparison = order && !another && comparisonOf(order.comparison.ranked.map(asOffer));
  if (!order || !comparison) return null;
  const i18n = i18nFor(language);
  const t = i18n.getFixedT(language, "prices");
  const named = i18n.getFixedT(language, "catalogue");
  return {
    title: order.lines.map((line) => orderedText(line, language, named)).join(" + "),
    restaurant: nameFor(language, namesOfRow(order.restaurant)).text,
    rows: rowsOf(comparison, namesOfPlatforms(t), t),
    date: now,
    language,
  };
}

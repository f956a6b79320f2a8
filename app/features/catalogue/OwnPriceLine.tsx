import { useTranslation } from "react-i18next";
import { formatDate } from "~/i18n/format";
import { useLanguage } from "~/i18n/use-language";
import { Amount } from "~/ui/Amount";
import { Sentence } from "~/ui/Sentence";

/** What the restaurant itself asks for a dish by its own menu (halalas), and when that was seen (ms). */
export function OwnPriceLine({ price }: { price: { item_price: number; seen_at: number } }) {
  const { t } = useTranslation("catalogue");
  const date = formatDate(price.seen_at, useLanguage());
  return (
    <p>
      <Sentence
        text={t("ownPrice", { date })}
        parts={{ price: <Amount halalas={price.item_price} /> }}
      />
    </p>
  );
}

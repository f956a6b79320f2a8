import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { PlatformName, StatusBrief, WhyLink } from "~/features/prices/ui";
import { formatMoney } from "~/i18n/format";
import { useLanguage } from "~/i18n/use-language";
import { Amount } from "~/ui/Amount";
import { Name } from "~/ui/Name";
import type { PricedDish } from "./most-asked.server";

/** Savings below this are not worth a word, in halalas. */
const WORTH_SAYING = 100;

interface AskedReceiptProps {
  dishes: PricedDish[];
  /** The place of the first one in the whole list. */
  start: number;
  now: number;
}

/** What people ask for, printed like a receipt: the dish, its restaurant, and the least it costs in all. `now` in ms. */
export function AskedReceipt({ dishes, start, now }: AskedReceiptProps) {
  return (
    <div className="card receipt">
      <ol className="asked" start={start}>
        {dishes.map((dish) => (
          <AskedLine key={dish.id} dish={dish} now={now} />
        ))}
      </ol>
    </div>
  );
}

function AskedLine({ dish, now }: { dish: PricedDish; now: number }) {
  const { t } = useTranslation(["common", "catalogue", "prices"]);
  const language = useLanguage();
  return (
    <li>
      <div className="asked-line">
        <span className="asked-head">
          <Link className="asked-dish whole-line" to={`/dishes/${dish.id}`} prefetch="intent">
            <Name ar={dish.name_ar} en={dish.name_en} />
            {dish.size && <span className="asked-size">{t(`catalogue:size.${dish.size}`)}</span>}
          </Link>
          <span className="asked-leader" />
          <span className="asked-total">
            <Amount large halalas={dish.best.total} />
          </span>
        </span>
        <span className="asked-foot small">
          <span className="quiet">
            <Name ar={dish.restaurant_ar} en={dish.restaurant_en} />
          </span>
          <PlatformName platform={dish.best.platform} />
        </span>
        <span className="asked-foot small">
          <WhyLink dishId={dish.id} platform={dish.best.platform}>
            <StatusBrief offer={dish.best} now={now} />
          </WhyLink>
          {dish.best.withoutFees && <span className="quiet">{t("prices:withoutFees")}</span>}
          {dish.savings >= WORTH_SAYING && (
            <span className="asked-savings">
              {t("home.saves", { amount: formatMoney(dish.savings, language) })}
            </span>
          )}
        </span>
      </div>
    </li>
  );
}

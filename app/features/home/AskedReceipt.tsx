import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { PlatformName } from "~/features/prices/PlatformName";
import { formatMoney } from "~/i18n/format";
import { useLanguage } from "~/i18n/use-language";
import { Amount } from "~/ui/Amount";
import { Name } from "~/ui/Name";
import type { PricedDish } from "./most-asked.server";

/** Savings below this are not worth a word, in halalas. */
const WORTH_SAYING = 100;

/** What people ask for, printed like a receipt: the dish, its restaurant, and the least it costs in all. */
export function AskedReceipt({ dishes, start }: { dishes: PricedDish[]; start: number }) {
  return (
    <div className="card receipt">
      <ol className="asked" start={start}>
        {dishes.map((dish) => (
          <AskedLine key={dish.id} dish={dish} />
        ))}
      </ol>
    </div>
  );
}

function AskedLine({ dish }: { dish: PricedDish }) {
  const { t } = useTranslation(["common", "catalogue"]);
  const language = useLanguage();
  return (
    <li>
      <Link className="asked-line" to={`/dishes/${dish.id}`} prefetch="intent">
        <span className="asked-head">
          <span className="asked-dish">
            <Name ar={dish.name_ar} en={dish.name_en} />
            {dish.size && <span className="asked-size"> {t(`catalogue:size.${dish.size}`)}</span>}
          </span>
          <span className="asked-leader" />
          <span className="asked-total">
            <Amount halalas={dish.total} />
          </span>
        </span>
        <span className="asked-foot small">
          <span className="quiet">
            <Name ar={dish.restaurant_ar} en={dish.restaurant_en} />
          </span>
          <span className="asked-where">
            {dish.savings >= WORTH_SAYING && (
              <span className="asked-savings">
                {t("home.saves", { amount: formatMoney(dish.savings, language) })}
              </span>
            )}
            <PlatformName platform={dish.platform} />
          </span>
        </span>
      </Link>
    </li>
  );
}

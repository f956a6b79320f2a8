import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { dishPath, restaurantPath } from "~/features/catalogue";
import { FactsLine } from "~/features/catalogue/ui";
import { Amount } from "~/ui/Amount";
import { Name } from "~/ui/Name";
import { Sentence } from "~/ui/Sentence";
import type { CheapDish } from "./cheap-now.server";
import type { ListedRestaurant } from "./list.server";

/** One restaurant of a list: what it is called, what it cooks, where it is, and what is cheapest there now. */
export function RestaurantItem({ id, names, isBrand, cheapest, ...facts }: ListedRestaurant) {
  const { t } = useTranslation(["browse", "places"]);
  return (
    <li className="place">
      <h3 className="place-name">
        <Link to={restaurantPath({ id, name_en: names.en })}>
          <Name {...names} />
        </Link>
        {isBrand && <span className="size-word">{t("places:chain")}</span>}
      </h3>
      <FactsLine {...facts} />
      {cheapest ? <Cheapest {...cheapest} /> : <p className="quiet small">{t("noCurrentPrice")}</p>}
    </li>
  );
}

function Cheapest({ best, ...dish }: CheapDish) {
  const { t } = useTranslation("places");
  const link = (
    <Link to={dishPath(dish)}>
      <Name ar={dish.name_ar} en={dish.name_en} />
    </Link>
  );
  return (
    <p className="place-cheapest">
      <span>
        <Sentence text={t("cheapest")} parts={{ dish: link }} />
      </span>
      <span>
        <Amount halalas={best.total} /> <span className="quiet small">{t("withDelivery")}</span>
      </span>
    </p>
  );
}

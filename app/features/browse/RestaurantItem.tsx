import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { restaurantPath } from "~/features/catalogue";
import { FactsLine } from "~/features/catalogue/ui";
import { CheapestMeal } from "~/features/places/ui";
import { Name } from "~/ui/Name";
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
      {cheapest ? (
        <CheapestMeal {...cheapest} />
      ) : (
        <p className="quiet small">{t("noCurrentPrice")}</p>
      )}
    </li>
  );
}

import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { LinkButton } from "~/ui/Button";
import { EmptyReceipt } from "~/ui/EmptyReceipt";
import { CheapestDishes } from "./CheapestDishes";
import type { RestaurantList } from "./list.server";
import { PageLinks } from "./PageLinks";
import { RestaurantItem } from "./RestaurantItem";

interface RestaurantListViewProps {
  list: RestaurantList;
  /** Where and when the totals are for. */
  destination: ReactNode;
  now: number;
}

/** A page of a list of restaurants, on its first what is cheapest at all of them. `now` in ms. */
export function RestaurantListView({ list, destination, now }: RestaurantListViewProps) {
  const { t } = useTranslation(["browse", "places"]);
  if (list.count === 0) return <NoRestaurants />;
  return (
    <div className="stack stack-wide">
      <div className="stack">
        {destination}
        <CheapestDishes dishes={list.cheapest} now={now} />
      </div>
      <section className="stack" aria-labelledby="restaurants">
        <h2 id="restaurants">{t("count", { count: list.count })}</h2>
        <p className="quiet small">{t("places:cheapestHint")}</p>
        <ul className="places">
          {list.restaurants.map((restaurant) => (
            <RestaurantItem key={restaurant.id} {...restaurant} />
          ))}
        </ul>
        <PageLinks page={list.page} pages={list.pages} />
      </section>
    </div>
  );
}

function NoRestaurants() {
  const { t } = useTranslation("browse");
  return (
    <section className="stack" aria-labelledby="nothing">
      <EmptyReceipt />
      <h2 id="nothing">{t("none.title")}</h2>
      <p>{t("none.text")}</p>
      <div className="cluster">
        <LinkButton to="/restaurants">{t("none.all")}</LinkButton>
        <LinkButton quiet to="/nearby">
          {t("none.suggest")}
        </LinkButton>
      </div>
    </section>
  );
}

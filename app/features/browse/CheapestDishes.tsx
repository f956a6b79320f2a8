import { useTranslation } from "react-i18next";
import { dishPath } from "~/features/catalogue";
import { SizeWord } from "~/features/catalogue/ui";
import { BestPrice } from "~/features/prices/ui";
import { LinkLine } from "~/ui/LinkLine";
import { Name } from "~/ui/Name";
import type { RestaurantList } from "./list.server";

interface CheapestDishesProps {
  dishes: RestaurantList["cheapest"];
  now: number;
}

/** The cheapest meals of all restaurants in a list, one of each. `now` in ms. */
export function CheapestDishes({ dishes, now }: CheapestDishesProps) {
  const { t } = useTranslation(["browse", "catalogue"]);
  if (dishes.length === 0) return null;
  return (
    <section className="stack stack-tight" aria-labelledby="cheapest">
      <h2 id="cheapest">{t("cheapestNow")}</h2>
      <p className="quiet small">{t("catalogue:menuHint")}</p>
      <ul className="menu">
        {dishes.map(({ dish, restaurant }) => (
          <li key={dish.id} className="menu-dish">
            <LinkLine
              to={dishPath(dish)}
              end={<BestPrice best={dish.best} dishId={dish.id} now={now} />}
            >
              <Name ar={dish.name_ar} en={dish.name_en} />
              {dish.size && <SizeWord size={dish.size} />}
              <span className="quiet small">
                <Name {...restaurant} />
              </span>
            </LinkLine>
          </li>
        ))}
      </ul>
    </section>
  );
}

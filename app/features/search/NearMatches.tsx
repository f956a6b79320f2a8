import { useTranslation } from "react-i18next";
import { SizeWord } from "~/features/catalogue/ui";
import { nameFor } from "~/i18n/name";
import { useLanguage } from "~/i18n/use-language";
import { LinkButton } from "~/ui/Button";
import { Name } from "~/ui/Name";
import { pathOf } from "./compose-query";
import type { SearchResult } from "./schema";
import { namesOf } from "./two-names";

/** What could have been meant, one press away. */
export function NearMatches({ result }: { result: SearchResult }) {
  const { t } = useTranslation("search");
  const language = useLanguage();
  const { intent, understood, nearMatches } = result;
  const { restaurants, dishes } = nearMatches;
  const menu = understood.restaurant;
  const area = understood.neighbourhood;
  // Where nothing is named but a neighbourhood, they are those of it.
  const heading = understood.cuisine
    ? t("nearCuisine")
    : area && !intent.restaurant
      ? t("nearArea", { area: nameFor(language, namesOf(area)).text })
      : t("nearRestaurants");
  const again = (restaurant: string) =>
    pathOf({
      dish: intent.item,
      restaurant,
      // What cooks the same has its branches elsewhere.
      area: understood.cuisine ? "" : (understood.neighbourhood?.name ?? ""),
      quantity: intent.quantity,
      ...(understood.size && { size: understood.size }),
    });
  return (
    <>
      {restaurants.length > 0 && (
        <section className="stack stack-tight" aria-labelledby="near-restaurants">
          <h2 id="near-restaurants">{heading}</h2>
          <ul className="cluster">
            {restaurants.map((brand) => (
              <li key={brand.id}>
                <LinkButton quiet to={again(brand.name)}>
                  <Name {...namesOf(brand)} />
                </LinkButton>
              </li>
            ))}
          </ul>
        </section>
      )}
      {menu && (
        <section className="stack stack-tight" aria-labelledby="near-dishes">
          <h2 id="near-dishes">
            {t("nearDishes", { name: nameFor(language, namesOf(menu)).text })}
          </h2>
          <ul className="cluster">
            {dishes.map((dish) => (
              <li key={dish.id}>
                <LinkButton
                  quiet
                  to={`/dishes/${dish.id}${intent.quantity > 1 ? `?quantity=${intent.quantity}` : ""}`}
                >
                  <Name {...namesOf(dish)} />
                  {dish.size && <SizeWord size={dish.size} />}
                </LinkButton>
              </li>
            ))}
            <li>
              <LinkButton to={`/restaurants/${menu.id}`}>
                {t("menuOf", { name: nameFor(language, namesOf(menu)).text })}
              </LinkButton>
            </li>
          </ul>
        </section>
      )}
    </>
  );
}

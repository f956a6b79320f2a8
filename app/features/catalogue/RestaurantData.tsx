import { useTranslation } from "react-i18next";
import { useLanguage } from "~/i18n/use-language";
import { JsonLd } from "~/ui/JsonLd";
import { restaurantData } from "./linked-data";
import { isCuisine, type MenuPart, type RestaurantFacts } from "./schema";
import type { Section } from "./section";

interface RestaurantDataProps {
  restaurant: RestaurantFacts;
  menu: readonly MenuPart[];
  /** Such as https://waffir.example. */
  origin: string;
  /** What else is told of it, in the words of schema.org. */
  also?: Record<string, unknown>;
}

/** A restaurant and its menu, for programs that read the page. */
export function RestaurantData({ restaurant, menu, origin, also }: RestaurantDataProps) {
  const { t } = useTranslation("catalogue");
  const language = useLanguage();
  const { cuisine } = restaurant;
  const said = (section: Section) => t(`section.${section}`);
  const known = isCuisine(cuisine) ? t(`cuisine.${cuisine}`) : null;
  return (
    <JsonLd
      data={{
        ...restaurantData(restaurant, { menu, cuisine: known }, { origin, language, said }),
        ...also,
      }}
    />
  );
}

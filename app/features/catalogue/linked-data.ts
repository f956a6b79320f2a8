import { toSar } from "~/features/prices";
import type { Language } from "~/i18n/languages";
import { nameFor, type TwoNames } from "~/i18n/name";
import type { CurrentPrices } from "./current-prices";
import { dishPath, restaurantPath } from "./paths";
import { type DishLine, type MenuPart, namesOfRow, type RestaurantFacts } from "./schema";
import type { Section } from "./section";

/** Where a page is read and in which language; `said` names the heading of a menu. */
export interface ReadAt {
  origin: string;
  language: Language;
  said: (section: Section) => string;
}

/** The names of a thing: that of the page's language first. */
function named(language: Language, names: TwoNames) {
  const { text, lang } = nameFor(language, names);
  const other = lang === "ar" ? names.en : names.ar;
  return { name: text, ...(other ? { alternateName: other } : {}) };
}

/** What a dish costs by itself, without delivery; nothing at all where every price is stale. */
const offered = (prices: CurrentPrices | null) =>
  prices && {
    offers: {
      "@type": "AggregateOffer",
      priceCurrency: "SAR",
      lowPrice: toSar(prices.low),
      highPrice: toSar(prices.high),
      offerCount: prices.platforms,
    },
  };

/** A restaurant and its menu in the words of schema.org. @param cuisine as it is said, where it is known. */
export function restaurantData(
  restaurant: RestaurantFacts,
  { menu, cuisine }: { menu: readonly MenuPart[]; cuisine: string | null },
  { origin, language, said }: ReadAt,
): Record<string, unknown> {
  const url = origin + restaurantPath(restaurant);
  return {
    ...{ "@context": "https://schema.org", "@type": "Restaurant", "@id": url, url },
    ...named(language, namesOfRow(restaurant)),
    ...(cuisine ? { servesCuisine: cuisine } : {}),
    address: { "@type": "PostalAddress", addressLocality: "Riyadh", addressCountry: "SA" },
    ...(menu.length > 0 && {
      hasMenu: {
        "@type": "Menu",
        hasMenuSection: menu.map(({ section, heading, dishes }) => ({
          "@type": "MenuSection",
          ...(heading ? named(language, heading) : { name: said(section) }),
          hasMenuItem: dishes.flatMap(({ sizes }) =>
            sizes.map(({ id, names, prices }) => ({
              "@type": "MenuItem",
              ...named(language, names),
              url: origin + dishPath({ id, name_en: names.en }),
              ...offered(prices),
            })),
          ),
        })),
      },
    }),
  };
}

/** A dish of one restaurant in the words of schema.org. */
export function dishData(
  dish: DishLine,
  { restaurant, prices }: { restaurant: RestaurantFacts; prices: CurrentPrices | null },
  { origin, language }: Omit<ReadAt, "said">,
): Record<string, unknown> {
  const url = origin + dishPath(dish);
  const place = origin + restaurantPath(restaurant);
  return {
    ...{ "@context": "https://schema.org", "@type": "MenuItem", "@id": url, url },
    ...named(language, namesOfRow(dish)),
    ...(prices && {
      offers: {
        ...offered(prices)?.offers,
        offeredBy: {
          "@type": "Restaurant",
          "@id": place,
          ...named(language, namesOfRow(restaurant)),
        },
      },
    }),
  };
}

import { expect, test } from "vitest";
import { dishData, restaurantData } from "./linked-data";

const AT = {
  origin: "https://waffir.example",
  language: "ar",
  said: (code: string) => code,
} as const;
const RESTAURANT = {
  id: 7,
  name_ar: "عمو حمزة",
  name_en: "Amo Hamza",
  cuisine: "saudi",
  rating: 4,
};
const DISH = { id: 9, name_ar: null, name_en: "Kabsa", size: null };
const PRICES = { low: 2050, high: 2600, platforms: 2 };

test("a restaurant tells its menu, and a price only where one is current", () => {
  const none = { size: null, choice: null, best: null, own: null };
  const [kabsa, mandi] = [
    { ar: null, en: "Kabsa" },
    { ar: "مندي", en: null },
  ];
  const menu = [
    {
      section: "mains" as const,
      heading: { ar: "على الفحم", en: null },
      dishes: [
        {
          names: kabsa,
          sizes: [{ id: 9, names: kabsa, ...none, prices: PRICES }],
        },
        { names: mandi, sizes: [{ id: 10, names: mandi, ...none, prices: null }] },
      ],
    },
  ];
  const data = restaurantData(RESTAURANT, { menu, cuisine: "سعودي" }, AT);
  expect(data).toMatchObject({
    ...{ "@type": "Restaurant", name: "عمو حمزة", alternateName: "Amo Hamza" },
    url: "https://waffir.example/restaurants/7-amo-hamza",
    servesCuisine: "سعودي",
  });
  expect(data.hasMenu).toEqual({
    "@type": "Menu",
    hasMenuSection: [
      {
        ...{ "@type": "MenuSection", name: "على الفحم" },
        hasMenuItem: [
          {
            ...{ "@type": "MenuItem", name: "Kabsa", url: "https://waffir.example/dishes/9-kabsa" },
            offers: {
              ...{ "@type": "AggregateOffer", priceCurrency: "SAR" },
              ...{ lowPrice: 20.5, highPrice: 26, offerCount: 2 },
            },
          },
          { "@type": "MenuItem", name: "مندي", url: "https://waffir.example/dishes/10" },
        ],
      },
    ],
  });
});

test("a dish says what it costs and who offers it, or no price at all", () => {
  expect(dishData(DISH, { restaurant: RESTAURANT, prices: PRICES }, AT)).toMatchObject({
    ...{ "@type": "MenuItem", name: "Kabsa" },
    offers: {
      lowPrice: 20.5,
      offeredBy: { "@id": "https://waffir.example/restaurants/7-amo-hamza" },
    },
  });
  expect(dishData(DISH, { restaurant: RESTAURANT, prices: null }, AT)).not.toHaveProperty("offers");
});

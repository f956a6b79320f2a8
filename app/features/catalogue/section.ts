/** The headings of a menu, in the order a menu has them: code → what it is called in Arabic and English. */
export const SECTIONS = {
  combos: { ar: "وجبات", en: "Combos" },
  mains: { ar: "الأطباق الرئيسية", en: "Mains" },
  rice: { ar: "الأرز", en: "Rice" },
  grills: { ar: "المشويات", en: "Grills" },
  burgers: { ar: "البرجر", en: "Burgers" },
  pizza: { ar: "البيتزا", en: "Pizza" },
  pasta: { ar: "الباستا", en: "Pasta" },
  sandwiches: { ar: "السندويشات", en: "Sandwiches" },
  sushi: { ar: "السوشي", en: "Sushi" },
  noodles: { ar: "النودلز", en: "Noodles" },
  breakfast: { ar: "الفطور", en: "Breakfast" },
  bakery: { ar: "المعجنات", en: "Bakery" },
  soups: { ar: "الشوربات", en: "Soups" },
  starters: { ar: "المقبلات", en: "Starters" },
  salads: { ar: "السلطات", en: "Salads" },
  sides: { ar: "الإضافات", en: "Sides" },
  sweets: { ar: "الحلويات", en: "Sweets" },
  coffee: { ar: "القهوة", en: "Coffee" },
  drinks: { ar: "المشروبات", en: "Drinks" },
} as const satisfies Record<string, { ar: string; en: string }>;

export type Section = keyof typeof SECTIONS;

/** What is ordered beside a meal: the cheapest of it says nothing of a restaurant. */
export const EXTRAS = ["sides", "drinks"] as const satisfies Section[];

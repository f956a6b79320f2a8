/** What a restaurant cooks: code → what it is called in Arabic and English. */
export const CUISINES = {
  saudi: { ar: "سعودي", en: "Saudi" },
  bukhari: { ar: "بخاري", en: "Bukhari" },
  yemeni: { ar: "يمني", en: "Yemeni" },
  shawarma: { ar: "شاورما", en: "Shawarma" },
  burger: { ar: "برجر", en: "Burgers" },
  broast: { ar: "بروست", en: "Broast" },
  steak: { ar: "ستيك", en: "Steak" },
  seafood: { ar: "مأكولات بحرية", en: "Seafood" },
  pizza: { ar: "بيتزا", en: "Pizza" },
  indian: { ar: "هندي", en: "Indian" },
  filipino: { ar: "فلبيني", en: "Filipino" },
  turkish: { ar: "تركي", en: "Turkish" },
  lebanese: { ar: "لبناني", en: "Lebanese" },
  asian: { ar: "آسيوي", en: "Asian" },
  healthy: { ar: "صحي", en: "Healthy" },
  breakfast: { ar: "فطور", en: "Breakfast" },
  bakery: { ar: "معجنات", en: "Bakery" },
  sweets: { ar: "حلويات", en: "Sweets" },
  coffee: { ar: "قهوة", en: "Coffee" },
  juice: { ar: "عصيرات", en: "Juices" },
} as const satisfies Record<string, { ar: string; en: string }>;

export type Cuisine = keyof typeof CUISINES;

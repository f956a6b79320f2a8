import type { Size } from "~/features/catalogue/size";
import type { Platform } from "~/features/prices/platform";

/** The two languages the assistant answers in. */
export type Voice = "ar" | "en";

interface Both {
  name_ar: string | null;
  name_en: string | null;
}

/** A name in the language of the answer, or the other one where there is none. */
export function nameIn(voice: Voice, { name_ar, name_en }: Both): string {
  return (voice === "ar" ? (name_ar ?? name_en) : (name_en ?? name_ar)) ?? "";
}

const LETTERS: Record<Platform, { ar: string; en: string }> = {
  platform_a: { ar: "المنصّة أ", en: "Platform A" },
  platform_b: { ar: "المنصّة ب", en: "Platform B" },
  platform_c: { ar: "المنصّة ج", en: "Platform C" },
};

/** What a platform is called: by the operator, or else by its letter. */
export function platformIn(
  voice: Voice,
  { platform, platformName }: { platform: Platform; platformName: string | null },
): string {
  return platformName ?? LETTERS[platform][voice];
}

const SIZE_WORDS: Record<Size, { ar: string; en: string }> = {
  xs: { ar: "صغير جدًا", en: "extra small" },
  small: { ar: "صغير", en: "small" },
  medium: { ar: "وسط", en: "medium" },
  large: { ar: "كبير", en: "large" },
  xl: { ar: "كبير جدًا", en: "extra large" },
  family: { ar: "عائلي", en: "family" },
  quarter: { ar: "ربع حبة", en: "quarter" },
  half: { ar: "نص حبة", en: "half" },
  whole: { ar: "حبة كاملة", en: "whole" },
  person: { ar: "نفر", en: "one person" },
  half_kilo: { ar: "نص كيلو", en: "half a kilo" },
  kilo: { ar: "كيلو", en: "a kilo" },
  litre: { ar: "لتر", en: "a litre" },
};

export function sizeIn(voice: Voice, size: Size | null): string {
  return size ? SIZE_WORDS[size][voice] : "";
}

/** What foods that people avoid are called. A food of nobody's list is called as it was said. */
const FOODS: Readonly<Record<string, { ar: string; en: string }>> = {
  lamb: { ar: "لحم الغنم", en: "lamb" },
  beef: { ar: "لحم البقر", en: "beef" },
  camel: { ar: "لحم الحاشي", en: "camel" },
  meat: { ar: "اللحم", en: "meat" },
  animal: { ar: "اللحم", en: "meat" },
  chicken: { ar: "الدجاج", en: "chicken" },
  fish: { ar: "السمك", en: "fish" },
  shellfish: { ar: "الروبيان والقشريات", en: "shellfish" },
  seafood: { ar: "المأكولات البحرية", en: "seafood" },
  peanut: { ar: "الفول السوداني", en: "peanuts" },
  nuts: { ar: "المكسرات", en: "nuts" },
  sesame: { ar: "السمسم", en: "sesame" },
  gluten: { ar: "القمح والجلوتين", en: "gluten" },
  milk: { ar: "الحليب ومشتقاته", en: "dairy" },
  egg: { ar: "البيض", en: "eggs" },
  onion: { ar: "البصل", en: "onions" },
  garlic: { ar: "الثوم", en: "garlic" },
  mushroom: { ar: "المشروم", en: "mushrooms" },
  spicy: { ar: "الحار", en: "spicy food" },
  liver: { ar: "الكبدة", en: "liver" },
  pork: { ar: "الخنزير", en: "pork" },
  sugar: { ar: "السكر", en: "sugar" },
  rice: { ar: "الرز", en: "rice" },
  cheese: { ar: "الجبن", en: "cheese" },
  coffee: { ar: "القهوة", en: "coffee" },
};

export function foodsIn(voice: Voice, foods: readonly string[]): string {
  return listIn(voice, [...new Set(foods.map((food) => FOODS[food]?.[voice] ?? food))]);
}

/** "a, b and c", «أ وب وج». */
export function listIn(voice: Voice, words: readonly string[]): string {
  if (voice === "ar") return words.join(" و");
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}

/** That no name of a dish tells of something that isn't wanted, such as salt. */
export function untoldIn(voice: Voice, words: string): string {
  return voice === "ar"
    ? `«بدون ${words}» ما تبان من اسم الطبق: اكتبها في ملاحظات الطلب وتأكد من المطعم.`
    : `Whether a dish comes without ${words} its name doesn't tell: write it in the order's notes and check with the restaurant.`;
}

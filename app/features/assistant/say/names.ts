import type { Size } from "~/features/catalogue";
import type { ConfiguredNames, Platform } from "~/features/prices";
import { formatList } from "~/i18n/format";
import { LANGUAGES, type Language } from "~/i18n/languages";
import { textsIn } from "./texts";

interface Both {
  name_ar: string | null;
  name_en: string | null;
}

/** A name in the script of the answer's language, or the other one where there is none. */
export function nameIn(voice: Language, { name_ar, name_en }: Both): string {
  return (LANGUAGES[voice].names === "ar" ? (name_ar ?? name_en) : (name_en ?? name_ar)) ?? "";
}

/** A name that stands out from the sentence around it. */
export function strong(name: string): string {
  return name && `**${name}**`;
}

/** What an app is called: by the operator, or else by its letter. */
export function appIn(
  voice: Language,
  { platform, platformName }: { platform: Platform; platformName: string | null },
): string {
  return platformName ?? textsIn(voice).prices(`platform.${platform}`);
}

/** What an app is called of which there is no price to tell its name by. */
export const appNamed = (voice: Language, platform: Platform, apps: ConfiguredNames): string =>
  appIn(voice, { platform, platformName: apps[platform] ?? null });

export function sizeIn(voice: Language, size: Size | null): string {
  return size ? textsIn(voice).catalogue(`size.${size}`) : "";
}

/** Foods that hold others: beside one of these, what it holds would be named twice over. */
const HELD_BY: Partial<Record<string, readonly string[]>> = {
  animal: ["meat", "lamb", "beef", "camel", "liver", "pork", "chicken"],
  meat: ["lamb", "beef", "camel", "liver"],
  seafood: ["fish", "shellfish"],
  milk: ["cheese"],
};

/**
 * What foods that people avoid are called. A food of nobody's list is called as it was said.
 *
 * @param type "conjunction" where one dish has all of them; of several dishes each has one or the other.
 */
export function foodsIn(
  voice: Language,
  foods: readonly string[],
  type: "conjunction" | "disjunction" = "disjunction",
): string {
  const { talk } = textsIn(voice);
  const held = new Set(foods.flatMap((food) => HELD_BY[food] ?? []));
  const called = foods
    .filter((food) => !held.has(food))
    .map((food) => talk(`food.${food}` as "food.lamb", { defaultValue: food }));
  return formatList([...new Set(called)], voice, type);
}

/** What somebody said, in the quotation marks of the answer. */
export function quote(voice: Language, words: string): string {
  // "Fish'n'chips" is how it is read, so that nothing parts it.
  return words && textsIn(voice).t("quote", { words: words.replaceAll("'n'", " and ") });
}

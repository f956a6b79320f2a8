import { tokenize } from "~/features/names";
import { chainKind } from "~/features/understanding";

/** What is looked for instead, by what people go to a chain for: in Arabic, and in any other language. */
const INSTEAD: Readonly<Record<string, readonly [ar: string, en: string]>> = {
  burgers: ["برجر", "burger"],
  friedchicken: ["بروست", "broast"],
  pizza: ["بيتزا", "pizza"],
  shawarma: ["شاورما", "shawarma"],
  coffee: ["قهوة", "coffee"],
  sweets: ["حلى", "dessert"],
  rice: ["كبسة", "kabsa"],
  sandwiches: ["ساندويش", "sandwich"],
  grills: ["دجاج مشوي", "grilled chicken"],
  filipino: ["فلبيني", "Filipino"],
  asian: ["آسيوي", "Asian"],
};

/** What people go to a well-known restaurant for; empty where it is none, or no one thing. */
export function chainFood(chain: string, inArabic: boolean): string {
  const [arabic = "", other = ""] = INSTEAD[chainKind(tokenize(chain))] ?? [];
  return inArabic ? arabic : other;
}

/** Is something written in Arabic, and not in Urdu? */
export const isArabic = (said: string): boolean =>
  /\p{Script=Arabic}/u.test(said) && !/[ٹڈڑےں]/u.test(said);

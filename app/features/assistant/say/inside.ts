import { avoidedIn } from "~/features/catalogue";
import type { Language } from "~/i18n/languages";
import type { Ask } from "../model/ask";
import { foodsIn, strong } from "./names";
import { textsIn } from "./texts";

/** The answer to "does it have nuts?": names tell less than recipes, and only a name is known. */
export function sayInside(voice: Language, { dish, inside }: Ask): string {
  const { t } = textsIn(voice);
  const [avoided] = avoidedIn(inside);
  const food = avoided ? foodsIn(voice, [avoided.food]) : inside;
  return avoided && dish && avoided.inDish([dish])
    ? t("inside.probably", { dish: strong(dish), food })
    : t("inside.unsure", { food });
}

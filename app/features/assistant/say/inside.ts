import { avoidedIn } from "~/features/catalogue";
import type { Language } from "~/i18n/languages";
import type { Ask } from "../model/ask/ask";
import { SAFE } from "../model/slots/inside";
import { asTheyWrote } from "../words/signs";
import { foodsIn, strong } from "./names";
import { textsIn } from "./texts";

/**
 * The answer to "does it have nuts?": names tell less than recipes, and only a name is known. `own`: the words that were read
 * in English, as the person wrote them.
 */
export function sayInside(
  voice: Language,
  { dish, inside }: Ask,
  own: ReadonlyMap<string, string>,
): string {
  const { t } = textsIn(voice);
  if (inside === SAFE) return t("inside.safe");
  const [avoided] = avoidedIn(inside);
  const food = avoided ? foodsIn(voice, [avoided.food]) : asTheyWrote(inside, own);
  return avoided && dish && avoided.inDish([dish])
    ? t("inside.probably", { dish: strong(asTheyWrote(dish, own)), food })
    : t("inside.unsure", { food });
}

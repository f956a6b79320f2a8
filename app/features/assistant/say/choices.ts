import { sizeMarks, tokensOf } from "~/features/search";
import type { Language } from "~/i18n/languages";
import { choiceLink } from "../choice-link";
import type { Unsure } from "../model/ask/ask";
import type { RestaurantNamed } from "../tools/schema";
import { nameIn, sizeIn } from "./names";
import { textsIn } from "./texts";

/** Something to choose: what it is called, and what choosing it says. */
interface Choice {
  label: string;
  say: string;
}

/** A question back, and what may be meant: one line each, which pages show as a button. */
function asking(question: string, choices: readonly Choice[]): string {
  return [question, ...choices.map(({ label, say }) => `- ${choiceLink(label, say)}`)].join("\n");
}

/** Numbers of people to choose from, where nobody said how many share. */
const SHARES = [2, 3, 4];

/** What is asked back where a message may mean one thing or another. `asWritten`: a dish as the person wrote it. */
export function sayUnsure(
  voice: Language,
  unsure: Unsure,
  asWritten: (dish: string) => string = (dish) => dish,
): string {
  const { t } = textsIn(voice);
  const same = (words: string): Choice => ({ label: words, say: words });
  if (unsure.of === "share")
    return asking(
      t("ask.share"),
      SHARES.map((count) => same(t("ask.between", { count }))),
    );
  const { count } = unsure;
  if (unsure.of === "joins") {
    const size = sizeIn(voice, sizeMarks(tokensOf(unsure.size))[0]?.size ?? null);
    const named = asWritten(unsure.dish);
    const dish = size ? `${named} (${size})` : named;
    const counted = count === 1 ? dish : `${count} ${dish}`;
    return asking(t("ask.joins", { dish }), [
      same(t("ask.add", { dish: counted })),
      same(t("ask.alone", { dish })),
    ]);
  }
  const counted = (read: string): Choice => {
    const dish = asWritten(read);
    return { label: t("ask.times", { count, dish }), say: `${count} ${dish}` };
  };
  if (unsure.of === "line") return asking(t("ask.which", { count }), unsure.dishes.map(counted));
  const place = t(count === 2 ? "ask.second" : "ask.third");
  return asking(t("ask.meant"), [same(place), counted(unsure.dish)]);
}

/** Which of some restaurants is meant; `dish` as it was asked for there, empty where they alone were asked about. */
export function sayWhichRestaurant(
  voice: Language,
  restaurants: readonly RestaurantNamed[],
  dish: string,
): string {
  const { t } = textsIn(voice);
  return asking(
    t("ask.meant"),
    restaurants.map((named) => {
      const restaurant = nameIn(voice, named);
      const say = dish ? t("ask.price", { dish, restaurant }) : t("ask.menu", { restaurant });
      return { label: restaurant, say };
    }),
  );
}

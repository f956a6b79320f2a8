import { i18nFor } from "~/i18n/i18n.server";
import type { Language } from "~/i18n/languages";
import { nameFor } from "~/i18n/name";
import { isSize, namesOfRow, type TwoNamesRow } from "./schema";

interface OrderedLine {
  dish: TwoNamesRow & { size: string | null };
  quantity: number;
}

/** What is ordered, where there is room for words alone: how many, of what, in which size. */
export function orderedText({ dish, quantity }: OrderedLine, language: Language): string {
  const t = i18nFor(language).getFixedT(language, "catalogue");
  const { size } = dish;
  const words = [
    quantity > 1 && `${quantity} ×`,
    nameFor(language, namesOfRow(dish)).text,
    size && `(${isSize(size) ? t(`size.${size}`) : size})`,
  ];
  return words.filter(Boolean).join(" ");
}

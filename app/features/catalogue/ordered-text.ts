import type { TFunction } from "i18next";
import type { Language } from "~/i18n/languages";
import { nameFor } from "~/i18n/name";
import { isSize, namesOfRow, type TwoNamesRow } from "./schema";

interface OrderedLine {
  dish: TwoNamesRow & { size: string | null };
  quantity: number;
}

/** What is ordered, where there is room for words alone: how many, of what, in which size. */
export function orderedText(
  { dish, quantity }: OrderedLine,
  language: Language,
  t: TFunction<"catalogue">,
): string {
  const { size } = dish;
  const words = [
    quantity > 1 && `${quantity} ×`,
    nameFor(language, namesOfRow(dish)).text,
    size && `(${isSize(size) ? t(`size.${size}`) : size})`,
  ];
  return words.filter(Boolean).join(" ");
}

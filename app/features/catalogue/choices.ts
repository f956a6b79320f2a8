import { fold } from "~/features/names";
import type { TwoNames } from "~/i18n/name";

/** A dish's names without what is chosen of it, and that: "Latte (iced)" is a latte, iced. */
export interface SplitNames {
  dish: TwoNames;
  /** Null where nothing is chosen. */
  choice: TwoNames | null;
}

const IN_BRACKETS = /^(.*[^\s(（])\s*[(（]([^()（）]+)[)）]$/u;

/** Splits a choice in brackets off the names of a dish, off both where there are two. A number alone only tells dishes of one name apart. */
export function splitChoice(names: TwoNames): SplitNames {
  const [ar, en] = [names.ar, names.en].map((name) => name && IN_BRACKETS.exec(name.trim()));
  const [dish, choice] = [1, 2].map((part) => ({
    ar: ar?.[part]?.trim() ?? null,
    en: en?.[part]?.trim() ?? null,
  })) as [TwoNames, TwoNames];
  const isOff = (["ar", "en"] as const).every(
    (script) => names[script] === null || /\p{L}/u.test(choice[script] ?? ""),
  );
  return isOff ? { dish, choice } : { dish: names, choice: null };
}

/** What dishes of one menu that differ in what is chosen alone have in common. */
export const dishKey = ({ ar, en }: TwoNames): string => `${fold(ar ?? "")}\n${fold(en ?? "")}`;

/** Something said once where it is the same in both scripts, as choices of a menu's own are. */
export const saidOnce = ({ ar, en }: TwoNames): TwoNames =>
  ar === en ? { ar, en: null } : { ar, en };

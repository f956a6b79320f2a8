import { formatList } from "~/i18n/format";
import type { Language } from "~/i18n/languages";
import type { Ask } from "../model/ask/ask";
import type { ComparedDish, OrderTotals } from "../tools/schema";
import { dishIn } from "./dish";
import { areFeesUnknown, inRow, money } from "./figures";
import { nameIn } from "./names";
import { textsIn } from "./texts";

interface Limits {
  area: { name_ar: string; name_en: string } | null;
  maxTotal: number | null;
  people: number | null;
}

/** What an answer is limited to, in brackets: " (near Hittin, up to SAR 30.00, for 4 people)"; empty where it is not. `apps`: those asked about. */
export function limitsIn(
  voice: Language,
  { area, maxTotal, people }: Limits,
  apps: readonly string[] = [],
): string {
  const { t } = textsIn(voice);
  const said = inRow(voice, [
    area && t("limit.near", { area: nameIn(voice, area) }),
    maxTotal !== null && t("limit.upTo", { amount: money(voice, maxTotal) }),
    apps.length > 0 && t("limit.on", { apps: formatList(apps, voice) }),
    people !== null && t("limit.people", { count: people }),
  ]);
  return said && ` (${said})`;
}

/** Whether the cheapest way to order some dishes together is within what is paid at most, where somebody said so. */
export function orderLimit(
  voice: Language,
  { maxTotal }: Pick<Ask, "maxTotal">,
  best: OrderTotals["ranked"][0],
  dishes: readonly ComparedDish[],
): string[] {
  if (maxTotal === null) return [];
  const { t } = textsIn(voice);
  const amount = money(voice, maxTotal);
  if (best.total > maxTotal) {
    const dish = dishes.map((match) => dishIn(voice, match)).join(" + ");
    return [t("nothing.overBudget", { dish, amount })];
  }
  return areFeesUnknown(best) ? [] : [t("note.budget", { amount })];
}

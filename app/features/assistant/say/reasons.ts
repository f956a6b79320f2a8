import { HISTORY_DAYS } from "~/features/prices";
import { formatBeforeNoun, formatDate, formatList } from "~/i18n/format";
import type { Language } from "~/i18n/languages";
import type { ComparedDish } from "../tools/schema";
import { detailOf, linkIn, namesIn, rowsOf } from "./dish";
import { areFeesUnknown, money, trust } from "./figures";
import { appIn } from "./names";
import { textsIn } from "./texts";

/** What is saved by ordering on the cheapest app. As on the pages, a price that is old promises no saving; nor does one alone deny it. */
export function savingsOf(voice: Language, match: ComparedDish): string {
  const saved = savedOf(voice, match);
  if (!saved) return detailOf(voice, match);
  return [saved, ...rowsOf(voice, match), linkIn(voice, match)].join("\n");
}

/** The sentence that tells what the cheapest app saves; undefined where fewer than two have a price that is not old. */
export function savedOf(voice: Language, match: ComparedDish): string | undefined {
  const { fees, t } = textsIn(voice);
  const current = match.ranked.filter(({ status }) => status !== "stale");
  const [cheap] = current;
  const dear = current.at(-1);
  if (!cheap || !dear || current.length < 2) return undefined;
  const names = namesIn(voice, match);
  // A fee that nobody told is none that is saved.
  if (match.ranked.some(areFeesUnknown)) return t("price.savesUnknown", names);
  const apart = dear.total - cheap.total;
  if (apart <= 0) return t("price.savesNothing", names);
  const apps = current.map((price) => appIn(voice, price));
  // What costs about the same saves nothing to count on.
  if (match.alike.includes(dear.platform))
    return `${t("price.of", names)} ${fees("alike", { apps: formatList(apps, voice) })}`;
  const [app, other] = [appIn(voice, cheap), appIn(voice, dear)];
  return t("price.saves", { ...names, amount: money(voice, apart), app, other });
}

/** What the dish itself costs on each app, without delivery and fees. */
export function itemOf(voice: Language, match: ComparedDish): string {
  const { t } = textsIn(voice);
  const rows = [...match.ranked]
    .sort((a, b) => a.itemPrice - b.itemPrice)
    .map((price) => {
      const each = money(voice, price.itemPrice * match.quantity);
      return `- ${appIn(voice, price)}: ${each} (${trust(voice, price)})`;
    });
  return [t("item.of", namesIn(voice, match)), ...rows, linkIn(voice, match)].join("\n");
}

/** How the item price has moved on each app, as far as it is known. */
export function historyOf(
  voice: Language,
  match: ComparedDish,
  inSizes: readonly ComparedDish[] = [],
): string {
  const each = [match, ...inSizes].map((one) => movesOf(voice, one));
  return [...each, textsIn(voice).t("history.note")].join("\n");
}

function movesOf(voice: Language, match: ComparedDish): string {
  const { t } = textsIn(voice);
  const days = formatBeforeNoun(HISTORY_DAYS, voice);
  const rows = (match.history ?? []).map(({ before, ...now }) => {
    const said = { app: appIn(voice, now), price: money(voice, now.itemPrice) };
    if (!before) return `- ${t("history.same", { ...said, days })}`;
    const date = formatDate(Date.parse(before.until), voice);
    return `- ${t("history.row", { ...said, date, before: money(voice, before.itemPrice) })}`;
  });
  return [t("history.of", namesIn(voice, match)), ...rows, linkIn(voice, match)].join("\n");
}

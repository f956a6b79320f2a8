import { useTranslation } from "react-i18next";
import { MOST_OF_ONE } from "~/features/catalogue";
import { isFeesUnknown, PLATFORMS } from "~/features/prices";
import { usePlatformName } from "~/features/prices/ui";
import { formatList } from "~/i18n/format";
import { useLanguage } from "~/i18n/use-language";
import { Amount } from "~/ui/Amount";
import { Sentence } from "~/ui/Sentence";
import { displayed } from "./display";
import type { SearchResult } from "./schema";

/** What was said beside the dish and the restaurant, and what became of it: nobody's limit is dropped in silence. */
export function Besides({ result }: { result: SearchResult }) {
  const { t } = useTranslation("search");
  const language = useLanguage();
  const nameOf = usePlatformName();
  const { request, understood, intent, lines } = result;
  const { budget, people, platforms, avoid, unread } = request;
  // An order is for everybody: what is said of it counts all its dishes, not those of its first line.
  const quantity =
    lines.length === 0
      ? intent.quantity
      : lines.reduce((sum, line) => sum + line.intent.quantity, 0);
  // Where no dish is named, each of them eats one.
  const isMeal = request.lines.length === 0 && people === quantity;
  return (
    <>
      {understood.unknownArea && (
        <p className="quiet">{t("unknownArea", { area: displayed(understood.unknownArea) })}</p>
      )}
      {budget !== undefined && (
        <p className="quiet">
          <Sentence
            text={t(understood.overBudget ? "overBudget" : budgetOf(result))}
            parts={{ amount: <Amount halalas={budget} /> }}
          />
        </p>
      )}
      {people !== undefined && people > quantity && (
        <p className="quiet">
          {quantity < MOST_OF_ONE
            ? t("people", { people })
            : t("peopleMost", { people, max: MOST_OF_ONE })}
        </p>
      )}
      {isMeal && people !== undefined && people > 1 && (
        <p className="quiet">{t("oneEach", { people })}</p>
      )}
      {platforms.length > 0 && platforms.length < PLATFORMS.length && (
        <p className="quiet">
          {t(understood.notOnPlatform ? "notOnPlatform" : "onPlatform", {
            platform: formatList(platforms.map(nameOf), language, "disjunction"),
          })}
        </p>
      )}
      {avoid.length > 0 && (
        <p className="quiet">{t("avoided", { words: displayed(avoid.join(t("listComma"))) })}</p>
      )}
      {unread && <p className="quiet">{t("unread", { words: displayed(unread) })}</p>}
    </>
  );
}

/** How what costs no more than is said is told of: with delivery, as far as its fees are known. */
function budgetOf({ matches, lines }: SearchResult) {
  const shown = [...matches, ...lines.flatMap((line) => line.matches)];
  const isKnown = shown.every(
    ({ comparison }) => !comparison.ranked.slice(0, 1).some(isFeesUnknown),
  );
  return isKnown ? "budget" : "budgetWithoutFees";
}

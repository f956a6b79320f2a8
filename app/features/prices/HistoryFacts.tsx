import { useTranslation } from "react-i18next";
import { DAY_MS } from "~/i18n/days";
import { formatAge, formatDate } from "~/i18n/format";
import { useLanguage } from "~/i18n/use-language";
import { Amount } from "~/ui/Amount";
import { Icon } from "~/ui/Icon";
import { Sentence } from "~/ui/Sentence";
import { AdviceLine } from "./AdviceLine";
import type { Lowest } from "./history";
import { usePlatformName } from "./platform-names";
import { HISTORY_DAYS, type PriceHistory, RECENT_DAYS } from "./price-history";

interface HistoryFactsProps
  extends Pick<PriceHistory, "advice" | "lastChange" | "lowest" | "lowestRecent" | "unchanged"> {
  now: number;
}

/** The history in plain words: whether now is a good time, its lowest prices and its last step. */
export function HistoryFacts({
  advice,
  lowest,
  lowestRecent,
  lastChange,
  unchanged,
  now,
}: HistoryFactsProps) {
  const { t } = useTranslation("history");
  const language = useLanguage();
  const nameOf = usePlatformName();
  const recent = lastChange && now - lastChange.at <= HISTORY_DAYS * DAY_MS ? lastChange : null;
  if (!advice && !lowest && !lowestRecent && !recent && !unchanged) return null;
  return (
    <ul className="facts">
      {advice && <AdviceLine advice={advice} />}
      {lowestRecent && <LowestLine lowest={lowestRecent} days={RECENT_DAYS} now={now} />}
      {lowest && <LowestLine lowest={lowest} days={HISTORY_DAYS} now={now} />}
      {recent && (
        <li>
          <Icon name={recent.to > recent.from ? "trending-up" : "trending-down"} />
          <span suppressHydrationWarning>
            <Sentence
              text={t(recent.to > recent.from ? "rose" : "fell", {
                age: formatAge(recent.at, now, language),
              })}
              parts={{
                before: <Amount halalas={recent.from} />,
                after: <Amount halalas={recent.to} />,
                platform: <bdi>{nameOf(recent.platform)}</bdi>,
              }}
            />
          </span>
        </li>
      )}
      {unchanged && (
        <li>
          <Icon name="history" />
          {t("unchanged", { days: HISTORY_DAYS })}
        </li>
      )}
    </ul>
  );
}

function LowestLine({ lowest, days, now }: { lowest: Lowest; days: number; now: number }) {
  const { t } = useTranslation("history");
  const language = useLanguage();
  const nameOf = usePlatformName();
  const date = lowest.at >= now ? t("now") : formatDate(lowest.at, language);
  const parts = {
    amount: <Amount halalas={lowest.price} />,
    platform: <bdi>{nameOf(lowest.platform)}</bdi>,
  };
  return (
    <li>
      <Icon name="badge-check" />
      <span suppressHydrationWarning>
        <Sentence text={t("lowest", { days, date })} parts={parts} />
      </span>
    </li>
  );
}

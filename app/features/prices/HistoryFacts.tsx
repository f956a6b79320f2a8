import { useTranslation } from "react-i18next";
import { formatAge, formatDate } from "~/i18n/format";
import { useLanguage } from "~/i18n/use-language";
import { Amount } from "~/ui/Amount";
import { Icon } from "~/ui/Icon";
import { Sentence } from "~/ui/Sentence";
import { DAY_MS } from "./constants";
import type { Change, Lowest } from "./history";
import { usePlatformName } from "./platform-names";
import { HISTORY_DAYS } from "./price-history";

interface HistoryFactsProps {
  lowest: Lowest | null;
  lastChange: Change | null;
  now: number;
}

/** The history in plain words: its lowest price and its last step. */
export function HistoryFacts({ lowest, lastChange, now }: HistoryFactsProps) {
  const { t } = useTranslation("prices");
  const language = useLanguage();
  const nameOf = usePlatformName();
  const recent = lastChange && now - lastChange.at <= HISTORY_DAYS * DAY_MS ? lastChange : null;
  return (
    <ul className="facts">
      {lowest && (
        <li>
          <Icon name="badge-check" />
          <span suppressHydrationWarning>
            <Sentence
              text={t("history.lowest", {
                days: HISTORY_DAYS,
                date: lowest.at >= now ? t("history.now") : formatDate(lowest.at, language),
              })}
              parts={{
                amount: <Amount halalas={lowest.total} />,
                platform: <bdi>{nameOf(lowest.platform)}</bdi>,
              }}
            />
          </span>
        </li>
      )}
      <li>
        {recent ? (
          <>
            <Icon name={recent.to > recent.from ? "trending-up" : "trending-down"} />
            <span suppressHydrationWarning>
              <Sentence
                text={t(recent.to > recent.from ? "history.rose" : "history.fell", {
                  age: formatAge(recent.at, now, language),
                })}
                parts={{
                  before: <Amount halalas={recent.from} />,
                  after: <Amount halalas={recent.to} />,
                  platform: <bdi>{nameOf(recent.platform)}</bdi>,
                }}
              />
            </span>
          </>
        ) : (
          <>
            <Icon name="history" />
            {t("history.unchanged", { days: HISTORY_DAYS })}
          </>
        )}
      </li>
    </ul>
  );
}

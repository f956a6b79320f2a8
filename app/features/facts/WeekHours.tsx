import { useTranslation } from "react-i18next";
import { formatClock } from "~/i18n/format";
import { useLanguage } from "~/i18n/use-language";
import { DAY_CODES, isAlways, type OpeningWeek } from "./week";

/** The hours of a week, day by day where they are not all of it. */
export function WeekHours({ week }: { week: OpeningWeek }) {
  const { t } = useTranslation("facts");
  const language = useLanguage();
  if (isAlways(week)) return <p>{t("hours.always")}</p>;
  return (
    <dl className="week-hours">
      {DAY_CODES.map((code, day) => (
        <div key={code}>
          <dt>{t(`hours.day.${code}`)}</dt>
          <dd>
            {week[day]?.map(([from, to]) => (
              <span key={from} className="block">
                <bdi suppressHydrationWarning>{formatClock(from, language)}</bdi> –{" "}
                <bdi suppressHydrationWarning>{formatClock(to, language)}</bdi>
              </span>
            ))}
            {week[day]?.length === 0 && t("hours.off")}
          </dd>
        </div>
      ))}
    </dl>
  );
}

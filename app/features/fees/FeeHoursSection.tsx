import { useTranslation } from "react-i18next";
import { PlatformName } from "~/features/prices/ui";
import { formatHour, formatRiyals } from "~/i18n/format";
import { useLanguage } from "~/i18n/use-language";
import { Amount } from "~/ui/Amount";
import { Card } from "~/ui/Card";
import { escapedText } from "~/ui/escaped-text";
import { Icon } from "~/ui/Icon";
import { Sentence } from "~/ui/Sentence";
import { FeeHoursChart } from "./FeeHoursChart";
import { cheaperLater, type FeeHours, partsOfDay } from "./fee-hours";

/** What delivery costs through the day: when it is cheaper, a drawing, and the same figures as a table. */
export function FeeHoursSection({ hours }: { hours: FeeHours }) {
  const { t } = useTranslation("prices");
  const language = useLanguage();
  return (
    <section className="stack" aria-labelledby="hours">
      <h2 id="hours">{t("hours.title")}</h2>
      <ul className="facts">
        {cheaperLater(hours).map(({ platform, hour, less }) => (
          <li key={platform}>
            <Icon name="clock" />
            <span suppressHydrationWarning>
              <Sentence
                text={t("hours.later", { time: formatHour(hour, language) })}
                parts={{
                  platform: <PlatformName platform={platform} />,
                  amount: <Amount halalas={less} />,
                }}
              />
            </span>
          </li>
        ))}
      </ul>
      <Card>
        <div className="stack">
          <p className="quiet small">{t("hours.intro")}</p>
          <ul className="legend">
            {hours.platforms.map(({ platform }) => (
              <li key={platform}>
                <PlatformName platform={platform} />
              </li>
            ))}
          </ul>
          <FeeHoursChart hours={hours} label={t("hours.chart")} />
          <FeeHoursTable hours={hours} />
        </div>
      </Card>
    </section>
  );
}

function FeeHoursTable({ hours }: { hours: FeeHours }) {
  const { t } = useTranslation("prices");
  const language = useLanguage();
  // As text, like the drawing of the same figures.
  const rows = partsOfDay(hours).map(({ from, fees }) => {
    const cells = fees.map(({ fee }) => `<td class="figure">${formatRiyals(fee)}</td>`);
    return `<tr><th scope="row">${escapedText(formatHour(from, language))}</th>${cells.join("")}</tr>`;
  });
  return (
    <details className="disclosure">
      <summary>
        <Icon name="chevron-down" />
        {t("hours.table")}
      </summary>
      <table className="history-table">
        <thead>
          <tr>
            <th scope="col">{t("hours.from")}</th>
            {hours.platforms.map(({ platform }) => (
              <th key={platform} scope="col">
                <PlatformName platform={platform} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody suppressHydrationWarning dangerouslySetInnerHTML={{ __html: rows.join("") }} />
      </table>
    </details>
  );
}

import { useTranslation } from "react-i18next";
import { PLATFORMS } from "~/features/prices";
import { PlatformName } from "~/features/prices/ui";
import { formatDay, formatRiyals } from "~/i18n/format";
import { useLanguage } from "~/i18n/use-language";
import { Card } from "~/ui/Card";
import { Icon } from "~/ui/Icon";
import { IndexChart } from "./IndexChart";
import { Percent } from "./Percent";
import type { IndexPoint } from "./report";

/** What apps add week by week: a drawing of the fees, fees and mark-ups as a table, and both as a file. */
export function IndexSection({ weeks }: { weeks: readonly IndexPoint[] }) {
  const { t } = useTranslation("quality");
  return (
    <section className="stack" aria-labelledby="index">
      <h2 id="index">{t("report.index")}</h2>
      <p>{t("report.indexLead")}</p>
      <Card>
        <div className="stack">
          <ul className="legend">
            {PLATFORMS.map((platform) => (
              <li key={platform}>
                <PlatformName platform={platform} />
              </li>
            ))}
          </ul>
          <IndexChart weeks={weeks} label={t("report.chart")} />
        </div>
      </Card>
      <IndexTable weeks={weeks} />
      <p>
        <a href="/quality.csv" download="waffir-index.csv">
          {t("report.csv")}
        </a>
      </p>
      <p>
        <a href="/open-data/manifest.json" rel="nofollow" download="waffir-manifest.json">
          {t("report.files")}
        </a>
      </p>
    </section>
  );
}

function IndexTable({ weeks }: { weeks: readonly IndexPoint[] }) {
  const { t } = useTranslation(["quality", "prices"]);
  const language = useLanguage();
  return (
    <details className="disclosure">
      <summary>
        <Icon name="chevron-down" />
        {t("prices:hours.table")}
      </summary>
      <table className="table quality-table">
        <thead>
          <tr>
            <th scope="col">{t("report.week")}</th>
            <th scope="col">{t("report.app")}</th>
            <th scope="col" className="number">
              {t("report.fees")}
            </th>
            <th scope="col" className="number">
              {t("report.markup")}
            </th>
          </tr>
        </thead>
        <tbody>
          {latestFirst(weeks).map(({ week, platform, fees, markup }) => (
            <tr key={`${week} ${platform}`}>
              <th scope="row" suppressHydrationWarning>
                {formatDay(Date.parse(week), language)}
              </th>
              <td>
                <PlatformName platform={platform} />
              </td>
              <td className="number">{fees === null ? "—" : <bdi>{formatRiyals(fees)}</bdi>}</td>
              <td className="number">
                <Percent share={markup} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

/** Within a week in the order of the apps. */
const latestFirst = (weeks: readonly IndexPoint[]) =>
  [...weeks].sort((a, b) => b.week.localeCompare(a.week));

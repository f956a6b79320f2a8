import { useTranslation } from "react-i18next";
import { PlatformName } from "~/features/prices/ui";
import { DAY_MS } from "~/i18n/days";
import { formatDate, formatNumber } from "~/i18n/format";
import { useLanguage } from "~/i18n/use-language";
import { Name } from "~/ui/Name";
import { Page } from "~/ui/Page";
import { IndexSection } from "./IndexSection";
import { MeasuredTable } from "./MeasuredTable";
import type { QualityReport, Queue } from "./report";

/** How good the prices are, for everybody to see: by app, by neighbourhood, what waits for moderators, and the weekly index. */
export function QualityPage({ report }: { report: QualityReport }) {
  const { t } = useTranslation("quality");
  const language = useLanguage();
  const everything = { key: "all", name: t("report.everything"), ...report.all };
  const apps = report.platforms.map((one) => ({
    ...one,
    key: one.platform,
    name: <PlatformName platform={one.platform} />,
  }));
  const districts = report.districts.map((one) => ({
    ...one,
    key: one.name_ar,
    name: <Name ar={one.name_ar} en={one.name_en} />,
  }));
  return (
    <Page title={t("report.title")} lead={t("report.lead")}>
      <p className="quiet small" suppressHydrationWarning>
        {t("report.counted", { date: formatDate(report.at, language) })} {t("report.private")}
      </p>
      <section className="stack" aria-labelledby="apps">
        <h2 id="apps">{t("report.byApp")}</h2>
        <MeasuredTable title={t("report.app")} rows={[everything, ...apps]} />
        <p className="quiet small">{t("report.meaning")}</p>
      </section>
      {districts.length > 0 && (
        <section className="stack" aria-labelledby="districts">
          <h2 id="districts">{t("report.byDistrict")}</h2>
          <MeasuredTable title={t("report.district")} rows={districts} />
        </section>
      )}
      <section className="stack" aria-labelledby="queues">
        <h2 id="queues">{t("report.queues")}</h2>
        <QueueTable queues={report.queues} />
      </section>
      {report.weeks.length > 0 && <IndexSection weeks={report.weeks} />}
    </Page>
  );
}

function QueueTable({ queues }: { queues: readonly Queue[] }) {
  const { t } = useTranslation("quality");
  return (
    <table className="table quality-table">
      <thead>
        <tr>
          <th scope="col">{t("report.queueName")}</th>
          <th scope="col" className="number">
            {t("report.waiting")}
          </th>
          <th scope="col" className="number">
            {t("report.oldest")}
          </th>
        </tr>
      </thead>
      <tbody>
        {queues.map(({ name, waiting, oldest }) => (
          <tr key={name}>
            <th scope="row">{t(`report.queue.${name}`)}</th>
            <td className="number">{formatNumber(waiting)}</td>
            <td className="number">{oldest === null ? "—" : formatNumber(oldest / DAY_MS)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

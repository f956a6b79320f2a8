import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { PlatformName } from "~/features/prices/ui";
import { DAY_MS } from "~/i18n/days";
import { formatDate, formatNumber } from "~/i18n/format";
import { useLanguage } from "~/i18n/use-language";
import { Name } from "~/ui/Name";
import { Page } from "~/ui/Page";
import { IndexSection } from "./IndexSection";
import { MeasuredTable } from "./MeasuredTable";
import type { QualityReport, Queue, QueuePart } from "./report";

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
        <QueueTable
          rows={report.queues.map((queue) => ({ ...queue, key: queue.name, of: null }))}
        />
        {report.queueParts.length > 0 && <QueueTable rows={report.queueParts.map(partRow)} />}
      </section>
      {report.weeks.length > 0 && <IndexSection weeks={report.weeks} />}
    </Page>
  );
}

interface QueueRow extends Queue {
  key: string;
  /** What it is a part of all that waits by. */
  of: ReactNode;
}

const partRow = ({ platform, district, ...queue }: QueuePart): QueueRow => ({
  ...queue,
  key: `${queue.name} ${platform ?? district?.name_ar}`,
  of: platform ? (
    <PlatformName platform={platform} />
  ) : (
    <Name ar={district?.name_ar ?? null} en={district?.name_en ?? null} />
  ),
});

function QueueTable({ rows }: { rows: readonly QueueRow[] }) {
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
        {rows.map(({ key, of, name, waiting, oldest }) => (
          <tr key={key}>
            <th scope="row">
              {t(`report.queue.${name}`)}
              {of && " · "}
              {of}
            </th>
            <td className="number">{formatNumber(waiting)}</td>
            <td className="number">{oldest === null ? "—" : formatNumber(oldest / DAY_MS)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

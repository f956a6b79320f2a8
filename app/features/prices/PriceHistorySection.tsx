import { useTranslation } from "react-i18next";
import { Card } from "~/ui/Card";
import { mark, segment } from "~/ui/chart-parts";
import { HistoryChart } from "./HistoryChart";
import { HistoryFacts } from "./HistoryFacts";
import { HistoryTable } from "./HistoryTable";
import { PlatformName } from "./PlatformName";
import { PLATFORMS } from "./platform";
import { PLATFORM_SHAPES } from "./platform-shapes";
import { HISTORY_DAYS, type PriceHistory } from "./price-history";

interface PriceHistorySectionProps {
  /** Null where nobody ever sent a price. */
  history: PriceHistory | null;
  dish: string;
}

/** How the price of a dish moved: facts in words, the chart, and the same figures as a table. */
export function PriceHistorySection({ history, dish }: PriceHistorySectionProps) {
  const { t } = useTranslation("history");
  return (
    <section className="stack" aria-labelledby="history">
      <h2 id="history">{t("title")}</h2>
      {history ? (
        <>
          <HistoryFacts {...history} now={history.to} />
          <Card>
            <div className="stack">
              <p className="quiet small">{t("intro", { days: HISTORY_DAYS })}</p>
              <Legend history={history} />
              <HistoryChart
                steps={history.steps}
                label={t("chart", { dish, days: HISTORY_DAYS })}
                from={history.from}
                to={history.to}
              />
              <HistoryTable steps={history.steps} now={history.to} />
            </div>
          </Card>
        </>
      ) : (
        <p className="quiet">{t("empty")}</p>
      )}
    </section>
  );
}

function Legend({ history }: { history: PriceHistory }) {
  const { t } = useTranslation("history");
  const shown = PLATFORMS.filter((platform) =>
    history.steps.some((step) => step.platform === platform),
  );
  return (
    <ul className="legend">
      {shown.map((platform) => (
        <li key={platform}>
          <PlatformName platform={platform} />
        </li>
      ))}
      <li>
        <Sample />
        {t("solid")}
      </li>
      <li>
        <Sample hollow />
        {t("hollow")}
      </li>
      <li className="quiet">{t("gap")}</li>
    </ul>
  );
}

function Sample({ hollow }: { hollow?: boolean }) {
  const run = hollow ? "chart-run chart-run-unverified" : "chart-run";
  const parts =
    segment(run, { x1: "0", x2: "40", y1: "0", y2: "0" }) +
    mark("20", "0", PLATFORM_SHAPES.platform_a, hollow);
  return (
    <svg
      className="legend-sample"
      viewBox="0 -6.5 40 13"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: parts }}
    />
  );
}

import { useTranslation } from "react-i18next";
import { formatDay } from "~/i18n/format";
import { useLanguage } from "~/i18n/use-language";
import { Amount } from "~/ui/Amount";
import { Icon } from "~/ui/Icon";
import type { HistoryStep } from "./history";
import { PlatformName } from "./PlatformName";
import { StatusLink } from "./StatusLine";

/** The figures of the chart, in time order for each platform. `now` in ms. */
export function HistoryTable({ steps, now }: { steps: readonly HistoryStep[]; now: number }) {
  const { t } = useTranslation("history");
  const language = useLanguage();
  return (
    <details className="disclosure">
      <summary>
        <Icon name="chevron-down" />
        {t("table")}
      </summary>
      <table className="table history-table">
        <thead>
          <tr>
            <th scope="col">{t("platform")}</th>
            <th scope="col">{t("when")}</th>
            <th scope="col" className="number">
              {t("price")}
            </th>
          </tr>
        </thead>
        <tbody>
          {steps.map((step) => (
            <tr key={`${step.platform} ${step.from}`}>
              <th scope="row">
                <PlatformName platform={step.platform} />
              </th>
              <td suppressHydrationWarning>
                {formatDay(step.from, language)} –{" "}
                {step.to >= now ? t("now") : formatDay(step.to, language)}
                {step.gap ? (
                  <StatusLink status="stale" />
                ) : (
                  <span className="quiet block">{t(step.verified ? "solid" : "hollow")}</span>
                )}
              </td>
              <td className="number">
                <Amount halalas={step.price} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

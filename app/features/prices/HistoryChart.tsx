import { formatDay, formatMoney } from "~/i18n/format";
import { isolated } from "~/i18n/isolated";
import { useLanguage } from "~/i18n/use-language";
import type { HistoryStep } from "./history";
import { PlatformShape } from "./PlatformMark";
import { type ChartRun, stepChart } from "./step-chart";

interface HistoryChartProps {
  steps: readonly HistoryStep[];
  /** What the chart shows, for those who do not see it. */
  label: string;
  /** The window, ms. */
  from: number;
  to: number;
}

/** Room inside the drawing for marks at its edges and the line of days below, percent. */
const across = (x: number) => `${x}%`;
const down = (y: number) => `${4 + y * 0.84}%`;

/**
 * The prices of each platform as level lines and steps. All places are percentages, so the drawing fits any
 * width and its text and marks keep their size. Time runs from left to right in every language.
 */
export function HistoryChart({ steps, label, from, to }: HistoryChartProps) {
  const language = useLanguage();
  const { runs, risers, amounts, moments } = stepChart(steps, from, to);
  return (
    <div className="chart" dir="ltr">
      <svg role="img" aria-label={label} width="100%" height="100%">
        {amounts.map(({ y, halalas }) => (
          <g key={halalas}>
            <line className="chart-grid" x1="0" x2="100%" y1={down(y)} y2={down(y)} />
            <text className="chart-label" x="-12" y={down(y)} dy="0.35em" textAnchor="end">
              {isolated(formatMoney(halalas, language))}
            </text>
          </g>
        ))}
        {moments.map(({ x, at }, place) => (
          <text
            key={at}
            className="chart-label"
            x={across(x)}
            y="99%"
            textAnchor={place === 0 ? "start" : place === moments.length - 1 ? "end" : "middle"}
            suppressHydrationWarning
          >
            {isolated(formatDay(at, language))}
          </text>
        ))}
        {risers.map(({ platform, x, y1, y2 }) => (
          <line
            key={`${platform} ${x}`}
            className="chart-riser"
            data-platform={platform}
            x1={across(x)}
            x2={across(x)}
            y1={down(y1)}
            y2={down(y2)}
          />
        ))}
        {runs.map((run) => (
          <Run key={`${run.platform} ${run.x1}`} {...run} />
        ))}
      </svg>
    </div>
  );
}

function Run({ platform, verified, x1, x2, y }: ChartRun) {
  return (
    <g data-platform={platform}>
      <line
        className={verified ? "chart-run" : "chart-run chart-run-unverified"}
        x1={across(x1)}
        x2={across(x2)}
        y1={down(y)}
        y2={down(y)}
      />
      {[x1, x2].map((x) => (
        <svg key={x} x={across(x)} y={down(y)} overflow="visible" aria-hidden="true">
          <PlatformShape platform={platform} hollow={!verified} />
        </svg>
      ))}
    </g>
  );
}

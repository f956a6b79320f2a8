import { formatDay, formatMoney } from "~/i18n/format";
import { isolated } from "~/i18n/isolated";
import { useLanguage } from "~/i18n/use-language";
import { Chart } from "~/ui/Chart";
import { anchorOf, axisWord, gridLine, mark, ofPlatform, segment } from "~/ui/chart-parts";
import type { HistoryStep } from "./history";
import { PLATFORM_SHAPES } from "./platform-shapes";
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

/** The prices of each platform as level lines and steps. */
export function HistoryChart({ steps, label, from, to }: HistoryChartProps) {
  const language = useLanguage();
  const { runs, risers, amounts, moments } = stepChart(steps, from, to);
  const parts = [
    ...amounts.map(({ y, halalas }) => gridLine(down(y), isolated(formatMoney(halalas, language)))),
    ...moments.map(({ x, at }, place) =>
      axisWord(
        across(x),
        "99%",
        anchorOf(place, moments.length),
        isolated(formatDay(at, language)),
      ),
    ),
    ...risers.map(({ platform, x, y1, y2 }) =>
      ofPlatform(
        platform,
        segment("chart-riser", { x1: across(x), x2: across(x), y1: down(y1), y2: down(y2) }),
      ),
    ),
    ...runs.map(runOf),
  ];
  return <Chart label={label} parts={parts} />;
}

function runOf({ platform, verified, x1, x2, y }: ChartRun): string {
  const line = verified ? "chart-run" : "chart-run chart-run-unverified";
  const level = { x1: across(x1), x2: across(x2), y1: down(y), y2: down(y) };
  const marks = [x1, x2].map((x) => mark(across(x), down(y), PLATFORM_SHAPES[platform], !verified));
  return ofPlatform(platform, segment(line, level) + marks.join(""));
}

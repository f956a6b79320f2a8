import { PLATFORM_SHAPES } from "~/features/prices/ui";
import { formatHour, formatMoney } from "~/i18n/format";
import { isolated } from "~/i18n/isolated";
import { useLanguage } from "~/i18n/use-language";
import { Chart } from "~/ui/Chart";
import { anchorOf, axisWord, gridLine, mark, ofPlatform, segment } from "~/ui/chart-parts";
import { type FeeHours, stretchesOf } from "./fee-hours";

interface FeeHoursChartProps {
  hours: FeeHours;
  /** What the drawing shows, for those who do not see it. */
  label: string;
}

/** Hours that the axis names, so few that they stand apart on a phone, and halalas between two lines to read amounts by. */
const NAMED_HOURS = [0, 12, 24];
const STEP = 500;

const across = (hour: number) => `${(hour / 24) * 100}%`;

/** Fees as level lines and steps from midnight to midnight. */
export function FeeHoursChart({ hours, label }: FeeHoursChartProps) {
  const language = useLanguage();
  const most = Math.max(...hours.platforms.flatMap(({ fees }) => fees));
  const top = Math.max(STEP, Math.ceil(most / STEP) * STEP);
  const down = (fee: number) => `${5 + (1 - fee / top) * 75}%`;
  const ordered = across(hours.hour + 0.5);
  const parts = [
    ...[0, top].map((fee) => gridLine(down(fee), isolated(formatMoney(fee, language)))),
    ...NAMED_HOURS.map((hour, place) =>
      axisWord(
        across(hour),
        "98%",
        anchorOf(place, NAMED_HOURS.length),
        isolated(formatHour(hour, language)),
      ),
    ),
    segment("chart-now", { x1: ordered, x2: ordered, y1: "0", y2: down(0) }),
    ...hours.platforms.map(({ platform, fees }) =>
      ofPlatform(platform, stepsOf(fees, PLATFORM_SHAPES[platform], down)),
    ),
  ];
  return <Chart className="chart chart-hours" label={label} parts={parts} />;
}

/** The fees of one platform: a mark where each stretch begins, a line as long as it lasts, and a riser from the one before. */
function stepsOf(fees: readonly number[], shape: string, down: (fee: number) => string): string {
  let last: string | undefined;
  return stretchesOf(fees)
    .map(({ from, to, fee }) => {
      const [x1, x2, y] = [across(from), across(to), down(fee)];
      const riser = last ? segment("chart-riser", { x1, x2: x1, y1: last, y2: y }) : "";
      last = y;
      return riser + segment("chart-run", { x1, x2, y1: y, y2: y }) + mark(x1, y, shape);
    })
    .join("");
}

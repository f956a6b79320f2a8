import { PLATFORMS } from "~/features/prices";
import { PLATFORM_SHAPES } from "~/features/prices/ui";
import { formatDay, formatMoney } from "~/i18n/format";
import { isolated } from "~/i18n/isolated";
import { useLanguage } from "~/i18n/use-language";
import { Chart } from "~/ui/Chart";
import { axisWord, gridLine, mark, ofPlatform, segment } from "~/ui/chart-parts";
import type { IndexPoint } from "./report";

/** Halalas between two lines to read amounts by. */
const STEP = 500;

const across = (place: number, all: number) => `${all < 2 ? 50 : (place / (all - 1)) * 100}%`;

/** The fees of each app week by week; a week without figures is a gap. */
export function IndexChart({ weeks, label }: { weeks: readonly IndexPoint[]; label: string }) {
  const language = useLanguage();
  const days = [...new Set(weeks.map(({ week }) => week))];
  const top = Math.max(
    STEP,
    Math.ceil(Math.max(0, ...weeks.map(({ fees }) => fees ?? 0)) / STEP) * STEP,
  );
  const down = (fee: number) => `${5 + (1 - fee / top) * 75}%`;
  const dayOf = (place: number) => isolated(formatDay(Date.parse(days[place] ?? ""), language));
  const parts = [
    ...[0, top].map((fee) => gridLine(down(fee), isolated(formatMoney(fee, language)))),
    ...[0, days.length - 1].map((place) =>
      axisWord(across(place, days.length), "98%", place === 0 ? "start" : "end", dayOf(place)),
    ),
    ...PLATFORMS.map((platform) => {
      const own = weeks.filter((point) => point.platform === platform);
      const weekly = own.map(({ fees }, place) => {
        if (fees === null) return "";
        const [x, y] = [across(place, days.length), down(fees)];
        const last = own[place - 1]?.fees ?? null;
        const before = across(place - 1, days.length);
        return (
          (last === null
            ? ""
            : segment("chart-run", { x1: before, x2: x, y1: down(last), y2: y })) +
          mark(x, y, PLATFORM_SHAPES[platform])
        );
      });
      return ofPlatform(platform, weekly.join(""));
    }),
  ];
  return <Chart label={label} parts={parts} />;
}

import { PLATFORMS } from "~/features/prices";
import { PlatformShape } from "~/features/prices/ui";
import { formatDay, formatMoney } from "~/i18n/format";
import { isolated } from "~/i18n/isolated";
import { useLanguage } from "~/i18n/use-language";
import type { IndexPoint } from "./report";

/** Halalas between two lines to read amounts by. */
const STEP = 500;

const across = (place: number, all: number) => `${all < 2 ? 50 : (place / (all - 1)) * 100}%`;

/** The fees of each app week by week, left to right in every language; a week without figures is a gap. */
export function IndexChart({ weeks, label }: { weeks: readonly IndexPoint[]; label: string }) {
  const language = useLanguage();
  const days = [...new Set(weeks.map(({ week }) => week))];
  const top = Math.max(
    STEP,
    Math.ceil(Math.max(0, ...weeks.map(({ fees }) => fees ?? 0)) / STEP) * STEP,
  );
  const down = (fee: number) => `${5 + (1 - fee / top) * 75}%`;
  return (
    <div className="chart" dir="ltr">
      <svg role="img" aria-label={label} width="100%" height="100%">
        {[0, top].map((fee) => (
          <g key={fee}>
            <line className="chart-grid" x1="0" x2="100%" y1={down(fee)} y2={down(fee)} />
            <text className="chart-label" x="-12" y={down(fee)} dy="0.35em" textAnchor="end">
              {isolated(formatMoney(fee, language))}
            </text>
          </g>
        ))}
        {[0, days.length - 1].map((place) => (
          <text
            key={place}
            className="chart-label"
            x={across(place, days.length)}
            y="98%"
            textAnchor={place === 0 ? "start" : "end"}
            suppressHydrationWarning
          >
            {isolated(formatDay(Date.parse(days[place] ?? ""), language))}
          </text>
        ))}
        {PLATFORMS.map((platform) => {
          const own = weeks.filter((point) => point.platform === platform);
          return (
            <g key={platform} data-platform={platform}>
              {own.map(({ week, fees }, place) => {
                const last = own[place - 1]?.fees;
                if (fees === null) return null;
                return (
                  <g key={week}>
                    {last != null && (
                      <line
                        className="chart-run"
                        x1={across(place - 1, days.length)}
                        x2={across(place, days.length)}
                        y1={down(last)}
                        y2={down(fees)}
                      />
                    )}
                    <svg
                      x={across(place, days.length)}
                      y={down(fees)}
                      overflow="visible"
                      aria-hidden="true"
                    >
                      <PlatformShape platform={platform} />
                    </svg>
                  </g>
                );
              })}
            </g>
          );
        })}
      </svg>
    </div>
  );
}

import { PlatformShape } from "~/features/prices/ui";
import { formatHour, formatMoney } from "~/i18n/format";
import { isolated } from "~/i18n/isolated";
import { useLanguage } from "~/i18n/use-language";
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

/** Fees as level lines and steps from midnight to midnight, left to right in every language. All places are percentages. */
export function FeeHoursChart({ hours, label }: FeeHoursChartProps) {
  const language = useLanguage();
  const most = Math.max(...hours.platforms.flatMap(({ fees }) => fees));
  const top = Math.max(STEP, Math.ceil(most / STEP) * STEP);
  const down = (fee: number) => `${5 + (1 - fee / top) * 75}%`;
  return (
    <div className="chart chart-hours" dir="ltr">
      <svg role="img" aria-label={label} width="100%" height="100%">
        {[0, top].map((fee) => (
          <g key={fee}>
            <line className="chart-grid" x1="0" x2="100%" y1={down(fee)} y2={down(fee)} />
            <text className="chart-label" x="-12" y={down(fee)} dy="0.35em" textAnchor="end">
              {isolated(formatMoney(fee, language))}
            </text>
          </g>
        ))}
        {NAMED_HOURS.map((hour) => (
          <text
            key={hour}
            className="chart-label"
            x={across(hour)}
            y="98%"
            textAnchor={hour === 0 ? "start" : hour === 24 ? "end" : "middle"}
            suppressHydrationWarning
          >
            {isolated(formatHour(hour, language))}
          </text>
        ))}
        <line
          className="chart-now"
          x1={across(hours.hour + 0.5)}
          x2={across(hours.hour + 0.5)}
          y1="0"
          y2={down(0)}
        />
        {hours.platforms.map(({ platform, fees }) => (
          <g key={platform} data-platform={platform}>
            {stretchesOf(fees).map(({ from, to, fee }, place, all) => (
              <g key={from}>
                {place > 0 && (
                  <line
                    className="chart-riser"
                    x1={across(from)}
                    x2={across(from)}
                    y1={down(all[place - 1]?.fee ?? fee)}
                    y2={down(fee)}
                  />
                )}
                <line
                  className="chart-run"
                  x1={across(from)}
                  x2={across(to)}
                  y1={down(fee)}
                  y2={down(fee)}
                />
                <svg x={across(from)} y={down(fee)} overflow="visible" aria-hidden="true">
                  <PlatformShape platform={platform} />
                </svg>
              </g>
            ))}
          </g>
        ))}
      </svg>
    </div>
  );
}

import { useTranslation } from "react-i18next";
import { useLanguage } from "~/i18n/use-language";
import { Icon } from "~/ui/Icon";
import { openStateAt } from "./open-now";
import { stateSaid } from "./state-said";
import { WeekHours } from "./WeekHours";
import type { OpeningWeek } from "./week";

/** Whether a restaurant is open at `now` (ms), and its hours day by day. */
export function HoursSection({ week, now }: { week: OpeningWeek; now: number }) {
  const { t } = useTranslation("facts");
  return (
    <section className="stack stack-tight" aria-labelledby="hours">
      <h2 id="hours">{t("hours.title")}</h2>
      <OpenNow week={week} now={now} />
      <details className="disclosure">
        <summary>
          <Icon name="chevron-down" />
          {t("hours.week")}
        </summary>
        <WeekHours week={week} />
      </details>
    </section>
  );
}

function OpenNow({ week, now }: { week: OpeningWeek; now: number }) {
  const { t } = useTranslation("facts");
  const language = useLanguage();
  const state = openStateAt(week, now);
  const said = stateSaid(state, { now, language }, t);
  return (
    <p className={state.now === "closed" ? "open-now quiet" : "open-now"}>
      <Icon name={state.now === "closed" ? "circle-dashed" : "check"} />
      <strong suppressHydrationWarning>{said}</strong>
    </p>
  );
}

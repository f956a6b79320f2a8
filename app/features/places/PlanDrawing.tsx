import { useTranslation } from "react-i18next";
import { LANGUAGES } from "~/i18n/languages";
import { useLanguage } from "~/i18n/use-language";
import { PLAN_HEIGHT, PLAN_WIDTH, type Plan } from "./plan";

/** A name stands above its middle, where the mark of the place may be. */
const LABEL_ABOVE = 18;

/** The plan as a drawing. Each place leads to its line in the list. */
export function PlanDrawing({ plan }: { plan: Plan }) {
  const { t } = useTranslation("places");
  const script = LANGUAGES[useLanguage()].names;
  const { circle, outlines, labels, places } = plan;
  return (
    <svg className="plan" viewBox={`0 0 ${PLAN_WIDTH} ${PLAN_HEIGHT}`}>
      <title>{t("map.label")}</title>
      {outlines && <path className="plan-outlines" d={outlines} />}
      <circle className="plan-reach" cx={circle.x} cy={circle.y} r={circle.r} />
      {labels.map(({ id, name_ar, name_en, x, y }) => (
        <text
          key={id}
          className="plan-label"
          x={x}
          y={y - LABEL_ABOVE}
          lang={script}
          direction={LANGUAGES[script].dir}
        >
          {script === "ar" ? name_ar : name_en}
        </text>
      ))}
      <circle className="plan-here" cx={circle.x} cy={circle.y} r={6}>
        <title>{t("map.here")}</title>
      </circle>
      {places.toReversed().map(({ place, x, y }) => (
        <a key={place} href={`#place-${place + 1}`}>
          <circle className="plan-place" cx={x} cy={y} r={11} />
          <text className="plan-number" x={x} y={y}>
            {place + 1}
          </text>
        </a>
      ))}
    </svg>
  );
}

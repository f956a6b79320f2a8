import { currencyUnit, formatRiyals } from "~/i18n/format";
import { useLanguage } from "~/i18n/use-language";

/** An amount of halalas in riyals; figures line up under one another, the unit stands back. */
export function Amount({ halalas }: { halalas: number }) {
  const language = useLanguage();
  return (
    <bdi className="amount">
      {formatRiyals(halalas, language)}
      <span className="amount-unit">&nbsp;{currencyUnit(language)}</span>
    </bdi>
  );
}

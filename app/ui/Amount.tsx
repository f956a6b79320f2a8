import { useTranslation } from "react-i18next";
import { currencyUnit, formatRiyals, unitComesFirst } from "~/i18n/format";
import { useLanguage } from "~/i18n/use-language";
import sprite from "./icons/icons.svg?url";

interface AmountProps {
  halalas: number;
  /** It stands large: with the sign of the riyal, which would blur in small text, and its name for who listens. */
  large?: boolean;
}

/** An amount of halalas in riyals; figures line up under one another, the unit stands back. */
export function Amount({ halalas, large }: AmountProps) {
  const language = useLanguage();
  const first = unitComesFirst(language);
  const unit = <span className="amount-unit">{large ? <Sign /> : currencyUnit(language)}</span>;
  return (
    <bdi className="amount">
      {first && <>{unit}&nbsp;</>}
      {formatRiyals(halalas)}
      {large && <Spoken />}
      {!first && <>&nbsp;{unit}</>}
    </bdi>
  );
}

/** The sign of the Saudi riyal, published by the Saudi Central Bank in 2025. */
function Sign() {
  return (
    <svg className="riyal" viewBox="0 0 1124 1256" aria-hidden="true">
      <use href={`${sprite}#riyal`} />
    </svg>
  );
}

function Spoken() {
  const { t } = useTranslation("common");
  return <span className="visually-hidden"> {t("riyals")}</span>;
}

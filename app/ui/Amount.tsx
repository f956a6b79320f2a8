import { useTranslation } from "react-i18next";
import { currencyUnit, formatRiyals, unitComesFirst } from "~/i18n/format";
import { useLanguage } from "~/i18n/use-language";
import { escapedText } from "./escaped-text";
import sprite from "./icons/icons.svg?url";

interface AmountProps {
  halalas: number;
  /** It stands large: with the sign of the riyal, which would blur in small text, and its name for who listens. */
  large?: boolean;
}

/**
 * An amount of halalas in riyals; figures line up under one another, the unit stands back. As text: a page has more amounts than
 * sentences, and an element within each costs as much as one that somebody can touch.
 */
export function Amount(amount: AmountProps) {
  return amount.large ? <LargeAmount {...amount} /> : <Parts halalas={amount.halalas} />;
}

function LargeAmount({ halalas }: AmountProps) {
  const { t } = useTranslation("common");
  const spoken = `<span class="visually-hidden"> ${escapedText(t("riyals"))}</span>`;
  return <Parts halalas={halalas} sign={SIGN} spoken={spoken} />;
}

/** The sign of the Saudi riyal, published by the Saudi Central Bank in 2025. */
const SIGN = `<svg class="riyal" viewBox="0 0 1124 1256" aria-hidden="true"><use href="${sprite}#riyal"></use></svg>`;

function Parts({
  halalas,
  sign,
  spoken = "",
}: {
  halalas: number;
  sign?: string;
  spoken?: string;
}) {
  const language = useLanguage();
  const unit = `<span class="amount-unit">${sign ?? escapedText(currencyUnit(language))}</span>`;
  const figures = formatRiyals(halalas) + spoken;
  const parts = unitComesFirst(language) ? [unit, figures] : [figures, unit];
  return <bdi className="amount" dangerouslySetInnerHTML={{ __html: parts.join("&nbsp;") }} />;
}

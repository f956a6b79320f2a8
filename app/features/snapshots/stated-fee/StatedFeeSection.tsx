import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { NamedArea } from "~/features/places";
import { areaListOf } from "~/features/places/ui";
import { LANGUAGES } from "~/i18n/languages";
import { useLanguage } from "~/i18n/use-language";
import { Icon } from "~/ui/Icon";
import { OwnStatedFees } from "./OwnStatedFees";
import { StatedFeeForm } from "./StatedFeeForm";
import type { OwnStatedFee } from "./state-fee.server";
import { statedFeeValues } from "./stated-fee";
import { statedFeePath } from "./stated-fee-path";

interface StatedFeeSectionProps {
  dishId: number;
  said: OwnStatedFee[];
  /** The neighbourhood the person chose last: the one the form offers here, for a page of its own lists them all. */
  area: NamedArea | null;
}

/** On the page of a dish: what its reader said of delivery today, and the form for saying it, folded. */
export function StatedFeeSection({ dishId, said, area }: StatedFeeSectionProps) {
  const { t } = useTranslation("delivery");
  const areas = areaListOf(area ? [area] : [], LANGUAGES[useLanguage()].names);
  const values = { ...statedFeeValues({}), neighbourhood: area ? String(area.id) : "" };
  return (
    <section className="stack stack-tight" aria-labelledby="delivery" id="delivery-section">
      <OwnStatedFees dishId={dishId} said={said} />
      <details className="disclosure">
        <summary id="delivery">
          <Icon name="chevron-down" />
          {t("title")}
        </summary>
        <div className="stack">
          <p className="quiet small">{t("lead")}</p>
          <StatedFeeForm dishId={dishId} areas={areas} values={values} errors={{}} />
          <p>
            <Link className="target-link" to={statedFeePath(dishId)} rel="nofollow">
              {t("elsewhere")}
            </Link>
          </p>
        </div>
      </details>
    </section>
  );
}

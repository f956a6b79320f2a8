import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { MOST_OF_ONE } from "~/features/catalogue";
import { SizeWord } from "~/features/catalogue/ui";
import { Icon } from "~/ui/Icon";
import { Name } from "~/ui/Name";
import { CorrectionForm } from "./CorrectionForm";
import { displayed } from "./display";
import type { SearchResult } from "./schema";
import { namesOf } from "./two-names";

interface UnderstoodProps {
  result: SearchResult;
  /** Show the form at once: where nothing was found, correcting is the next step. */
  open?: boolean;
}

/** What the query was taken for, in one line, with a form to put it right. */
export function Understood({ result, open }: UnderstoodProps) {
  const { t } = useTranslation("search");
  const { t: catalogue } = useTranslation("catalogue");
  const { intent, understood } = result;
  const { item, restaurant, cuisine, size, neighbourhood } = understood;
  return (
    <section className="understood" aria-labelledby="understood">
      <h2 id="understood" className="visually-hidden">
        {t("understood")}
      </h2>
      <dl className="understood-parts">
        {intent.item && (
          <Part label={t("dish")}>
            {intent.quantity > 1 && <span className="times">{intent.quantity} ×</span>}
            {item ? <Name {...namesOf(item)} /> : <bdi>{displayed(intent.item)}</bdi>}
          </Part>
        )}
        {size && (
          <Part label={t("size")}>
            <SizeWord size={size} />
          </Part>
        )}
        {cuisine && <Part label={t("cuisine")}>{catalogue(`cuisine.${cuisine}`)}</Part>}
        {intent.restaurant && !cuisine && (
          <Part label={t("restaurant")}>
            {restaurant ? (
              <Name {...namesOf(restaurant)} />
            ) : (
              <bdi>{displayed(intent.restaurant)}</bdi>
            )}
          </Part>
        )}
        {neighbourhood && (
          <Part label={t("area")}>
            <Name {...namesOf(neighbourhood)} />
          </Part>
        )}
      </dl>
      {understood.quantityRefused && (
        <p className="quiet">{t("quantityRefused", { max: MOST_OF_ONE })}</p>
      )}
      <details className="disclosure" open={open}>
        <summary>
          <Icon name="chevron-down" />
          {t("fix")}
        </summary>
        <CorrectionForm result={result} />
      </details>
    </section>
  );
}

/** One part: what it is, and what it was taken for. */
function Part({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

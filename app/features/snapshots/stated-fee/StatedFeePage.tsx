import { useTranslation } from "react-i18next";
import type { DishChoice } from "~/features/catalogue";
import { DishName } from "~/features/catalogue/ui";
import type { AreaList } from "~/features/places";
import { LinkButton } from "~/ui/Button";
import { Card } from "~/ui/Card";
import { ErrorSummary } from "~/ui/ErrorSummary";
import { Notice } from "~/ui/Notice";
import { Page } from "~/ui/Page";
import { OwnStatedFees } from "./OwnStatedFees";
import { StatedFeeForm } from "./StatedFeeForm";
import type { OwnStatedFee } from "./state-fee.server";
import { STATED_FIELDS, type StatedFeeErrors, type StatedFeeValues } from "./stated-fee";

interface StatedFeePageProps {
  dish: DishChoice;
  areas: AreaList;
  values: StatedFeeValues;
  errors: StatedFeeErrors;
  said: OwnStatedFee[];
}

/** The form "what did delivery cost you?" on a page of its own, with what its person said today. */
export function StatedFeePage({ dish, areas, values, errors, said }: StatedFeePageProps) {
  const { t } = useTranslation("delivery");
  const summary = STATED_FIELDS.flatMap((fieldId) =>
    errors[fieldId] ? [{ fieldId, message: t(`problem.${fieldId}`) }] : [],
  );
  return (
    <Page narrow title={t("title")} lead={t("lead")}>
      <ErrorSummary key={JSON.stringify(errors)} title={t("attention")} errors={summary} />
      {errors.often && <Notice kind="error">{t("often")}</Notice>}
      <OwnStatedFees dishId={dish.id} said={said} />
      <Card>
        <div className="stack">
          <p>
            <DishName dish={dish} />
          </p>
          <StatedFeeForm dishId={dish.id} areas={areas} values={values} errors={errors} />
        </div>
      </Card>
      <p>
        <LinkButton quiet to={`/dishes/${dish.id}`}>
          {t("back")}
        </LinkButton>
      </p>
    </Page>
  );
}

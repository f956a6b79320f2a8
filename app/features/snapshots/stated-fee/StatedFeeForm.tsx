import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { AreaList } from "~/features/places";
import { PLATFORMS } from "~/features/prices";
import { usePlatformName } from "~/features/prices/ui";
import { Field } from "~/ui/Field";
import { Select } from "~/ui/Select";
import { SubmitButton } from "~/ui/SubmitButton";
import { SituationFields } from "../situation/SituationFields";
import type { StatedFeeErrors, StatedFeeValues } from "./stated-fee";
import { statedFeePath } from "./stated-fee-path";

interface StatedFeeFormProps {
  dishId: number;
  areas: AreaList;
  values: StatedFeeValues;
  errors: StatedFeeErrors;
}

/** What delivery cost somebody, where to and through which app: an observation of fees without a picture. */
export function StatedFeeForm({ dishId, areas, values, errors }: StatedFeeFormProps) {
  const { t } = useTranslation("delivery");
  const nameOf = usePlatformName();
  const problemAt = (field: keyof StatedFeeValues) => errors[field] && t(`problem.${field}`);
  const amount = (name: "delivery_fee" | "service_fee" | "subtotal") => (
    <Field
      id={name}
      name={name}
      label={t(name)}
      hint={t(`hint.${name}`)}
      error={problemAt(name)}
      defaultValue={values[name]}
      inputMode="decimal"
      dir="ltr"
      autoComplete="off"
    />
  );
  return (
    <Form method="post" action={statedFeePath(dishId)} className="stack">
      <Select
        id="platform"
        name="platform"
        label={t("platform")}
        error={problemAt("platform")}
        defaultValue={values.platform}
        options={[
          { value: "", label: t("choose") },
          ...PLATFORMS.map((platform) => ({ value: platform, label: nameOf(platform) })),
        ]}
      />
      {amount("delivery_fee")}
      <SituationFields areas={areas} values={values} problemOf={problemAt} />
      {amount("service_fee")}
      {amount("subtotal")}
      <SubmitButton>{t("send")}</SubmitButton>
    </Form>
  );
}

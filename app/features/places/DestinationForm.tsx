import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { Draft } from "~/features/forms";
import { timeText } from "~/i18n/days";
import { ErrorSummary } from "~/ui/ErrorSummary";
import { Field } from "~/ui/Field";
import { SubmitButton } from "~/ui/SubmitButton";
import { AreaSelect } from "./AreaSelect";
import type { AreaList } from "./area-list";
import { type Destination, FUTURE_MS } from "./destination";

interface DestinationFormProps {
  areas: AreaList;
  chosen: Destination;
  /** Path and query of the page to go back to. */
  back: string;
  /** What was refused. */
  draft: Draft | null;
  now: number;
}

const FIELDS = ["area", "at"] as const;

/** Asks where orders go and when. `now` in ms. */
export function DestinationForm({ areas, chosen, back, draft, now }: DestinationFormProps) {
  const { t } = useTranslation(["destination", "places"]);
  const problemOf = (field: (typeof FIELDS)[number]) =>
    draft?.errors[field] ? t(`problem.${field}`) : undefined;
  const errors = FIELDS.flatMap((field) => {
    const message = problemOf(field);
    return message ? [{ fieldId: field, message }] : [];
  });
  const { area, at } = draft?.values ?? {
    area: String(chosen.neighbourhood?.id ?? ""),
    at: chosen.at === null ? "" : timeText(chosen.at),
  };
  return (
    <>
      <ErrorSummary title={t("problem.title")} errors={errors} />
      <Form method="post" action="/destination" className="stack">
        <input type="hidden" name="back" value={back} />
        <AreaSelect
          id="area"
          label={t("places:form.area")}
          areas={areas}
          chosen={Number(area) || null}
          none={t("whole")}
          hint={t("areaHint")}
          error={problemOf("area")}
        />
        <Field
          id="at"
          name="at"
          type="datetime-local"
          label={t("at")}
          hint={t("atHint")}
          error={problemOf("at")}
          defaultValue={at}
          min={timeText(now)}
          max={timeText(now + FUTURE_MS)}
        />
        <SubmitButton>{t("show")}</SubmitButton>
      </Form>
    </>
  );
}

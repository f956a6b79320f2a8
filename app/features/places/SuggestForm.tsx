import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { Draft } from "~/features/forms";
import { ErrorSummary } from "~/ui/ErrorSummary";
import { Field } from "~/ui/Field";
import { SubmitButton } from "~/ui/SubmitButton";
import { AreaSelect } from "./AreaSelect";
import type { AreaList } from "./area-list";
import { SUGGESTION_ERRORS } from "./suggestion-errors";

interface SuggestFormProps {
  areas: AreaList;
  area: number | null;
  /** Names this copy of the form, so that sending it twice counts once. */
  formId: string;
  /** What was refused. */
  draft: Draft | null;
}

const FIELDS = ["name", "note"] as const;

/** Asks for a restaurant that is missing. Open when something in it needs attention. */
export function SuggestForm({ areas, area, formId, draft }: SuggestFormProps) {
  const { t } = useTranslation(["nearby", "places"]);
  const problemOf = (field: (typeof FIELDS)[number]) => {
    const key = SUGGESTION_ERRORS.find((known) => known === draft?.errors[field]);
    return key && t(key);
  };
  const errors = FIELDS.flatMap((field) => {
    const message = problemOf(field);
    return message ? [{ fieldId: `suggest-${field}`, message }] : [];
  });
  return (
    <section className="card stack" aria-labelledby="suggest-title" id="suggest">
      <header className="stack stack-tight">
        <h2 id="suggest-title">{t("suggest.title")}</h2>
        <p className="quiet">{t("suggest.lead")}</p>
      </header>
      <ErrorSummary title={t("suggest.errorTitle")} errors={errors} />
      <Form method="post" className="stack" preventScrollReset>
        <input type="hidden" name="formId" value={formId} />
        <Field
          id="suggest-name"
          name="name"
          label={t("suggest.name")}
          error={problemOf("name")}
          defaultValue={draft?.values.name}
          required
          minLength={2}
          maxLength={80}
        />
        <AreaSelect
          id="suggest-area"
          label={t("places:form.area")}
          areas={areas}
          chosen={Number(draft?.values.area) || area}
          none={t("places:form.areaNone")}
        />
        <Field
          id="suggest-note"
          name="note"
          label={t("suggest.note")}
          hint={t("suggest.noteHint")}
          error={problemOf("note")}
          defaultValue={draft?.values.note}
          maxLength={300}
        />
        <input
          type="text"
          name="website"
          className="no-person"
          tabIndex={-1}
          aria-hidden="true"
          autoComplete="off"
        />
        <SubmitButton quiet>{t("suggest.send")}</SubmitButton>
      </Form>
    </section>
  );
}

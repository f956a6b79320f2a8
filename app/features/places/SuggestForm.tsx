import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Button } from "~/ui/Button";
import { ErrorSummary } from "~/ui/ErrorSummary";
import { Field } from "~/ui/Field";
import { AreaSelect } from "./AreaSelect";
import type { AreaChoice } from "./nearby-page.server";
import type { SuggestionResult } from "./suggestion";

interface SuggestFormProps {
  areas: readonly AreaChoice[];
  area: number | null;
  result: SuggestionResult | undefined;
}

/** Asks for a restaurant that is missing. Open when something in it needs attention. */
export function SuggestForm({ areas, area, result }: SuggestFormProps) {
  const { t } = useTranslation("places");
  const failed = result?.queued === false ? result : undefined;
  const errors = (["name", "note"] as const).flatMap((field) => {
    const key = failed?.errors[field];
    return key ? [{ fieldId: `suggest-${field}`, message: t(key) }] : [];
  });
  const errorOf = (field: "name" | "note") =>
    errors.find(({ fieldId }) => fieldId === `suggest-${field}`)?.message;
  return (
    <section className="card stack" aria-labelledby="suggest-title" id="suggest">
      <header className="stack stack-tight">
        <h2 id="suggest-title">{t("suggest.title")}</h2>
        <p className="quiet">{t("suggest.lead")}</p>
      </header>
      {errors.length > 0 && <ErrorSummary title={t("suggest.errorTitle")} errors={errors} />}
      <Form method="post" className="stack" preventScrollReset>
        <Field
          id="suggest-name"
          name="name"
          label={t("suggest.name")}
          error={errorOf("name")}
          defaultValue={failed?.given.name}
          required
          minLength={2}
          maxLength={80}
        />
        <AreaSelect id="suggest-area" areas={areas} chosen={area} />
        <Field
          id="suggest-note"
          name="note"
          label={t("suggest.note")}
          hint={t("suggest.noteHint")}
          error={errorOf("note")}
          defaultValue={failed?.given.note}
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
        <Button quiet>{t("suggest.send")}</Button>
      </Form>
    </section>
  );
}

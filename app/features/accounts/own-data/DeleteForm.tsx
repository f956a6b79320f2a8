import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { Draft } from "~/features/forms";
import { LinkButton } from "~/ui/Button";
import { ErrorSummary } from "~/ui/ErrorSummary";
import { Field } from "~/ui/Field";
import { Page } from "~/ui/Page";
import { SubmitButton } from "~/ui/SubmitButton";

/** The last question before an account is gone. */
export function DeleteForm({ username, draft }: { username: string; draft: Draft | null }) {
  const { t } = useTranslation("accounts");
  const error = draft?.errors.username && t("delete.mismatch");
  return (
    <Page narrow title={t("delete.title")} lead={t("delete.lead")}>
      {error && (
        <ErrorSummary title={t("problem")} errors={[{ fieldId: "username", message: error }]} />
      )}
      <ul className="bullets">
        <li>{t("delete.gone")}</li>
        <li>{t("delete.stays")}</li>
      </ul>
      <Form method="post" className="stack">
        <Field
          id="username"
          name="username"
          label={t("delete.label", { username })}
          error={error}
          defaultValue={draft?.values.username}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <SubmitButton>{t("delete.submit")}</SubmitButton>
        <LinkButton quiet to="/profile">
          {t("delete.cancel")}
        </LinkButton>
      </Form>
    </Page>
  );
}

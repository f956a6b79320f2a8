import { Form, useNavigation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { LinkButton } from "~/ui/Button";
import { ErrorSummary } from "~/ui/ErrorSummary";
import { Field } from "~/ui/Field";
import { Page } from "~/ui/Page";
import { SubmitButton } from "~/ui/SubmitButton";

/** The last question before an account is gone. */
export function DeleteForm({ username, mismatch }: { username: string; mismatch: boolean }) {
  const { t } = useTranslation("accounts");
  const idle = useNavigation().state === "idle";
  const error = mismatch ? t("delete.mismatch") : undefined;
  return (
    <Page narrow title={t("delete.title")} lead={t("delete.lead")}>
      {idle && error && (
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

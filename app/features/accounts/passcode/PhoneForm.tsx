import type { SubmissionResult } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ErrorSummary } from "~/ui/ErrorSummary";
import { Field } from "~/ui/Field";
import { Notice } from "~/ui/Notice";
import { Page } from "~/ui/Page";
import { SubmitButton } from "~/ui/SubmitButton";

const CODES = ["invalid", "too_often", "unreachable"] as const;

interface PhoneFormProps {
  redirectTo: string;
  /** The identity provider's answer was not accepted. */
  problem: "identity" | null;
  /** The code that was waited for is gone. */
  ended: boolean;
  saudiOnly: boolean;
  /** What the identity provider is called, where there is one. */
  provider: string | null;
  lastResult?: SubmissionResult;
}

/** The first step of signing in: one number, or the identity provider. */
export function PhoneForm({ lastResult, ...page }: PhoneFormProps) {
  const { t } = useTranslation("accounts");
  // One field and no rules in the browser: Conform's own hooks would only add to what a phone downloads.
  const code = CODES.find((known) => known === lastResult?.error?.phone?.[0]);
  const error = code && t(`login.phoneProblem.${code}`);
  const idle = useNavigation().state === "idle";
  return (
    <Page narrow title={t("login.title")} lead={t("login.lead")}>
      {idle && error && (
        <ErrorSummary title={t("problem")} errors={[{ fieldId: "phone", message: error }]} />
      )}
      {page.problem && <Notice kind="error">{t("login.identityProblem")}</Notice>}
      {page.ended && <Notice kind="warning">{t("login.codeEnded")}</Notice>}
      <Form method="post" className="stack">
        <input type="hidden" name="redirectTo" value={page.redirectTo} />
        <Field
          id="phone"
          name="phone"
          type="tel"
          defaultValue={String(lastResult?.initialValue?.phone ?? "")}
          label={page.saudiOnly ? t("login.phoneSaudi") : t("login.phone")}
          hint={t("login.phoneHint")}
          error={error}
          prefix={page.saudiOnly ? "+966" : undefined}
          autoComplete={page.saudiOnly ? "tel-national" : "tel"}
          inputMode="tel"
          dir="ltr"
        />
        <SubmitButton>{t("login.send")}</SubmitButton>
      </Form>
      {page.provider && (
        <>
          <p className="quiet">{t("login.or")}</p>
          <a
            className="button button-quiet"
            href={`/auth/oidc?${new URLSearchParams({ redirectTo: page.redirectTo })}`}
          >
            {t("login.provider", { provider: page.provider })}
          </a>
        </>
      )}
      <p className="quiet small">
        {t("login.privacy")} <a href="/privacy">{t("privacy.title")}</a>
      </p>
    </Page>
  );
}

import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { Draft } from "~/features/forms";
import { ErrorSummary } from "~/ui/ErrorSummary";
import { Field } from "~/ui/Field";
import { Notice } from "~/ui/Notice";
import { Page } from "~/ui/Page";
import { SubmitButton } from "~/ui/SubmitButton";

const CODES = ["invalid", "paused", "too_often", "unreachable"] as const;

interface PhoneFormProps {
  redirectTo: string;
  /** The identity provider's answer was not accepted, or the account may not be used. */
  problem: "identity" | "suspended" | null;
  /** The code that was waited for is gone. */
  ended: boolean;
  /** Pictures that were shared wait for their person to sign in. */
  shared: boolean;
  saudiOnly: boolean;
  /** What the identity provider is called, where there is one. */
  provider: string | null;
  /** The number that was refused. */
  draft: Draft | null;
}

/** The first step of signing in: one number, or the identity provider. */
export function PhoneForm({ draft, ...page }: PhoneFormProps) {
  const { t } = useTranslation("accounts");
  const code = CODES.find((known) => known === draft?.errors.phone);
  const error =
    code && t(`login.phoneProblem.${code === "invalid" && !page.saudiOnly ? "invalidAny" : code}`);
  return (
    <Page narrow title={t("login.title")} lead={t("login.lead")}>
      {error && (
        <ErrorSummary title={t("problem")} errors={[{ fieldId: "phone", message: error }]} />
      )}
      {page.problem && <Notice kind="error">{t(`login.problem.${page.problem}`)}</Notice>}
      {page.ended && <Notice kind="warning">{t("login.codeEnded")}</Notice>}
      {page.shared && <Notice>{t("login.shared")}</Notice>}
      <Form method="post" className="stack">
        <input type="hidden" name="redirectTo" value={page.redirectTo} />
        <Field
          id="phone"
          name="phone"
          type="tel"
          defaultValue={draft?.values.phone}
          label={page.saudiOnly ? t("login.phoneSaudi") : t("login.phone")}
          hint={page.saudiOnly ? t("login.phoneHint") : t("login.phoneHintAny")}
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

import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { LinkButton } from "~/ui/Button";
import { ErrorSummary } from "~/ui/ErrorSummary";
import { Field } from "~/ui/Field";
import { Notice } from "~/ui/Notice";
import { Page } from "~/ui/Page";
import { SubmitButton } from "~/ui/SubmitButton";

const CODE_PROBLEMS = ["invalid", "wrong", "expired", "no_tries", "too_many_wrong"] as const;
const RESEND_PROBLEMS = ["too_soon", "paused", "too_often"] as const;

interface CodeFormProps {
  /** Masked. */
  phone: string;
  redirectTo: string;
  /** Another code has just been sent. */
  sent: boolean;
  triesLeft: number;
  /** Until another code may be asked for. */
  seconds: number;
  /** Whether somebody who is signed in shows anew who they are: the number is theirs. */
  confirming: boolean;
  /** What was wrong with the `code`, or stood against a `resend`. */
  errors: Record<string, string> | null;
}

/** The second step of signing in: the six digits. */
export function CodeForm({ phone, redirectTo, sent, errors, ...rest }: CodeFormProps) {
  const { t } = useTranslation("accounts");
  const problem = CODE_PROBLEMS.find((known) => known === errors?.code);
  const error = problem && t(`verify.problem.${problem}`, { count: rest.triesLeft });
  const resend = RESEND_PROBLEMS.find((known) => known === errors?.resend);
  const waited = resend === "too_soon" && rest.seconds === 0;
  return (
    <Page narrow title={t("verify.title")}>
      {error && (
        <ErrorSummary title={t("problem")} errors={[{ fieldId: "code", message: error }]} />
      )}
      {resend && !waited && (
        <Notice kind="warning">
          {t(`verify.resendProblem.${resend}`, { count: rest.seconds })}
        </Notice>
      )}
      {sent && !errors && <Notice kind="good">{t("verify.sentAgain")}</Notice>}
      <p>
        {t("verify.lead")}{" "}
        <bdi className="unbroken" dir="ltr">
          {phone}
        </bdi>
      </p>
      {/* A whole new page: the person who comes in may read another language. */}
      <Form method="post" className="stack" reloadDocument>
        <input type="hidden" name="redirectTo" value={redirectTo} />
        <Field
          id="code"
          name="code"
          label={t("verify.code")}
          hint={t("verify.hint")}
          error={error}
          inputMode="numeric"
          autoComplete="one-time-code"
          dir="ltr"
        />
        <SubmitButton>{t(rest.confirming ? "confirm.title" : "verify.submit")}</SubmitButton>
      </Form>
      <Form method="post" className="cluster">
        <input type="hidden" name="redirectTo" value={redirectTo} />
        <SubmitButton quiet name="intent" value="resend">
          {t("verify.resend")}
        </SubmitButton>
        {!rest.confirming && (
          <LinkButton quiet to={`/login?${new URLSearchParams({ redirectTo })}`}>
            {t("verify.change")}
          </LinkButton>
        )}
      </Form>
    </Page>
  );
}

import type { SubmissionResult } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Button, LinkButton } from "~/ui/Button";
import { ErrorSummary } from "~/ui/ErrorSummary";
import { Field } from "~/ui/Field";
import { Notice } from "~/ui/Notice";
import { Page } from "~/ui/Page";
import { SubmitButton } from "~/ui/SubmitButton";

const CODES = ["invalid", "wrong", "expired", "no_tries"] as const;

interface CodeFormProps {
  /** Masked. */
  phone: string;
  redirectTo: string;
  /** Another code has just been sent. */
  sent: boolean;
  answer?: {
    result?: SubmissionResult;
    triesLeft?: number;
    resend?: "too_soon" | "too_often" | "unreachable";
    seconds?: number;
  };
}

/** The second step of signing in: the six digits. */
export function CodeForm({ phone, redirectTo, sent, answer }: CodeFormProps) {
  const { t } = useTranslation("accounts");
  const problem = CODES.find((known) => known === answer?.result?.error?.code?.[0]);
  const error = problem && t(`verify.problem.${problem}`, { count: answer?.triesLeft ?? 0 });
  const idle = useNavigation().state === "idle";
  return (
    <Page narrow title={t("verify.title")}>
      {idle && error && (
        <ErrorSummary title={t("problem")} errors={[{ fieldId: "code", message: error }]} />
      )}
      {answer?.resend && (
        <Notice kind="warning">
          {t(`verify.resendProblem.${answer.resend}`, { count: answer.seconds ?? 0 })}
        </Notice>
      )}
      {sent && !answer && <Notice kind="good">{t("verify.sentAgain")}</Notice>}
      <p>
        {t("verify.lead")} <bdi dir="ltr">{phone}</bdi>
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
        <SubmitButton>{t("verify.submit")}</SubmitButton>
      </Form>
      <Form method="post" className="cluster">
        <input type="hidden" name="redirectTo" value={redirectTo} />
        <Button quiet name="intent" value="resend">
          {t("verify.resend")}
        </Button>
        <LinkButton quiet to={`/login?${new URLSearchParams({ redirectTo })}`}>
          {t("verify.change")}
        </LinkButton>
      </Form>
    </Page>
  );
}

import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { Draft } from "~/features/forms";
import { LinkButton } from "~/ui/Button";
import { Notice } from "~/ui/Notice";
import { Page } from "~/ui/Page";
import { SubmitButton } from "~/ui/SubmitButton";

const PROBLEMS = ["paused", "too_often", "unreachable"] as const;

interface ConfirmFormProps {
  /** Where the person goes on to. */
  redirectTo: string;
  /** Masked; null where they have none. */
  phone: string | null;
  /** What the identity provider they can sign in with is called, if there is one. */
  provider: string | null;
  /** Why no code was sent. */
  draft: Draft | null;
}

/** Asks somebody who is signed in to show anew who they are. */
export function ConfirmForm({ redirectTo, phone, provider, draft }: ConfirmFormProps) {
  const { t } = useTranslation("accounts");
  const problem = PROBLEMS.find((known) => known === draft?.errors.phone);
  return (
    <Page narrow title={t("confirm.title")} lead={t("confirm.lead")}>
      {problem && <Notice kind="warning">{t(`verify.resendProblem.${problem}`)}</Notice>}
      {phone && (
        <Form method="post" className="stack">
          <input type="hidden" name="redirectTo" value={redirectTo} />
          <p>
            {t("account.phone")}{" "}
            <bdi className="unbroken" dir="ltr">
              {phone}
            </bdi>
          </p>
          <SubmitButton>{t("login.send")}</SubmitButton>
        </Form>
      )}
      {provider && (
        <p>
          <a
            className="button button-quiet"
            href={`/auth/oidc?${new URLSearchParams({ prove: "", redirectTo })}`}
          >
            {t("confirm.provider", { provider })}
          </a>
        </p>
      )}
      <p>
        <LinkButton quiet to="/profile">
          {t("confirm.cancel")}
        </LinkButton>
      </p>
    </Page>
  );
}

import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { Draft } from "~/features/forms";
import { SubmitButton } from "~/ui/SubmitButton";
import { TextArea } from "~/ui/TextArea";

/** Refuses a suggestion, with the reason. */
export function RefuseForm({ draft, problem }: { draft: Draft | null; problem?: string }) {
  const { t } = useTranslation("moderation");
  return (
    <Form method="post" className="stack" aria-labelledby="refuse">
      <h2 id="refuse">{t("refuse.title")}</h2>
      <TextArea
        id="reason"
        name="reason"
        label={t("refuse.reason")}
        hint={t("refuse.reasonHint")}
        defaultValue={draft?.values.reason}
        error={problem}
      />
      <SubmitButton quiet name="intent" value="refuse">
        {t("refuse.submit")}
      </SubmitButton>
    </Form>
  );
}

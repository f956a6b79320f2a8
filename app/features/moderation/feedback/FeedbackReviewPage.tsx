import { Form } from "@remix-run/react";
import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { STATES } from "~/features/feedback";
import { FeedbackRecord } from "~/features/feedback/ui";
import type { Draft } from "~/features/forms";
import { LinkButton } from "~/ui/Button";
import { ErrorSummary } from "~/ui/ErrorSummary";
import { Page } from "~/ui/Page";
import { Select } from "~/ui/Select";
import { SubmitButton } from "~/ui/SubmitButton";
import { TextArea } from "~/ui/TextArea";

interface FeedbackReviewPageProps {
  feedback: ComponentProps<typeof FeedbackRecord> & { id: string; username: string };
  draft: Draft | null;
}

/** One message for a moderator to move on, with a note its author reads. */
export function FeedbackReviewPage({ feedback, draft }: FeedbackReviewPageProps) {
  const { t } = useTranslation(["feedback", "accounts"]);
  const error = draft?.errors.note && t("review.noteProblem");
  return (
    <Page
      narrow
      title={t("record", { id: feedback.id })}
      lead={<bdi dir="ltr">@{feedback.username}</bdi>}
    >
      {error && (
        <ErrorSummary
          title={t("accounts:problem")}
          errors={[{ fieldId: "note", message: error }]}
        />
      )}
      <FeedbackRecord {...feedback} withActors />
      <Form method="post" className="stack">
        <Select
          id="state"
          name="state"
          defaultValue={draft?.values.state ?? feedback.state}
          label={t("review.state")}
          options={STATES.map((name) => ({ value: name, label: t(`states.${name}`) }))}
        />
        <TextArea
          id="note"
          name="note"
          key={feedback.events.length}
          defaultValue={draft?.values.note}
          label={t("review.note")}
          hint={t("review.noteHint")}
          error={error}
        />
        <SubmitButton>{t("review.submit")}</SubmitButton>
        <LinkButton quiet to="/moderate/feedback">
          {t("queue.title")}
        </LinkButton>
      </Form>
    </Page>
  );
}

import {
  getFormProps,
  getSelectProps,
  getTextareaProps,
  type SubmissionResult,
  useForm,
} from "@conform-to/react";
import { Form } from "@remix-run/react";
import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { LinkButton } from "~/ui/Button";
import { Page } from "~/ui/Page";
import { Select } from "~/ui/Select";
import { SubmitButton } from "~/ui/SubmitButton";
import { TextArea } from "~/ui/TextArea";
import { FeedbackRecord } from "./FeedbackRecord";
import { STATES } from "./state";

interface ReviewPageProps {
  feedback: ComponentProps<typeof FeedbackRecord> & { id: string; username: string };
  lastResult?: SubmissionResult;
}

const bare = { ariaAttributes: false } as const;

/** One message for a moderator to move on, with a note its author reads. */
export function ReviewPage({ feedback, lastResult }: ReviewPageProps) {
  const { t } = useTranslation("feedback");
  const [form, { state, note }] = useForm<{ state: string; note: string }>({
    id: "review",
    lastResult,
    defaultValue: { state: feedback.state },
  });
  return (
    <Page
      narrow
      title={t("record", { id: feedback.id })}
      lead={<bdi dir="ltr">@{feedback.username}</bdi>}
    >
      <FeedbackRecord {...feedback} withActors />
      <Form method="post" className="stack" {...getFormProps(form)}>
        <Select
          {...getSelectProps(state, bare)}
          key="state"
          label={t("review.state")}
          options={STATES.map((name) => ({ value: name, label: t(`states.${name}`) }))}
        />
        <TextArea
          {...getTextareaProps(note, bare)}
          key="note"
          label={t("review.note")}
          hint={t("review.noteHint")}
          error={note.errors && t("review.noteProblem")}
        />
        <SubmitButton>{t("review.submit")}</SubmitButton>
        <LinkButton quiet to="/moderate/feedback">
          {t("queue.title")}
        </LinkButton>
      </Form>
    </Page>
  );
}

import {
  getFormProps,
  getSelectProps,
  getTextareaProps,
  type SubmissionResult,
  useForm,
} from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ErrorSummary } from "~/ui/ErrorSummary";
import { Notice } from "~/ui/Notice";
import { Page } from "~/ui/Page";
import { Select } from "~/ui/Select";
import { SubmitButton } from "~/ui/SubmitButton";
import { TextArea } from "~/ui/TextArea";
import { type FeedbackLine, FeedbackList } from "./FeedbackList";
import { CATEGORIES } from "./state";

interface FeedbackPageProps {
  /** Names this copy of the form, so that sending it twice counts once. */
  formId: string;
  /** What someone had typed before they had to sign in again. */
  draft: Record<string, string> | null;
  mine: FeedbackLine[];
  lastResult?: SubmissionResult;
}

const bare = { ariaAttributes: false } as const;

/** The form for telling us something, and what one told us before. */
export function FeedbackPage({ formId, draft, mine, lastResult }: FeedbackPageProps) {
  const { t } = useTranslation(["feedback", "accounts"]);
  const idle = useNavigation().state === "idle";
  const [form, { category, message }] = useForm<{ category: string; message: string }>({
    id: "feedback",
    lastResult,
    defaultValue: draft ?? { category: CATEGORIES[0] },
  });
  const code = message.errors?.[0];
  const error = code && (code === "too_often" ? t("tooMany") : t("messageProblem"));
  return (
    <Page narrow title={t("title")} lead={t("lead")}>
      {idle && error && (
        <ErrorSummary
          title={t("accounts:problem")}
          errors={[{ fieldId: message.id, message: error }]}
        />
      )}
      {draft && <Notice>{t("accounts:draft")}</Notice>}
      <Form method="post" className="stack" {...getFormProps(form)}>
        <input type="hidden" name="formId" value={formId} />
        <Select
          {...getSelectProps(category, bare)}
          key="category"
          label={t("category")}
          options={CATEGORIES.map((name) => ({ value: name, label: t(`categories.${name}`) }))}
        />
        <TextArea
          {...getTextareaProps(message, bare)}
          key="message"
          label={t("message")}
          hint={t("messageHint")}
          error={error}
        />
        <SubmitButton>{t("send")}</SubmitButton>
      </Form>
      {mine.length > 0 && (
        <section className="stack" aria-labelledby="mine">
          <h2 id="mine">{t("mine")}</h2>
          <FeedbackList lines={mine} pathOf={(id) => `/feedback/${id}`} />
        </section>
      )}
    </Page>
  );
}

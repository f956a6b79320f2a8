import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { type Draft, isWhole } from "~/features/forms";
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
  /** What was refused, or typed before one had to sign in again. */
  draft: Draft | null;
  mine: FeedbackLine[];
}

/** What is said of a refused form by its code; any other is of the message. */
const PROBLEMS: Partial<Record<string, "tooMany" | "tooManyToday">> = {
  too_often: "tooMany",
  too_many_today: "tooManyToday",
};

/** The form for telling us something, and what one told us before. */
export function FeedbackPage({ formId, draft, mine }: FeedbackPageProps) {
  const { t } = useTranslation(["feedback", "accounts"]);
  const code = draft?.errors.message ?? draft?.errors.category;
  const error = code && t(PROBLEMS[code] ?? "messageProblem");
  return (
    <Page narrow title={t("title")} lead={t("lead")}>
      {error && (
        <ErrorSummary
          title={t("accounts:problem")}
          errors={[{ fieldId: "message", message: error }]}
        />
      )}
      {draft && isWhole(draft) && <Notice>{t("accounts:draft")}</Notice>}
      <Form method="post" className="stack">
        <input type="hidden" name="formId" value={formId} />
        <Select
          id="category"
          name="category"
          label={t("category")}
          defaultValue={draft?.values.category}
          options={CATEGORIES.map((name) => ({ value: name, label: t(`categories.${name}`) }))}
        />
        <TextArea
          id="message"
          name="message"
          label={t("message")}
          hint={t("messageHint")}
          defaultValue={draft?.values.message}
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

import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { Draft } from "~/features/forms";
import { Button, LinkButton } from "~/ui/Button";
import { ErrorSummary } from "~/ui/ErrorSummary";
import { Field } from "~/ui/Field";
import { Page } from "~/ui/Page";
import { SubmitButton } from "~/ui/SubmitButton";
import { TITLE_LENGTH } from "./title";

export interface ConversationFormProps {
  id: string;
  title: string;
  /** A name that was refused. */
  draft: Draft | null;
}

/** To name a conversation, or to delete it. */
export function ConversationForm({ id, title, draft }: ConversationFormProps) {
  const { t } = useTranslation("chat");
  const error = draft?.errors.title && t("manage.nameProblem");
  return (
    <Page narrow title={t("manage.title")} lead={<bdi>{title}</bdi>}>
      {error && (
        <ErrorSummary title={t("manage.problem")} errors={[{ fieldId: "title", message: error }]} />
      )}
      <Form method="post" className="stack">
        <Field
          id="title"
          name="title"
          label={t("manage.name")}
          error={error}
          maxLength={TITLE_LENGTH}
          defaultValue={draft ? (draft.values.title ?? "") : title}
          autoComplete="off"
        />
        <SubmitButton name="intent" value="rename">
          {t("manage.save")}
        </SubmitButton>
      </Form>
      <Form method="post" className="stack stack-tight">
        <p>{t("manage.deleteLead")}</p>
        <p>
          <Button quiet name="intent" value="delete">
            {t("manage.delete")}
          </Button>
        </p>
      </Form>
      <p className="cluster">
        <LinkButton quiet to={`/chat/${id}`}>
          {t("manage.open")}
        </LinkButton>
        <LinkButton quiet to="/chats">
          {t("manage.back")}
        </LinkButton>
      </p>
    </Page>
  );
}

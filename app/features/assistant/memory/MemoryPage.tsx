import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { Draft } from "~/features/forms";
import { Button, LinkButton } from "~/ui/Button";
import { Card } from "~/ui/Card";
import { ErrorSummary } from "~/ui/ErrorSummary";
import { Field } from "~/ui/Field";
import { Notice } from "~/ui/Notice";
import { Page } from "~/ui/Page";
import { SubmitButton } from "~/ui/SubmitButton";
import { FACT_LENGTH } from "../facts/limits";
import { MEMORY_PROBLEMS, type MemoryNote } from "./memory-form";

export interface MemoryPageProps {
  facts: { id: string; text: string }[];
  note: MemoryNote | null;
  /** What was not kept, and why; or what had to wait for its person to sign in. */
  draft: Draft | null;
}

/** What a person told the assistant about themselves: to see, to add to, to change and to delete. */
export function MemoryPage({ facts, note, draft }: MemoryPageProps) {
  const { t } = useTranslation("chat");
  const problem = MEMORY_PROBLEMS.find((known) => known === draft?.errors.text);
  const message = problem && t(`memory.problem.${problem === "too_many" ? "full" : problem}`);
  // A fact that is gone can't have a form of its own: what was typed stands in that for new ones.
  const at = facts.find(({ id }) => id === draft?.values.id)?.id ?? "";
  const fieldOf = (id: string) => (draft && at === id ? { typed: draft.values.text, message } : {});
  const added = fieldOf("");
  return (
    <Page narrow title={t("memory.title")} lead={t("memory.lead")}>
      {message && (
        <ErrorSummary
          title={t("memory.problemTitle")}
          errors={[{ fieldId: at || "new-fact", message }]}
        />
      )}
      {note && !problem && <Notice kind="good">{t(`memory.note.${note}`)}</Notice>}
      <Form method="post" className="stack" key={`new-${facts.length}`}>
        <Field
          id="new-fact"
          name="text"
          label={t("memory.add")}
          hint={t("memory.addHint")}
          error={added.message}
          maxLength={FACT_LENGTH}
          defaultValue={added.typed ?? ""}
          autoComplete="off"
        />
        <SubmitButton name="intent" value="add">
          {t("memory.submit")}
        </SubmitButton>
      </Form>
      {facts.length === 0 ? (
        <p>{t("memory.empty")}</p>
      ) : (
        <ul className="stack">
          {facts.map(({ id, text }) => (
            <li key={id}>
              <Card>
                <Form method="post" className="stack stack-tight">
                  <input type="hidden" name="id" value={id} />
                  <Field
                    id={id}
                    name="text"
                    label={t("memory.fact")}
                    error={fieldOf(id).message}
                    maxLength={FACT_LENGTH}
                    defaultValue={fieldOf(id).typed ?? text}
                    autoComplete="off"
                  />
                  <p className="cluster">
                    <Button
                      quiet
                      name="intent"
                      value="save"
                      aria-label={t("memory.saveOne", { fact: text })}
                    >
                      {t("memory.save")}
                    </Button>
                    <Button
                      quiet
                      name="intent"
                      value="delete"
                      aria-label={t("memory.deleteOne", { fact: text })}
                      formNoValidate
                    >
                      {t("memory.delete")}
                    </Button>
                  </p>
                </Form>
              </Card>
            </li>
          ))}
        </ul>
      )}
      <p className="cluster">
        <LinkButton quiet to="/chat">
          {t("title")}
        </LinkButton>
      </p>
    </Page>
  );
}

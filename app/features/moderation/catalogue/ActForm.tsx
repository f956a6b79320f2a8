import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Draft } from "~/features/forms";
import { Field } from "~/ui/Field";
import { SubmitButton } from "~/ui/SubmitButton";
import { wrongAct } from "./act-problem";

interface ActFormProps {
  act: "rename" | "merge" | "hide" | "show";
  title: string;
  lead?: string;
  /** What the button says. */
  submit: string;
  draft: Draft | null;
  children?: ReactNode;
}

/** One thing that a moderator can do about a restaurant or a dish, and why they do it. */
export function ActForm({ act, title, lead, submit, draft, children }: ActFormProps) {
  const { t } = useTranslation("moderation");
  const wrong = wrongAct(draft);
  const isThis = draft?.values.act === act;
  return (
    <Form method="post" className="stack" aria-labelledby={act}>
      <h2 id={act}>{title}</h2>
      {lead && <p>{lead}</p>}
      {children}
      <Field
        id={`reason-${act}`}
        name="reason"
        label={t("person.reason")}
        hint={t("person.reasonHint")}
        defaultValue={isThis ? draft.values.reason : ""}
        error={isThis && wrong?.problem === "reason" ? t("place.problem.reason") : undefined}
        dir="auto"
      />
      <SubmitButton name="act" value={act}>
        {submit}
      </SubmitButton>
    </Form>
  );
}

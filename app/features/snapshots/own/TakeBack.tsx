import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "~/ui/SubmitButton";

const WORDS = {
  unsent: "own.discard",
  waiting: "own.takeBack",
  accepted: "own.takeBack",
  rejected: "own.deletePictures",
} as const;

interface TakeBackProps {
  id: string;
  /** What became of it; null where it was not sent. */
  state: "waiting" | "accepted" | "rejected" | null;
}

/** Takes back what was sent, or throws away what was not. What was rejected stays so, and only its pictures go. */
export function TakeBack({ id, state }: TakeBackProps) {
  const { t } = useTranslation("outcomes");
  return (
    <Form method="post" action="/contributions">
      <input type="hidden" name="id" value={id} />
      <SubmitButton quiet>{t(WORDS[state ?? "unsent"])}</SubmitButton>
    </Form>
  );
}

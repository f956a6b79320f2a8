import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "~/ui/SubmitButton";

/** Takes back what was sent, or throws away what was not. */
export function TakeBack({ id, sent }: { id: string; sent: boolean }) {
  const { t } = useTranslation("outcomes");
  return (
    <Form method="post" action="/contributions">
      <input type="hidden" name="id" value={id} />
      <SubmitButton quiet>{t(sent ? "own.takeBack" : "own.discard")}</SubmitButton>
    </Form>
  );
}

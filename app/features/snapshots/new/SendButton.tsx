import { useNavigation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "~/ui/SubmitButton";

/** Sends the pictures once, and says that they are on their way. */
export function SendButton() {
  const { t } = useTranslation("uploads");
  const sending = useNavigation().state === "submitting";
  return <SubmitButton>{t(sending ? "new.sending" : "new.send")}</SubmitButton>;
}

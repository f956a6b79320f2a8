import { useTranslation } from "react-i18next";
import { Button } from "~/ui/Button";
import type { SentForm } from "./sent-form";

/** Sends a form again that could not be taken, with all that was in it. */
export function SendAgain({ to, fields }: SentForm) {
  const { t } = useTranslation();
  return (
    <>
      <p>{t("error.awaySent")}</p>
      <form method="post" action={to}>
        {fields.map(([name, value]) => (
          <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
        ))}
        <Button>{t("error.sendAgain")}</Button>
      </form>
    </>
  );
}

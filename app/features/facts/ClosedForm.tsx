import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "~/ui/SubmitButton";

/** Says that a restaurant is closed for good or, of one that is shown so, that it sells again. */
export function ClosedForm({ isClosed }: { isClosed: boolean }) {
  const { t } = useTranslation("facts");
  return (
    <Form method="post" className="stack" aria-labelledby="tell-closed">
      <h2 id="tell-closed">{t(isClosed ? "tell.opening" : "tell.closing")}</h2>
      <p>{t(isClosed ? "tell.openingLead" : "tell.closingLead")}</p>
      <input type="hidden" name="closed" value={isClosed ? "no" : "yes"} />
      <SubmitButton quiet name="about" value="closed">
        {t(isClosed ? "tell.openingSubmit" : "tell.closingSubmit")}
      </SubmitButton>
    </Form>
  );
}

import { useTranslation } from "react-i18next";
import { LinkButton } from "~/ui/Button";
import { EmptyReceipt } from "~/ui/EmptyReceipt";
import { Page } from "~/ui/Page";
import { LONGEST_QUERY } from "./longest-query";

/** The answer to no question, or to one that is too long. The search field stands in the header. */
export function AskAgain({ problem }: { problem: "blank" | "tooLong" }) {
  const { t } = useTranslation("search");
  return (
    <Page narrow title={t(`${problem}.title`)} lead={t(`${problem}.text`, { max: LONGEST_QUERY })}>
      <EmptyReceipt />
      <p>
        <LinkButton to="/">{t("home")}</LinkButton>
      </p>
    </Page>
  );
}

import { useTranslation } from "react-i18next";
import { LinkButton } from "~/ui/Button";
import { Page } from "~/ui/Page";
import { StatusWord } from "./StatusLine";

const STATUSES = ["verified", "unverified", "stale"] as const;
const SECTIONS = ["confidence", "made", "company", "fees", "seen", "wrong"] as const;

/** What the words beside a price mean, how it comes about and who sees what. A status leads to its own paragraph. */
export function Help() {
  const { t } = useTranslation(["help", "common"]);
  return (
    <Page narrow title={t("title")} lead={t("lead")}>
      {STATUSES.map((status) => (
        <section key={status} id={status} className="stack stack-tight">
          <h2>
            <StatusWord status={status} />
          </h2>
          <p>{t(`${status}.text`)}</p>
        </section>
      ))}
      {SECTIONS.map((section) => (
        <section key={section} id={section} className="stack stack-tight">
          <h2>{t(`${section}.title`)}</h2>
          <p>{t(`${section}.text`)}</p>
        </section>
      ))}
      <p className="cluster">
        <LinkButton to="/contribute/snapshot/new">{t("common:navigation.contribute")}</LinkButton>
        <LinkButton quiet to="/quality">
          {t("quality")}
        </LinkButton>
        <LinkButton quiet to="/privacy">
          {t("common:footer.privacy")}
        </LinkButton>
      </p>
    </Page>
  );
}

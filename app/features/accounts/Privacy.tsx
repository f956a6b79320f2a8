import { useTranslation } from "react-i18next";
import { LinkButton } from "~/ui/Button";
import { Notice } from "~/ui/Notice";
import { Page } from "~/ui/Page";

const SECTIONS = [
  "kept",
  "notKept",
  "searches",
  "pictures",
  "orders",
  "cookies",
  "shared",
  "rights",
  "deletion",
] as const;

interface PrivacyProps {
  deleted: boolean;
  /** After how many days a sign-in ends that nobody uses, and any: in words. */
  signIns: { unused: string; most: string };
}

/** What is kept about people and what they can do about it. */
export function Privacy({ deleted, signIns }: PrivacyProps) {
  const { t } = useTranslation("accounts");
  return (
    <Page narrow title={t("privacy.title")} lead={t("privacy.lead")}>
      {deleted && <Notice kind="good">{t("privacy.deleted")}</Notice>}
      {SECTIONS.map((section) => (
        <section key={section} className="stack stack-tight">
          <h2>{t(`privacy.${section}.title`)}</h2>
          <p>{t(`privacy.${section}.text`, signIns)}</p>
        </section>
      ))}
      <p className="cluster">
        <LinkButton quiet to="/profile">
          {t("profile.title")}
        </LinkButton>
      </p>
    </Page>
  );
}

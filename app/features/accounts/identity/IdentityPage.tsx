import { useTranslation } from "react-i18next";
import { Identities, type IdentitiesProps } from "~/features/accounts/profile/Identities";
import { LinkButton } from "~/ui/Button";
import { Page } from "~/ui/Page";

/** Linking and unlinking by themselves, for those who had to show first who they are. */
export function IdentityPage(page: IdentitiesProps) {
  const { t } = useTranslation("accounts");
  return (
    <Page narrow title={t("account.title")}>
      <Identities {...page} />
      <p>
        <LinkButton quiet to="/profile">
          {t("profile.title")}
        </LinkButton>
      </p>
    </Page>
  );
}

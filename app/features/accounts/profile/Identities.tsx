import { useTranslation } from "react-i18next";
import { Button } from "~/ui/Button";

export interface IdentitiesProps {
  /** Those of a provider that is not configured any more are not offered for signing in. */
  identities: readonly { issuer: string; subject: string; isOffered: boolean }[];
  /** Whether there is a way to sign in left without one of them. */
  mayUnlink: boolean;
  /** What the configured provider is called; null where there is none. */
  provider: string | null;
}

/** The identities one may sign in with, each with a way to unlink it, or the way to link one. */
export function Identities({ identities, mayUnlink, provider }: IdentitiesProps) {
  const { t } = useTranslation("accounts");
  if (identities.length === 0)
    return (
      provider && (
        <p>
          <a className="button button-quiet" href="/auth/oidc?link=1">
            {t("account.link", { provider })}
          </a>
        </p>
      )
    );
  return identities.map(({ issuer, subject, isOffered }) => (
    <form key={`${issuer} ${subject}`} action="/profile/identity" method="post" className="cluster">
      <input type="hidden" name="issuer" value={issuer} />
      <input type="hidden" name="subject" value={subject} />
      <span>
        {isOffered && provider
          ? t("account.linked", { provider })
          : t("account.linkedGone", { provider: new URL(issuer).hostname })}
      </span>
      {mayUnlink ? (
        <Button quiet>{t("account.unlink")}</Button>
      ) : (
        isOffered && <span className="quiet small">{t("account.onlyWay")}</span>
      )}
    </form>
  ));
}

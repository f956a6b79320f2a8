import { Link, useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Icon } from "~/ui/Icon";

/** To sign in and come back to this page; once signed in, to one's profile. */
export function AccountLink({ signedIn }: { signedIn: boolean }) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const here = pathname === "/" || pathname.startsWith("/login") ? "" : pathname + search;
  const login = here ? `/login?${new URLSearchParams({ redirectTo: here })}` : "/login";
  return (
    <Link className="language-menu-button account-link" to={signedIn ? "/profile" : login}>
      <Icon name="circle-user" />
      <span className="account-link-text">
        {t(signedIn ? "account.profile" : "account.signIn")}
      </span>
    </Link>
  );
}

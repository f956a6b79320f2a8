import { Link, useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { DESTINATIONS } from "./destinations";

/** The main places of the service, in one line, or two where it is narrow. */
export function Navigation() {
  const { t } = useTranslation();
  const pathname = useLocation().pathname.toLowerCase();
  const isHere = (to: string) => pathname === to || pathname.startsWith(`${to}/`);
  return (
    <nav className="page navigation" aria-label={t("navigation.label")}>
      <ul>
        {DESTINATIONS.map(({ to, name }) => (
          <li key={to}>
            <Link to={to} aria-current={isHere(to) ? "page" : undefined}>
              {t(name)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

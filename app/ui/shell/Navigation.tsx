import { NavLink } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { DESTINATIONS } from "./destinations";

/** The main places of the service, in one line, or two where it is narrow. */
export function Navigation() {
  const { t } = useTranslation();
  return (
    <nav className="page navigation" aria-label={t("navigation.label")}>
      <ul>
        {DESTINATIONS.map(({ to, name }) => (
          <li key={to}>
            <NavLink to={to}>{t(name)}</NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

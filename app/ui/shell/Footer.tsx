import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Button } from "~/ui/Button";
import type { Theme } from "~/ui/theme";
import { LanguageLinks } from "./LanguageLinks";
import { ThemeChooser } from "./ThemeChooser";

/** Who drew the outlines that come along, and their licence, which asks to be named. */
const OUTLINES = "https://whosonfirst.org/docs/licenses/";

const OPEN_MAP = "https://www.openstreetmap.org/copyright";

interface FooterProps {
  theme: Theme;
  /** Whether places come from OpenStreetMap, which asks to be named. */
  openMap: boolean;
  signedIn: boolean;
}

/** The end of every page: what this is, in which language, light or dark. */
export function Footer({ theme, openMap, signedIn }: FooterProps) {
  const { t } = useTranslation();
  return (
    <footer className="footer">
      <div className="page footer-columns">
        <div className="stack stack-tight">
          <p className="footer-title">{t("name")}</p>
          <p className="quiet">{t("footer.about")}</p>
          <p className="cluster">
            <Link to="/districts" className="footer-link">
              {t("footer.districts")}
            </Link>
            <Link to="/cuisines" className="footer-link">
              {t("footer.cuisines")}
            </Link>
            <Link to="/help" className="footer-link">
              {t("footer.help")}
            </Link>
            <Link to="/developers" className="footer-link">
              {t("footer.developers")}
            </Link>
            <Link to="/privacy" className="footer-link">
              {t("footer.privacy")}
            </Link>
          </p>
          <p className="quiet small">
            {t("footer.outlines")}{" "}
            <a className="footer-link" href={OUTLINES} lang="en" dir="ltr" rel="noreferrer">
              Who’s On First
            </a>
          </p>
          {openMap && (
            <p className="quiet small">
              {t("footer.places")}{" "}
              <a className="footer-link" href={OPEN_MAP} lang="en" dir="ltr" rel="noreferrer">
                © OpenStreetMap contributors
              </a>
            </p>
          )}
          {signedIn && (
            <form action="/logout" method="post">
              <Button quiet>{t("account.signOut")}</Button>
            </form>
          )}
        </div>
        <nav aria-label={t("language.label")}>
          <p className="footer-title" aria-hidden="true">
            {t("language.label")}
          </p>
          <LanguageLinks className="footer-languages" />
        </nav>
        <ThemeChooser theme={theme} />
      </div>
    </footer>
  );
}

import { Link, useLocation, useSearchParams } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { LANGUAGES } from "~/i18n/languages";
import { useLanguage } from "~/i18n/use-language";
import { AccountLink } from "./AccountLink";
import { LanguageMenu } from "./LanguageMenu";
import { Navigation } from "./Navigation";
import { SearchForm } from "./SearchForm";
import { Wordmark } from "./Wordmark";

/** The top of every page: home, search, language, account, and the main places. The home page has its own, larger search. */
export function Header({ signedIn }: { signedIn: boolean }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  return (
    <header className="masthead">
      <div className="page masthead-row">
        <Link to="/" className="masthead-home" aria-label={t("shell.home")}>
          <Wordmark />
          {LANGUAGES[language].names === "en" && (
            <span className="masthead-latin">{t("name")}</span>
          )}
        </Link>
        {pathname !== "/" && <SearchForm query={params.get("q") ?? ""} />}
        <LanguageMenu />
        <AccountLink signedIn={signedIn} />
      </div>
      <Navigation />
      <div className="najdi" />
    </header>
  );
}

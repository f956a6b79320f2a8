import { Link, useLocation } from "@remix-run/react";
import { type ReactNode, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useOrderSoFar, withOrder } from "~/ui/order-so-far";
import type { Theme } from "~/ui/theme";
import { Footer } from "./Footer";
import { Header } from "./Header";
import { useFocusOnNewPage, useWaiting } from "./use-new-page";

interface ShellProps {
  theme: Theme;
  /** Whether what people see is made up, which every page then says. */
  sampleData: boolean;
  /** Whether places come from OpenStreetMap. */
  openMap: boolean;
  signedIn: boolean;
  children: ReactNode;
}

/** What stands around every page, error pages included. */
export function Shell({ theme, sampleData, openMap, signedIn, children }: ShellProps) {
  const { t } = useTranslation();
  const content = useRef<HTMLElement>(null);
  const waiting = useWaiting();
  const order = useOrderSoFar();
  const { pathname } = useLocation();
  useFocusOnNewPage(content);
  return (
    <>
      <a className="skip-link" href="#content">
        {t("shell.skip")}
      </a>
      <Header signedIn={signedIn} />
      {sampleData && (
        <aside className="sample-line" aria-label={t("sampleLabel")}>
          <p className="page">{t("sample")}</p>
        </aside>
      )}
      {order && pathname !== "/basket" && (
        <p className="page order-so-far">
          <Link to={withOrder("/basket", order)} className="target-link" rel="nofollow">
            {t("backToOrder")}
          </Link>
        </p>
      )}
      <main id="content" tabIndex={-1} ref={content} aria-busy={waiting || undefined}>
        {children}
      </main>
      <Footer theme={theme} openMap={openMap} signedIn={signedIn} />
    </>
  );
}

import { type ReactNode, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Theme } from "~/ui/theme";
import { Footer } from "./Footer";
import { Header } from "./Header";
import { useFocusOnNewPage, useWaiting } from "./use-new-page";

interface ShellProps {
  theme: Theme;
  /** Whether what people see is made up, which every page then says. */
  sampleData: boolean;
  signedIn: boolean;
  children: ReactNode;
}

/** What stands around every page, error pages included. */
export function Shell({ theme, sampleData, signedIn, children }: ShellProps) {
  const { t } = useTranslation();
  const content = useRef<HTMLElement>(null);
  const waiting = useWaiting();
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
      <main id="content" tabIndex={-1} ref={content} aria-busy={waiting || undefined}>
        {children}
      </main>
      <Footer theme={theme} signedIn={signedIn} />
    </>
  );
}

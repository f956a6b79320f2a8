import { useLocation } from "@remix-run/react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "~/i18n/use-language";
import { isAnythingKept, isWanted } from "./kept";

/** How long a page is let settle before it is kept, ms: by then what it shows has come. */
const SETTLED_MS = 1_000;

/**
 * Has pages that people want again kept for when the network is gone. What does so is loaded behind the page, and only on
 * those pages, or where something is kept that may be somebody else's.
 */
export function KeepForOffline({ reader }: { reader: string }) {
  const { pathname, search } = useLocation();
  const language = useLanguage();
  const { i18n } = useTranslation();
  useEffect(() => {
    if (!("serviceWorker" in navigator) || !("caches" in window)) return;
    const keep = async () => {
      if (!isWanted(pathname, search) && !(await isAnythingKept())) return;
      const [{ keepPage }, { sendKept }] = await Promise.all([
        import("./keep-page"),
        import("./uploads"),
        i18n.loadNamespaces("offline"),
      ]);
      if (location.pathname !== pathname || location.search !== search) return;
      await keepPage({ reader, language, t: i18n.getFixedT(language, "offline") });
      await sendKept();
    };
    // Where a browser keeps nothing, as in a private window, pages are as they were.
    const timer = setTimeout(() => void keep().catch(() => undefined), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [pathname, search, reader, language, i18n]);
  return null;
}

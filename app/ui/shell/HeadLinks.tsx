import { useLocation, useMatches } from "@remix-run/react";
import { isLanguage, LANGUAGE_CODES } from "~/i18n/languages";
import { useLanguage } from "~/i18n/use-language";
import regular from "~/ui/fonts/plex-sans-arabic-400.woff2?url";
import bold from "~/ui/fonts/plex-sans-arabic-600.woff2?url";
import { canonicalPathIn } from "./path-in";

/** A page that can be reached by several addresses says which is its own: its loader gives `canonical`, the path of it. */
const canonicalPathOf = (data: unknown): string | undefined =>
  typeof data === "object" && data && "canonical" in data && typeof data.canonical === "string"
    ? data.canonical
    : undefined;

/** What installs the service, what a search engine needs to know one page from its translations, and the fonts Arabic is read in. */
export function HeadLinks({ origin }: { origin: string | undefined }) {
  const language = useLanguage();
  const shown = useLocation();
  const canonicalPath = useMatches()
    .map(({ data }) => canonicalPathOf(data))
    .at(-1);
  const location = { ...shown, pathname: canonicalPath ?? shown.pathname };
  const asked = new URLSearchParams(location.search).get("lng");
  const canonical = canonicalPathIn(isLanguage(asked) ? asked : null, location);
  return (
    <>
      {language === "ar" &&
        [regular, bold].map((href) => (
          <link
            key={href}
            rel="preload"
            as="font"
            type="font/woff2"
            href={href}
            crossOrigin="anonymous"
          />
        ))}
      <link rel="manifest" href={`/manifest.webmanifest?lng=${language}`} />
      {origin && (
        <>
          <link rel="canonical" href={origin + canonical} />
          <link
            rel="alternate"
            hrefLang="x-default"
            href={origin + canonicalPathIn(null, location)}
          />
          {LANGUAGE_CODES.map((code) => (
            <link
              key={code}
              rel="alternate"
              hrefLang={code}
              href={origin + canonicalPathIn(code, location)}
            />
          ))}
        </>
      )}
    </>
  );
}

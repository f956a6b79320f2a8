import { RemixBrowser } from "@remix-run/react";
import { createInstance } from "i18next";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { I18nextProvider, initReactI18next } from "react-i18next";
import { getInitialNamespaces } from "remix-i18next/client";
import { catalogueFiles } from "~/i18n/catalogues.client";
import { DEFAULT_LANGUAGE } from "~/i18n/languages";
import { i18nextOptions } from "~/i18n/options";

const lng = document.documentElement.dataset.language ?? DEFAULT_LANGUAGE;
const ns = getInitialNamespaces();
const i18n = createInstance();
await i18n
  .use(initReactI18next)
  .use(catalogueFiles)
  .init({
    ...i18nextOptions,
    // Every catalogue is whole, so the browser need not fetch a second one to fall back on.
    fallbackLng: false,
    // A page that needs another catalogue waits for it, and the old page stays until it is there.
    react: { useSuspense: true },
    lng,
    ns,
  });

// The server's page works by itself: better that than one whose words did not arrive.
const missing = ns.filter((name) => !i18n.hasResourceBundle(lng, name));
if (missing.length > 0) throw new Error(`Not loaded: ${missing.join(", ")}`);

startTransition(() => {
  hydrateRoot(
    document,
    <I18nextProvider i18n={i18n}>
      <StrictMode>
        <RemixBrowser />
      </StrictMode>
    </I18nextProvider>,
  );
});

import { RemixBrowser } from "@remix-run/react";
import { createInstance } from "i18next";
import { StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { I18nextProvider, initReactI18next } from "react-i18next";
import { getInitialNamespaces } from "remix-i18next/client";
import { catalogueFiles } from "~/i18n/catalogues.client";
import { DEFAULT_LANGUAGE } from "~/i18n/languages";
import { i18nextOptions } from "~/i18n/options";

/** Whether the address is still that of the page which was loaded, its part within the page aside. */
function isInPlace(): boolean {
  const loaded = performance.getEntriesByType("navigation").at(0)?.name.split("#")[0];
  return !loaded?.startsWith(location.origin) || loaded === location.href.split("#")[0];
}

/** Whether another page was asked for. One more press while it comes leads elsewhere, and what was asked for with it. */
let leaving = false;

/**
 * Back and Forward, pressed before the page listens, change the address without it: the page of that is loaded. The
 * router, which hears of them a little before its first page stands, would begin to lead there as well.
 */
const follow = (pressed?: Event) => {
  pressed?.stopImmediatePropagation();
  if (!leaving && isInPlace()) return;
  leaving = true;
  location.reload();
};
addEventListener("popstate", follow);

/**
 * What makes React finish a page at once that it has begun (its `discreteReplayableEvents`). RemixBrowser first waits for
 * what the page was made from, and where React cannot wait it gives up (its errors 426 and 345).
 */
const HURRYING =
  "mousedown mouseup click auxclick dblclick contextmenu pointerdown pointerup pointercancel touchstart touchend touchcancel dragstart dragend drop keydown keypress keyup input change submit reset copy cut paste compositionstart compositionend textInput".split(
    " ",
  );

/** Until the page listens, the browser alone does what a press asks for, as it did before this code came. */
const keepFromReact = (event: Event) => event.stopPropagation();

/** From its first effect on, the page listens itself. */
function Listening() {
  useEffect(() => {
    for (const type of HURRYING) removeEventListener(type, keepFromReact, true);
    if (!leaving) removeEventListener("popstate", follow);
  }, []);
  return null;
}

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

// Until the other page comes, the server's stands here and works by itself.
follow();
if (!leaving) {
  for (const type of HURRYING)
    addEventListener(type, keepFromReact, { capture: true, passive: true });
  startTransition(() => {
    hydrateRoot(
      document,
      <I18nextProvider i18n={i18n}>
        <StrictMode>
          <RemixBrowser />
          <Listening />
        </StrictMode>
      </I18nextProvider>,
    );
  });
}

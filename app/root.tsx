import type { HeadersFunction, LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { data } from "@remix-run/node";
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLoaderData,
  useRouteError,
  useRouteLoaderData,
} from "@remix-run/react";
import type { ReactNode } from "react";
import { switchLanguage } from "~/features/accounts/preferred-language.server";
import { currentSession } from "~/features/accounts/session/current-session.server";
import { readerOf } from "~/features/accounts/session/reader.server";
import { isFromOpenMap } from "~/features/catalogue/open-map.server";
import { isSampleData } from "~/features/catalogue/sample.server";
import { PlatformNamesProvider } from "~/features/prices/platform-names";
import { namesOfPlatforms } from "~/features/prices/platform-names.server";
import { themeOf } from "~/features/theme/theme.server";
import { KeepForOffline } from "~/front/offline/KeepForOffline";
import { unlessItWaits } from "~/front/offline/waits";
import { whileAway } from "~/front/while-away.server";
import { languageCookie, languageOf } from "~/i18n/i18n.server";
import { isLanguage, LANGUAGES } from "~/i18n/languages";
import { SHELL_NAMESPACES } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translate.server";
import { useLanguage } from "~/i18n/use-language";
import { env } from "~/server/env.server";
import { shownAt } from "~/server/http/request-state.server";
import { services } from "~/services.server";
import styles from "~/styles.css?url";
import { useNonce } from "~/ui/nonce";
import { useRequestId } from "~/ui/request-id";
import { ErrorPage, useErrorTitle } from "~/ui/shell/ErrorPage";
import { HeadLinks } from "~/ui/shell/HeadLinks";
import { Shell } from "~/ui/shell/Shell";
import { ThemeColour } from "~/ui/shell/ThemeColour";
import { useOneLanguage } from "~/ui/shell/use-new-page";
import type { Site } from "~/ui/site";

export const handle = { i18n: SHELL_NAMESPACES };

export const links: LinksFunction = () => [
  { rel: "stylesheet", href: styles },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/icon-apple-180.png" },
];

/** Remix-serve asks it itself at an address that no route has. */
export const loader = whileAway(async ({ request }: LoaderFunctionArgs) => {
  const { db } = services();
  const url = new URL(request.url);
  const t = await translatorOf(request, "common");
  const language = await languageOf(request);
  const chosen = isLanguage(url.searchParams.get("lng"));
  if (chosen) await switchLanguage(db, request, language);
  return data(
    {
      language,
      origin: env().APP_ORIGIN ?? url.origin,
      name: t("name"),
      description: t("description"),
      platformNames: namesOfPlatforms(await translatorOf(request, "prices")),
      theme: await themeOf(request),
      sampleData: await isSampleData(db, shownAt(request)),
      openMap: await isFromOpenMap(db, shownAt(request)),
      reader: await readerHere(request),
    } satisfies Site & Record<string, unknown>,
    { headers: chosen ? { "Set-Cookie": await languageCookie.remember(language) } : {} },
  );
});

/** Who reads, as a short hash; empty where nobody is signed in. */
async function readerHere(request: Request): Promise<string> {
  const session = await currentSession(services().db, request);
  return session ? readerOf(session.user.id) : "";
}

export const shouldRevalidate = unlessItWaits;

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/** Around every page, error pages included: then the loader may not have run, and nothing here needs it. */
export function Layout({ children }: { children: ReactNode }) {
  const site = useRouteLoaderData<typeof loader>("root");
  const theme = site?.theme ?? "auto";
  const language = useLanguage();
  const nonce = useNonce();
  useOneLanguage(language, site?.language);
  // Where nothing failed it is null or undefined, depending on how the page was reached.
  const failed = (useRouteError() ?? null) !== null;
  const requestId = useRequestId();
  const errorTitle = useErrorTitle();
  return (
    <html
      lang={language}
      dir={LANGUAGES[language].dir}
      data-language={language}
      data-reader={site?.reader || undefined}
      data-theme={theme === "auto" ? undefined : theme}
      data-request-id={failed && requestId ? requestId : undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <ThemeColour theme={theme} />
        {failed ? <title>{errorTitle}</title> : <Meta />}
        <HeadLinks origin={failed ? undefined : site?.origin} />
        <Links />
      </head>
      <body>
        <Shell
          theme={theme}
          sampleData={site?.sampleData ?? false}
          openMap={site?.openMap ?? false}
          signedIn={Boolean(site?.reader)}
        >
          <PlatformNamesProvider value={site?.platformNames ?? {}}>
            {children}
          </PlatformNamesProvider>
        </Shell>
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function App() {
  const { reader } = useLoaderData<typeof loader>();
  return (
    <>
      <Outlet />
      <KeepForOffline reader={reader} />
    </>
  );
}

export const ErrorBoundary = ErrorPage;

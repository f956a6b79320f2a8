import type { HeadersFunction, LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { data } from "@remix-run/node";
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteLoaderData,
} from "@remix-run/react";
import type { ReactNode } from "react";
import { isSampleData } from "~/features/catalogue/sample.server";
import { languageCookie, languageOf } from "~/i18n/i18n.server";
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES } from "~/i18n/languages";
import { SHELL_NAMESPACES } from "~/i18n/namespaces";
import { env } from "~/server/env.server";
import { services } from "~/services.server";
import styles from "~/styles.css?url";
import { useNonce } from "~/ui/nonce";

export const handle = { i18n: SHELL_NAMESPACES };

export const links: LinksFunction = () => [
  { rel: "stylesheet", href: styles },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
];

export async function loader({ request }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const language = await languageOf(request);
  const chosen = isLanguage(url.searchParams.get("lng"));
  return data(
    {
      language,
      origin: env().APP_ORIGIN ?? url.origin,
      sampleData: await isSampleData(services().db),
    },
    { headers: chosen ? { "Set-Cookie": await languageCookie.serialize(language) } : {} },
  );
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export function Layout({ children }: { children: ReactNode }) {
  const language = useRouteLoaderData<typeof loader>("root")?.language ?? DEFAULT_LANGUAGE;
  const nonce = useNonce();
  return (
    <html lang={language} dir={LANGUAGES[language].dir} data-language={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

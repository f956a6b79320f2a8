import { text } from "node:stream/consumers";
import type { ActionFunctionArgs, EntryContext, LoaderFunctionArgs } from "@remix-run/node";
import { matchPath, RemixServer } from "@remix-run/react";
import { renderToString } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { standInFront } from "~/front/front.server";
import { OWN_SCRIPT, pageAnswer, RenderedPage } from "~/front/page.server";
import { renderedOnce } from "~/front/rendered.server";
import { i18nFor, languageOf } from "~/i18n/i18n.server";
import type { Language } from "~/i18n/languages";
import { AGAIN_SECONDS } from "~/server/database/database-away.server";
import { shownRevision } from "~/server/database/shown-revision.server";
import { env } from "~/server/env.server";
import { isExpected } from "~/server/expected-error";
import { preferencesIn } from "~/server/http/own-cookies";
import { isShared, REQUEST_ID_HEADER } from "~/server/http/request-state.server";
import { logError } from "~/server/log.server";
import { services } from "~/services.server";
import { escapedJson } from "~/ui/escaped-json";
import { NonceProvider } from "~/ui/nonce";
import { RequestIdProvider } from "~/ui/request-id";
import { start } from "./start.server";

await start();
// The build is whole only when this file has been run.
if (env().NODE_ENV === "production")
  standInFront({
    load: () => import("virtual:remix/server-build"),
    revision: () => shownRevision(services().db),
  });

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const language = await languageOf(request);
  headers.set("Content-Type", "text/html; charset=utf-8");
  sayWhenAgain(status, headers);
  if (status === 405 && takesForms(request, context)) headers.set("Allow", "GET, HEAD, POST");
  const isWhole = status === 200 && !context.staticHandlerContext.errors;
  const data = await handedOver(context);
  const render = () => new RenderedPage(renderPage(request, context, { language, data }));
  const page =
    isWhole && isShared(request)
      ? renderedOnce({ language, url: request.url, data }, render)
      : render();
  sayWhoMayKeep(request, headers, isWhole ? page : undefined);
  return pageAnswer(request, page, { headers, status });
}

/**
 * What the loaders gave, in the text that goes into the page. It is taken out of the context: Remix would write it through
 * boundaries that wait for it, and here nothing is waited for.
 */
async function handedOver(context: EntryContext): Promise<string> {
  const stream = context.serverHandoffStream;
  if (!stream) throw new Error("Remix hands data over as a stream: see v3_singleFetch");
  context.serverHandoffStream = undefined;
  return text(stream);
}

/**
 * Renders a whole page in one go: every loader has finished by now. As a string, which costs a tenth less than the bytes of
 * a stream.
 */
function renderPage(
  request: Request,
  context: EntryContext,
  { language, data }: { language: Language; data: string },
): string {
  const html = renderToString(
    <I18nextProvider i18n={i18nFor(language)}>
      <NonceProvider value={OWN_SCRIPT}>
        <RequestIdProvider value={request.headers.get(REQUEST_ID_HEADER)}>
          <RemixServer context={context} url={request.url} />
        </RequestIdProvider>
      </NonceProvider>
    </I18nextProvider>,
  );
  const whole = context.renderMeta?.didRenderScripts ? html + handingOver(data) : html;
  // No page may hold one; an address can.
  return whole.includes("\0") ? whole.replaceAll("\0", "") : whole;
}

/** Gives the browser's Remix what the loaders gave, as Remix itself does it. */
function handingOver(data: string): string {
  const controller = "window.__remixContext.streamController";
  return `<script nonce="${OWN_SCRIPT}">${controller}.enqueue(${escapedJson(data)});${controller}.close();</script>`;
}

/** Whether the page a request is for does something with a form. */
function takesForms(request: Request, { manifest }: EntryContext): boolean {
  const { pathname } = new URL(request.url);
  return Object.values(manifest.routes).some(
    (route) => route?.hasAction && route.path && matchPath(`/${route.path}`, pathname),
  );
}

/** The same answers without their page, for a browser that already has one. */
export function handleDataRequest(response: Response): Response {
  sayWhenAgain(response.status, response.headers);
  keepPrivate(response.headers);
  return response;
}

/** Headers of an answer that was thrown do not come with its page. */
function sayWhenAgain(status: number, headers: Headers): void {
  if (status === 503) headers.set("Retry-After", String(AGAIN_SECONDS));
}

/** What a page is the same by. */
const VARY = "Accept-Language, Cookie";

/** A proxy does not see what is written meanwhile: it keeps a page for ten seconds, and for ten more while it has the next made. */
const SHARED = "public, max-age=0, must-revalidate, s-maxage=10, stale-while-revalidate=10";

/** A page that everybody gets may be kept by a proxy, any other is its reader's own. @param page where it is whole */
function sayWhoMayKeep(request: Request, headers: Headers, page: RenderedPage | undefined): void {
  const cookies = request.headers.get("Cookie") ?? undefined;
  if (page && isShared(request) && preferencesIn(cookies) !== null && !headers.has("Set-Cookie")) {
    headers.set("Vary", VARY);
    headers.set("Cache-Control", SHARED);
    headers.set("ETag", page.etag);
  } else keepPrivate(headers);
}

/** Every other answer is one reader's, in one language. */
function keepPrivate(headers: Headers): void {
  headers.set("Vary", VARY);
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "private, no-cache");
}

/** Errors of loaders and actions that nobody expected. */
export function handleError(
  error: unknown,
  { request }: LoaderFunctionArgs | ActionFunctionArgs,
): void {
  if (!isExpected(error, request)) logError(request, error);
}

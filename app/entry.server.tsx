import {
  type ActionFunctionArgs,
  createReadableStreamFromReadable,
  type EntryContext,
  type LoaderFunctionArgs,
} from "@remix-run/node";
import { matchPath, RemixServer } from "@remix-run/react";
import { renderToPipeableStream } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { isReadingThread, readWhatIsSent } from "~/features/contribute/reading-thread.server";
import { i18nFor, languageOf } from "~/i18n/i18n.server";
import { contentPolicy, newNonce } from "~/server/content-policy.server";
import { logError } from "~/server/log.server";
import { REQUEST_ID_HEADER } from "~/server/request-state.server";
import { withoutNul } from "~/server/without-nul.server";
import { NonceProvider } from "~/ui/nonce";
import { RequestIdProvider } from "~/ui/request-id";
import { start } from "./start.server";

// The one file of the service is what a thread that reads pictures runs as well.
if (isReadingThread()) readWhatIsSent();
else await start();

const RENDER_TIMEOUT_MS = 10_000;

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const language = await languageOf(request);
  const nonce = newNonce();
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Content-Security-Policy", contentPolicy(nonce));
  keepPrivate(headers);
  if (status === 405 && takesForms(request, context)) headers.set("Allow", "GET, HEAD, POST");

  return new Promise((resolve, reject) => {
    let failed = false;
    const { pipe, abort } = renderToPipeableStream(
      <I18nextProvider i18n={i18nFor(language)}>
        <NonceProvider value={nonce}>
          <RequestIdProvider value={request.headers.get(REQUEST_ID_HEADER)}>
            <RemixServer context={context} url={request.url} nonce={nonce} />
          </RequestIdProvider>
        </NonceProvider>
      </I18nextProvider>,
      {
        nonce,
        // Whole pages only: every loader has finished by now, so waiting costs nothing
        // and an error while rendering still gets its status.
        onAllReady() {
          clearTimeout(timer);
          const body = withoutNul();
          resolve(
            new Response(createReadableStreamFromReadable(body), {
              headers,
              status: failed ? 500 : status,
            }),
          );
          pipe(body);
        },
        onShellError: reject,
        onError(error) {
          failed = true;
          logError(request, error);
        },
      },
    );
    const timer = setTimeout(abort, RENDER_TIMEOUT_MS);
  });
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
  keepPrivate(response.headers);
  return response;
}

/** Every page is one reader's, in one language. */
function keepPrivate(headers: Headers): void {
  headers.set("Vary", "Accept-Language, Cookie");
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "private, no-cache");
}

/** Errors of loaders and actions that nobody expected. A reader who left is not one. */
export function handleError(
  error: unknown,
  { request }: LoaderFunctionArgs | ActionFunctionArgs,
): void {
  if (!request.signal.aborted) logError(request, error);
}

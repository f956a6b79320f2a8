import type { ActionFunctionArgs, LoaderFunctionArgs, ServerBuild } from "@remix-run/node";
import { AGAIN_SECONDS, isDatabaseAway } from "~/server/database/database-away.server";
import { readForm } from "~/server/http/form.server";
import { oncePerRequest, REQUEST_ID_HEADER } from "~/server/http/request-state.server";
import { logWarning } from "~/server/log.server";
import type { SentForm } from "~/ui/shell/sent-form";

type Args = LoaderFunctionArgs | ActionFunctionArgs;
type Route = NonNullable<ServerBuild["routes"][string]>;

/** A route that answers 503 while the database is away. */
export function routeWhileAway(route: Route): Route {
  const { loader, action } = route.module;
  return {
    ...route,
    module: {
      ...route.module,
      ...(loader && { loader: whileAway(loader) }),
      ...(action && { action: whileAway(action) }),
    },
  };
}

/**
 * A loader or action that answers 503 while the database is away, with the form that was sent where there is one: its page
 * gives it back to be sent again.
 */
export function whileAway<Asked extends Args, Given>(run: (args: Asked) => Given) {
  return async (args: Asked): Promise<Awaited<Given>> => {
    const copy = copyOfForm(args.request);
    try {
      return await run(args);
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
      noteOnce(args.request, error);
      throw away(copy && (await sentForm(copy)));
    }
  };
}

/** A form of texts can be read twice; pictures are too large to be kept for it. */
function copyOfForm(request: Request): Request | undefined {
  const type = request.headers.get("Content-Type") ?? "";
  if (request.method !== "POST" || !type.startsWith("application/x-www-form-urlencoded")) return;
  return request.clone();
}

async function sentForm(copy: Request): Promise<SentForm> {
  const { pathname, search } = new URL(copy.url);
  return { to: pathname + search, fields: [...(await readForm(copy))] as [string, string][] };
}

function away(form: SentForm | undefined): Response {
  const init = { status: 503, headers: { "Retry-After": String(AGAIN_SECONDS) } };
  return form ? Response.json(form, init) : new Response(null, init);
}

/** One line a request, however many loaders meet it. */
function noteOnce(request: Request, error: unknown): void {
  oncePerRequest(request, "away", () =>
    logWarning("The database is away", {
      id: request.headers.get(REQUEST_ID_HEADER),
      message: error instanceof Error ? error.message : String(error),
    }),
  );
}

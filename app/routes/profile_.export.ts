import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { exportAccount } from "~/features/accounts/own-data/export-account.server";
import { requireFresh } from "~/features/accounts/session/require-fresh.server";
import { CLOSED_POLICY } from "~/server/http/content-policy.server";
import { endingOf } from "~/server/http/event-stream.server";
import { textStream } from "~/server/http/text-stream.server";
import { logEvent } from "~/server/log.server";
import { services } from "~/services.server";

/** A file with everything that is kept about the signed-in person. */
export async function loader({ request }: LoaderFunctionArgs) {
  // A file leaves the page where it is, so one asks for it on a page that says so.
  const { user } = await requireFresh(services(), request, () => "/profile?note=proved#export");
  if (!(await services().limiter.allows("export", `user ${user.id}`)))
    return redirect("/profile?problem=export_often");
  logEvent("sensitive_read", request, { what: "a copy of all data" });
  const pieces = exportAccount(services(), user.id, Date.now());
  return new Response(textStream(pieces, request, endingOf(request).signal), {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": 'attachment; filename="waffir.json"',
      "Content-Security-Policy": CLOSED_POLICY,
      "Cache-Control": "no-store",
    },
  });
}

import { redirect } from "@remix-run/node";
import { valuesOf } from "~/features/forms";
import { type DraftTools, saveDraftAndRedirect } from "~/features/forms/index.server";
import { pickFields, readForm } from "~/server/http/form.server";
import { logEvent } from "~/server/log.server";
import { ACT_FIELDS, type ActSubject, performAct } from "./perform-act.server";

/** Does what a moderator posts to the page about a restaurant or a dish, and shows it again, with what is wrong if anything is. */
export async function actOnForm(
  tools: DraftTools,
  request: Request,
  subject: ActSubject,
  actorId: string,
): Promise<Response> {
  const { kind, id } = subject;
  const values = valuesOf(pickFields(await readForm(request), ACT_FIELDS));
  const problem = await performAct(tools.db, subject, values, { actorId, now: Date.now() });
  if (problem === "unknown") throw new Response(null, { status: 400 });
  const to = `/moderate/${kind}/${id}`;
  const errors = { [problem ?? ""]: "invalid" };
  if (problem) return saveDraftAndRedirect(tools, request, { to, values, errors });
  const about = kind === "dishes" ? { dish: id } : { restaurant: id };
  logEvent("authz_admin", request, { user: actorId, ...about, act: values.act });
  return redirect(to, 303);
}

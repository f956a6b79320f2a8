import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { requireUser } from "~/features/accounts/session/require-user.server";
import { PICTURES_FIELD } from "~/features/snapshots/picture/limits";
import { readUpload } from "~/features/snapshots/picture/read-upload.server";
import { addPictures } from "~/features/snapshots/snapshot/add-pictures.server";
import { readPictures } from "~/features/snapshots/snapshot/read-pictures.server";
import { services } from "~/services.server";

/** More pictures of an order that is being checked. */
export async function action({ request, params }: ActionFunctionArgs) {
  const { db, limiter } = services();
  const user = await requireUser(db, request);
  const to = `/contribute/snapshot/${params.id}`;
  const refused = (problem: string) => redirect(`${to}?pictures=${problem}`, 303);
  const key = `user ${user.id}`;
  if (!(await limiter.allows("snapshot", key)) || !(await limiter.allows("snapshot_day", key)))
    return refused("often");
  const { files, problem } = await readUpload(request, PICTURES_FIELD);
  if (problem) return refused(problem);
  const added = { id: params.id ?? "", userId: user.id, files, now: Date.now() };
  const wrong = await addPictures(services(), added);
  if (wrong === undefined) throw new Response(null, { status: 404 });
  if (wrong !== null) return refused(wrong);
  void readPictures(services(), added.id);
  return redirect(to, 303);
}

/** Whoever comes here by an address goes on to the order itself. */
export const loader = ({ params }: ActionFunctionArgs) =>
  redirect(`/contribute/snapshot/${params.id}`);

import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { replaceAvatar } from "~/features/accounts/profile/queries.server";
import { PICTURE_BYTES, savePicture } from "~/features/accounts/profile/save-picture.server";
import { requireUser } from "~/features/accounts/session/require-user.server";
import { readForm } from "~/server/http/form.server";
import { logEvent } from "~/server/log.server";
import { services } from "~/services.server";

/** Room for the form around the file. */
const FORM_BYTES = 4096;

/** Changes the signed-in person's picture. */
export async function action({ request }: ActionFunctionArgs) {
  const { db, limiter } = services();
  const user = await requireUser(db, request);
  if (!(await limiter.allows("avatar", `user ${user.id}`)))
    return redirect("/profile?problem=picture_often", 303);
  const form = await readForm(request, PICTURE_BYTES + FORM_BYTES).catch(() => null);
  if (!form) return redirect("/profile?problem=picture_large", 303);
  if (form.get("intent") === "remove") {
    await replaceAvatar(db, user.id, null);
    return redirect("/profile?note=picture_removed", 303);
  }
  const file = form.get("picture");
  const bytes = file instanceof File ? new Uint8Array(await file.arrayBuffer()) : new Uint8Array();
  const problem = await savePicture(db, user.id, bytes);
  if (!problem) return redirect("/profile?note=picture", 303);
  logEvent("upload_validation", request, { problem });
  const said = problem === "huge" || problem === "busy" ? problem : "unreadable";
  return redirect(`/profile?problem=picture_${said}`, 303);
}

export const loader = () => redirect("/profile");

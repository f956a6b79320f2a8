import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { unlinkIdentity } from "~/features/accounts/identity/unlink-identity.server";
import { requireUser } from "~/features/accounts/session/require-user.server";
import { readForm, textField } from "~/server/form.server";
import { services } from "~/services.server";

/** Unlinks an identity from the signed-in person's account. */
export async function action({ request }: ActionFunctionArgs) {
  const { db } = services();
  const user = await requireUser(db, request);
  const form = await readForm(request);
  const outcome = await unlinkIdentity(db, user.id, {
    issuer: textField(form, "issuer"),
    subject: textField(form, "subject"),
  });
  return redirect(
    outcome === "unlinked" ? "/profile?note=unlinked" : "/profile?problem=last_way",
    303,
  );
}

export const loader = () => redirect("/profile");

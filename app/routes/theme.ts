import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { themeCookie } from "~/features/theme/theme.server";
import { isCrossSite } from "~/server/api/cross-site.server";
import { safePath } from "~/server/safe-path";
import { isTheme } from "~/ui/theme";

/** Remembers the theme and goes back to the page it was chosen on. */
export async function action({ request }: ActionFunctionArgs) {
  if (isCrossSite(request)) throw new Response(null, { status: 403 });
  // A body that is no form chooses nothing.
  const form = await request.formData().catch(() => new FormData());
  const theme = form.get("theme");
  return redirect(safePath(form.get("redirectTo")), {
    status: 303,
    headers: { "Set-Cookie": await themeCookie.remember(isTheme(theme) ? theme : "auto") },
  });
}

export const loader = () => redirect("/");

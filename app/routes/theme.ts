import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { themeCookie } from "~/features/theme/theme.server";
import { readForm, textField } from "~/server/http/form.server";
import { safePath } from "~/server/http/safe-path";
import { isTheme } from "~/ui/theme";

/** Remembers the theme and goes back to the page it was chosen on. */
export async function action({ request }: ActionFunctionArgs) {
  // A body that is no form chooses nothing.
  const form = await readForm(request).catch(() => new FormData());
  const theme = textField(form, "theme");
  return redirect(safePath(textField(form, "redirectTo")), {
    status: 303,
    headers: { "Set-Cookie": await themeCookie.remember(isTheme(theme) ? theme : "auto") },
  });
}

export const loader = () => redirect("/");

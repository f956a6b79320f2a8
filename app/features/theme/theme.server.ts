import { preferenceCookie } from "~/server/preference-cookie.server";
import { isTheme, type Theme } from "~/ui/theme";

/** Remembers whether a person chose light or dark. */
export const themeCookie = preferenceCookie("waffir_theme");

/** The theme of a page: what was chosen, or else what the device says. */
export async function themeOf(request: Request): Promise<Theme> {
  const chosen: unknown = await themeCookie.cookie.parse(request.headers.get("Cookie"));
  return isTheme(chosen) ? chosen : "auto";
}

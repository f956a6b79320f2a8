import { createCookie } from "@remix-run/node";
import { env } from "~/server/env.server";
import { isTheme, type Theme } from "~/ui/theme";

const YEAR_IN_SECONDS = 365 * 24 * 60 * 60;

/** Remembers whether a person chose light or dark. */
export const themeCookie = createCookie("waffir_theme", {
  path: "/",
  sameSite: "lax",
  httpOnly: true,
  secure: env().APP_ORIGIN?.startsWith("https:") ?? false,
  maxAge: YEAR_IN_SECONDS,
});

/** The theme of a page: what was chosen, or else what the device says. */
export async function themeOf(request: Request): Promise<Theme> {
  const chosen: unknown = await themeCookie.parse(request.headers.get("Cookie"));
  return isTheme(chosen) ? chosen : "auto";
}

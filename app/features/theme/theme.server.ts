import { z } from "zod";
import { preferenceCookie } from "~/server/http/preference-cookie.server";
import { THEMES, type Theme } from "~/ui/theme";

/** Remembers whether a person chose light or dark. */
export const themeCookie = preferenceCookie("waffir_theme", z.enum(THEMES));

/** The theme of a page: what was chosen, or else what the device says. */
export async function themeOf(request: Request): Promise<Theme> {
  return (await themeCookie.recall(request)) ?? "auto";
}

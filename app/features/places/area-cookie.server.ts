import { preferenceCookie } from "~/server/preference-cookie.server";

const cookie = preferenceCookie("waffir_area");

/** The id of the neighbourhood a person chose last; null when they chose none. */
export async function chosenArea(request: Request): Promise<number | null> {
  const value: unknown = await cookie.cookie.parse(request.headers.get("Cookie"));
  return typeof value === "string" && /^[1-9]\d{0,9}$/.test(value) ? Number(value) : null;
}

/** The `Set-Cookie` header that remembers a neighbourhood for a year. */
export const rememberArea = (id: number): Promise<string> => cookie.remember(String(id));

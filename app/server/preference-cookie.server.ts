import { type Cookie, createCookie } from "@remix-run/node";
import { env } from "./env.server";

const YEAR_IN_SECONDS = 365 * 24 * 60 * 60;

export interface PreferenceCookie {
  cookie: Cookie;
  /** The `Set-Cookie` header that remembers a value for a year. */
  remember(value: string): Promise<string>;
}

/** A cookie for what a person chose about the pages themselves: nothing secret, kept for a year. */
export function preferenceCookie(name: string): PreferenceCookie {
  const cookie = createCookie(name, {
    path: "/",
    sameSite: "lax",
    httpOnly: true,
    maxAge: YEAR_IN_SECONDS,
  });
  return {
    cookie,
    remember: (value) =>
      cookie.serialize(value, { secure: env().APP_ORIGIN?.startsWith("https:") ?? false }),
  };
}

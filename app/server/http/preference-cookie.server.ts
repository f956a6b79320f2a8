import { createCookie } from "@remix-run/node";
import { createTypedCookie, type TypedCookie } from "remix-utils/typed-cookie";
import type { z } from "zod";
import { cookieName, isHttps } from "./https.server";
import { notePreference } from "./own-cookies";

const YEAR_IN_SECONDS = 365 * 24 * 60 * 60;

export interface PreferenceCookie<Value> {
  /** Its name is known once the settings are. */
  cookie(): TypedCookie<z.ZodType<Value | null>>;
  /** What a request remembers; null when that is nothing, or nothing we would have written. */
  recall(request: Request): Promise<Value | null>;
  /** The `Set-Cookie` header that remembers a value for a year. */
  remember(value: Value): Promise<string>;
}

/** A cookie for what a person chose about the pages themselves: nothing secret, kept for a year. */
export function preferenceCookie<Value>(
  name: string,
  schema: z.ZodType<Value>,
): PreferenceCookie<Value> {
  notePreference(name);
  let made: TypedCookie<z.ZodType<Value | null>> | undefined;
  const cookie = () => {
    made ??= createTypedCookie({
      cookie: createCookie(cookieName(name), {
        path: "/",
        sameSite: "lax",
        httpOnly: true,
        secure: isHttps(),
        maxAge: YEAR_IN_SECONDS,
      }),
      schema: schema.nullable().catch(null),
    });
    return made;
  };
  return {
    cookie,
    recall: (request) => cookie().parse(request.headers.get("Cookie")),
    remember: (value) => cookie().serialize(value),
  };
}

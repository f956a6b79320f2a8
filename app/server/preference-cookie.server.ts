import { createCookie } from "@remix-run/node";
import { createTypedCookie, type TypedCookie } from "remix-utils/typed-cookie";
import type { z } from "zod";
import { env } from "./env.server";

const YEAR_IN_SECONDS = 365 * 24 * 60 * 60;

export interface PreferenceCookie<Value> {
  cookie: TypedCookie<z.ZodType<Value | null>>;
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
  const cookie = createTypedCookie({
    cookie: createCookie(name, {
      path: "/",
      sameSite: "lax",
      httpOnly: true,
      maxAge: YEAR_IN_SECONDS,
    }),
    schema: schema.nullable().catch(null),
  });
  return {
    cookie,
    recall: (request) => cookie.parse(request.headers.get("Cookie")),
    remember: (value) =>
      cookie.serialize(value, { secure: env().APP_ORIGIN?.startsWith("https:") ?? false }),
  };
}

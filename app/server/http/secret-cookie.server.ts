import { parseCookie, stringifySetCookie } from "cookie";
import { looksSecret } from "../secret.server";
import { cookieName, isHttps } from "./https.server";

export interface SecretCookie {
  /** The secret this browser sent, or null when it is none of ours. */
  read(request: Request): string | null;
  /** A Set-Cookie header that gives the browser a secret. */
  write(secret: string): string;
  /** A Set-Cookie header that takes it away. */
  clear(): string;
}

/**
 * A cookie that holds one secret, out of reach of scripts and of other sites' posts.
 *
 * @param seconds how long the browser keeps it.
 */
export function secretCookie(name: string, seconds: number): SecretCookie {
  const set = (value: string, maxAge: number) =>
    stringifySetCookie(cookieName(name), value, {
      path: "/",
      httpOnly: true,
      sameSite: "lax",
      secure: isHttps(),
      maxAge,
    });
  return {
    read(request) {
      const value = parseCookie(request.headers.get("cookie") ?? "")[cookieName(name)];
      return looksSecret(value) ? value : null;
    },
    write: (secret) => set(secret, seconds),
    clear: () => set("", 0),
  };
}

import { parseCookie, stringifySetCookie } from "cookie";
import { env } from "./env.server";
import { looksSecret } from "./secret.server";

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
 * Over https its name begins with `__Host-`, so that no neighbouring host can plant one.
 *
 * @param seconds how long the browser keeps it.
 */
export function secretCookie(name: string, seconds: number): SecretCookie {
  const isSecure = () => env().APP_ORIGIN?.startsWith("https:") ?? false;
  const fullName = () => (isSecure() ? `__Host-${name}` : name);
  const set = (value: string, maxAge: number) =>
    stringifySetCookie(fullName(), value, {
      path: "/",
      httpOnly: true,
      sameSite: "lax",
      secure: isSecure(),
      maxAge,
    });
  return {
    read(request) {
      const value = parseCookie(request.headers.get("cookie") ?? "")[fullName()];
      return looksSecret(value) ? value : null;
    },
    write: (secret) => set(secret, seconds),
    clear: () => set("", 0),
  };
}

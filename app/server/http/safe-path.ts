/** Stands for our own origin while an address is taken apart. */
const NOWHERE = "http://nowhere.invalid";

/**
 * A path of this service to send a person to, when someone may have tampered with it, or else `fallback`.
 * Never another site: browsers read `//host`, `/\host` and addresses with control characters in ways of
 * their own, so anything that is not a plain path from the root is dropped.
 */
export function safePath(to: unknown, fallback = "/"): string {
  if (typeof to !== "string" || to.length > 2000) return fallback;
  if (!/^\/(?![/\\])[^\\\s\p{Cc}\p{Cf}]*$/u.test(to)) return fallback;
  if (!URL.canParse(to, NOWHERE)) return fallback;
  const url = new URL(to, NOWHERE);
  if (url.origin !== NOWHERE || url.pathname.startsWith("//")) return fallback;
  return url.pathname + url.search + url.hash;
}

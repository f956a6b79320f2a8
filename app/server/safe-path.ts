/**
 * A path of this service to send a person back to, or the home page when `wanted` is anything else:
 * another site, a scheme, or a trick such as `//other.example` and `/\other.example`.
 */
export function safePath(wanted: unknown): string {
  if (typeof wanted !== "string" || !wanted.startsWith("/")) return "/";
  const base = "http://waffir.invalid";
  try {
    const url = new URL(wanted, base);
    return url.origin === base && !url.pathname.startsWith("//")
      ? url.pathname + url.search + url.hash
      : "/";
  } catch {
    return "/";
  }
}

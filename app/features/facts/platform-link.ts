/** The longest address that is kept, characters. */
const LONGEST = 300;

/**
 * The address of a restaurant on a platform as somebody gave it → as it is kept and linked: https alone, on one of the
 * platform's hosts or below it, without what marks who shared it. Null for anything else.
 */
export function platformLink(text: string, hosts: readonly string[]): string | null {
  const trimmed = text.trim();
  const address = /^[a-z][a-z0-9+.-]*:/i.test(trimmed) ? trimmed : `https://${trimmed}`;
  if (trimmed === "" || !URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.protocol !== "https:" || url.port !== "" || url.username || url.password) return null;
  if (!hosts.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`)))
    return null;
  // The front page of a platform is no restaurant's.
  if (url.pathname === "/") return null;
  const kept = url.origin + url.pathname;
  return kept.length <= LONGEST ? kept : null;
}

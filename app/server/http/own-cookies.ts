import { parseCookie } from "cookie";

/** What the names of our cookies begin with; over https a browser's own prefix stands before it. */
const OURS = /^(?:__Host-)?waffir_/;

const preferences = new Set<string>();

/** Notes that a cookie says how pages look, and nothing of who asks. @param name without a browser's prefix */
export function notePreference(name: string): void {
  preferences.add(name);
}

/**
 * What a browser's cookies prefer, as text to compare; null where one of ours says who asks. Other people's cookies say
 * nothing to us.
 *
 * @param header the Cookie header.
 */
export function preferencesIn(header: string | undefined): string | null {
  const own = Object.entries(parseCookie(header ?? "")).filter(([name]) => OURS.test(name));
  if (own.some(([name]) => !preferences.has(name.replace(/^__Host-/, "")))) return null;
  return JSON.stringify(own.sort(([a], [b]) => (a < b ? -1 : 1)));
}

import { UNWATCHED_MS } from "./constants";
import type { Folded } from "./fold";

/**
 * How long nobody above newcomer had looked where a new price of a dish was found since its price on another platform was
 * last stood by, ms; the longest of all such, null for none. Where the price took over from another one itself since the old
 * one was last seen there, it is the new one already.
 */
export function unwatchedBefore(own: Folded, others: readonly Folded[]): number | null {
  const { offer, versions } = own;
  if (!offer || offer.firm_at === null) return null;
  const { firm_at, since } = offer;
  const tookOver = (versions[0]?.started_at ?? since) < since;
  const gaps = others
    .flatMap(({ found }) => found)
    .filter((one) => one.at > firm_at && !(tookOver && since >= one.since))
    .map((one) => one.at - one.since);
  return gaps.length === 0 ? null : Math.max(...gaps);
}

/**
 * The offer of a dish on one platform beside those on others. Menus are repriced on all platforms at once: once a new price was
 * found where nobody had looked for UNWATCHED_MS, a change and no misreading, this one promises nothing until somebody above
 * newcomer has looked here as well.
 */
export function besideOthers(own: Folded, others: readonly Folded[]): Folded["offer"] {
  const unwatched = unwatchedBefore(own, others);
  const doubted = unwatched !== null && unwatched >= UNWATCHED_MS;
  return own.offer && doubted ? { ...own.offer, firm_at: null } : own.offer;
}

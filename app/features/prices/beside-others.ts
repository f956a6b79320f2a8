import type { Offer } from "~db/schema";
import { BORNE_OUT_MS, UNWATCHED_MS, VERIFIED_FALSE_SHARE } from "./constants";
import type { Folded } from "./fold";
import type { FoundPrice } from "./found-prices";

/**
 * How long nobody above newcomer had looked where a new price of a dish was found since its price on another platform was
 * last stood by, ms; the longest of all such, null for none. Where the price here took over from another one, or was first seen
 * so early, since the old one was last seen there, it is the new one already.
 */
export function unwatchedBefore(own: Folded, others: readonly Folded[]): number | null {
  const { offer, versions } = own;
  if (!offer || offer.firm_at === null) return null;
  const { firm_at, since } = offer;
  const tookOver = (versions[0]?.started_at ?? since) < since;
  const gaps = others
    .flatMap(({ found }) => found)
    .filter((one) => one.at > firm_at)
    .filter((one) => since < one.since || !(tookOver || isNewAlready({ firm_at, since }, one)))
    .map((one) => one.at - one.since);
  return gaps.length === 0 ? null : Math.max(...gaps);
}

/**
 * Whether a price that is the first known here is all but surely the new one that was found on another platform: there it
 * changed on any day between two looks, here on none on which it stood, so it is told by how many days are left on either side.
 */
function isNewAlready({ firm_at, since }: Pick<Offer, "firm_at" | "since">, there: FoundPrice) {
  const [before, after] = [since - there.since, there.at - (firm_at ?? since)];
  return after <= VERIFIED_FALSE_SHARE * (before + after);
}

/**
 * The offer of a dish on one platform beside those on others. Menus are repriced on all platforms at once: once a new price was
 * found where nobody had looked for UNWATCHED_MS, a change and no misreading, this one promises nothing until somebody above
 * newcomer has looked here as well; and while none was found, whoever looked there later saw that this one has not changed either.
 */
export function besideOthers(own: Folded, others: readonly Folded[]): Folded["offer"] {
  const { offer } = own;
  if (!offer || offer.firm_at === null) return offer;
  const unwatched = unwatchedBefore(own, others);
  if (unwatched !== null) return unwatched >= UNWATCHED_MS ? { ...offer, firm_at: null } : offer;
  return { ...offer, firm_at: firmElsewhere(offer.firm_at, others) };
}

/**
 * When somebody above newcomer last stood by this price, counting looks at other platforms whose price was this old by then and has
 * not changed since: they let a promise last BORNE_OUT_MS longer, and no more, since a platform may be repriced by itself.
 */
function firmElsewhere(firm_at: number, others: readonly Folded[]): number {
  const looks = others.flatMap(({ offer }) =>
    offer && offer.firm_at !== null && offer.since <= firm_at ? offer.firm_at : [],
  );
  return Math.max(firm_at, Math.min(firm_at + BORNE_OUT_MS, Math.max(...looks)));
}

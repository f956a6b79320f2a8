import type { Offer, PriceVersion } from "~db/schema";
import { TRUSTED_PROOF_LEAD } from "./constants";
import { agree, type Evidence, type Statement, statements } from "./evidence";
import type { PriceParts } from "./money";
import { type Standing, staleFrom, statusAt } from "./status";
import type { Tally } from "./tallies";
import { type Band, Voices } from "./voices";

type Keyless<T> = Omit<T, "dish_id" | "platform">;

/** What the observations of one dish on one platform come to. */
export interface Folded {
  /** Null while nobody named a price. */
  offer: Keyless<Offer> | null;
  /**
   * Earliest first; the last is open and is the offer's price. A price that went stale and was seen again stands there once for
   * each stretch in which it was known.
   */
  versions: Keyless<PriceVersion>[];
}

/** A time in which a price that holds was known without a break, and the break after it. */
interface Stretch {
  since: number;
  /** From when on it is stale unless somebody looks, ms. */
  staleAt: number;
  verified: boolean;
}

/** A price that holds, while it is being followed. */
interface Reign {
  since: number;
  total: number;
  price: PriceParts;
  rank: number;
  band: Band;
  newestSupportAt: number;
  stretch: Stretch;
  /** The total that held before; -Infinity for the first. */
  before: number;
}

/**
 * Folds the observations of one dish on one platform into its current price and the steps of its history.
 * Moment by moment: everything said at a moment is heard first, then the price that holds is settled once.
 *
 * A different price takes over at a moment when someone names it and
 * - its support exceeds that of the price that holds (half is enough with a picture from a trusted person), or
 * - the price that holds is stale: not seen for 30 days, or out-voted.
 * What was said for other prices before a takeover was true in its time, so it does not contradict the new price.
 *
 * The result depends on the set of observations only, not on their order. O(n log n).
 */
export function fold(evidence: readonly Evidence[]): Folded {
  const all = statements(evidence);
  const voices = new Voices(all);
  const versions: Keyless<PriceVersion>[] = [];
  let reign: Reign | null = null;
  for (const moment of moments(all)) {
    const at = moment[0].at;
    for (const statement of moment) voices.hear(statement);
    const next = challenger(moment, reign, voices);
    if (next && (!reign || takesOver(next, reign, voices, at))) {
      if (reign) versions.push(version(reign.price, reign.stretch, at));
      voices.settle(next.band, at);
      reign = next.reign;
    }
    if (reign) versions.push(...follow(reign, moment, voices));
  }
  const last = all.at(-1);
  if (!reign || !last) return { offer: null, versions };
  versions.push(version(reign.price, reign.stretch, null));
  const offer = { ...reign.price, ...standing(reign, voices, last.at), since: reign.since };
  return { offer, versions };
}

interface Challenger {
  reign: Reign;
  band: Band;
  support: number;
}

/** The best supported of the prices named at a moment that differ from the one that holds. */
function challenger(
  moment: readonly Statement[],
  reign: Reign | null,
  voices: Voices,
): Challenger | null {
  let best: Challenger | null = null;
  for (const { at, price, rank, total } of moment) {
    if (!price || (reign && agree(total, reign.total))) continue;
    const band = voices.band(total);
    const support = claim(voices.support(band), voices, at);
    if (support <= (best?.support ?? 0)) continue;
    const before = reign?.total ?? Number.NEGATIVE_INFINITY;
    const opened = { since: at, total, price, rank, band, newestSupportAt: at, before };
    best = { reign: { ...opened, stretch: stretchFrom(at) }, band, support };
  }
  return best;
}

function claim(tally: Tally, voices: Voices, at: number): number {
  return voices.worth(tally, at) * (tally.trustedProofAt === null ? 1 : TRUSTED_PROOF_LEAD);
}

function takesOver(next: Challenger, reign: Reign, voices: Voices, at: number): boolean {
  const held = standing(reign, voices, at);
  return next.support > held.support || statusAt(held, at) === "stale";
}

/**
 * Follows the price that holds through a moment. A picture, and then a trusted one, corrects it within what
 * counts as the same price, so that an amount only said does not outlive one that was shown; but never back to
 * the price before, so that each version differs from its neighbours.
 *
 * @returns the version that ends where a price that was stale is known again: what it was before this moment.
 */
function follow(
  reign: Reign,
  moment: readonly [Statement, ...Statement[]],
  voices: Voices,
): Keyless<PriceVersion>[] {
  const { price: before, stretch } = reign;
  for (const { price, rank, total } of moment) {
    if (!price || rank <= reign.rank) continue;
    if (!agree(total, reign.total) || agree(total, reign.before)) continue;
    Object.assign(reign, { price, rank, total, band: voices.band(total) });
  }
  const at = moment[0].at;
  const held = standing(reign, voices, at);
  reign.newestSupportAt = Math.max(reign.newestSupportAt, held.newest_support_at);
  const status = statusAt(held, at);
  const wasStale = stretch.staleAt < at;
  if (wasStale && status === "stale") return [];
  if (wasStale) reign.stretch = stretchFrom(at);
  reign.stretch.staleAt = staleFrom(held);
  reign.stretch.verified ||= status === "verified";
  return wasStale ? [version(before, stretch, at)] : [];
}

const stretchFrom = (since: number): Stretch => ({
  since,
  staleAt: Number.POSITIVE_INFINITY,
  verified: false,
});

/** How a price stands at `at` (ms). When its last supporter has gone elsewhere, its newest support is history's. */
function standing(reign: Reign, voices: Voices, at: number): Standing {
  const tally = voices.support(reign.band);
  return {
    support: voices.worth(tally, at),
    contradiction: voices.contradiction(reign.band, at),
    evidence_at: at,
    supporters: tally.people,
    has_proof: Number(tally.proofs > 0),
    newest_support_at: tally.people > 0 ? tally.newest : reign.newestSupportAt,
    newest_trusted_proof_at: tally.trustedProofAt,
    firm_at: firmAt(tally, voices.against(reign.band)),
  };
}

/** When someone above newcomer last stood by a price, unless another such person spoke against it since. */
function firmAt(support: Tally, against: Tally): number | null {
  if (support.firmAt === null) return null;
  return (against.firmAt ?? Number.NEGATIVE_INFINITY) < support.firmAt ? support.firmAt : null;
}

function version(
  price: PriceParts,
  { since, staleAt, verified }: Stretch,
  endedAt: number | null,
): Keyless<PriceVersion> {
  return {
    started_at: since,
    ended_at: endedAt,
    ...price,
    stale_at: staleAt,
    verified: Number(verified),
  };
}

function* moments(all: readonly Statement[]): Generator<[Statement, ...Statement[]]> {
  let moment: [Statement, ...Statement[]] | null = null;
  for (const statement of all) {
    if (moment?.[0].at === statement.at) moment.push(statement);
    else {
      if (moment) yield moment;
      moment = [statement];
    }
  }
  if (moment) yield moment;
}

import type { Offer, PriceVersion } from "~db/schema";
import {
  DISPUTED_MS,
  DISPUTING_PEOPLE,
  FRESH_MS,
  NEW_PRICE_MS,
  RETURNED_MS,
  TRUSTED_PROOF_LEAD,
} from "./constants";
import { agree, type Evidence, NO_PRICE, type Statement, statements } from "./evidence";
import { type FoundPrice, foundPrices } from "./found-prices";
import { type Standing, staleFrom, statusAt } from "./status";
import type { VoteSum } from "./vote-tree";
import { type PriceBand, Votes } from "./votes";

type Keyless<T> = Omit<T, "dish_id" | "platform">;

/** What the observations of one dish on one platform come to. */
export interface Folded {
  /** Null while nobody named a price. */
  offer: Keyless<Offer> | null;
  /**
   * Earliest first; the last is open and is the offer's price. A price that went stale and was seen again stands there once for
   * each interval in which it was known.
   */
  versions: Keyless<PriceVersion>[];
  /** New prices that make those of other platforms doubtful: see besideOthers. */
  found: FoundPrice[];
}

/** An interval in which the current price was known without a break, and when it turns stale. */
interface KnownInterval {
  since: number;
  /** When it turns stale unless there is new evidence, ms. */
  staleAt: number;
  verified: boolean;
}

/** The price that holds at the moment the fold has reached. */
interface CurrentPrice {
  /** The item price, halalas for one. */
  price: number;
  rank: number;
  band: PriceBand;
  newestSupportAt: number;
  /** Until when nothing is promised of it, because credible people stood by another price; -Infinity while none did. */
  disputedUntil: number;
  interval: KnownInterval;
  /** The price that held before; NO_PRICE for the first. */
  before: number;
}

/**
 * Folds the observations of one dish on one platform into its current item price and the steps of its history. What delivery
 * cost is none of its business: people who live further away name the same price.
 * Moment by moment: all statements of a moment are counted first, then it is decided once which price holds.
 *
 * A different price takes over at a moment when someone names it and
 * - its support exceeds that of the price that holds (half is enough with a picture from a trusted person), or
 * - the price that holds is stale: not seen for 30 days, or out-voted.
 * What was said for other prices before anybody credible named the new one was true in its time, so it does not contradict
 * it; what was said since does.
 *
 * The result depends on the set of observations only, not on their order. O(n log n).
 */
export function fold(evidence: readonly Evidence[]): Folded {
  const all = statements(evidence);
  const votes = new Votes(all);
  const versions: Keyless<PriceVersion>[] = [];
  let current: CurrentPrice | null = null;
  for (const moment of moments(all)) {
    const at = moment[0].at;
    for (const statement of moment) votes.addVote(statement);
    const next = challenger(moment, current, votes);
    if (next && (!current || takesOver(next, current, votes, at))) {
      if (current) versions.push(version(current.price, current.interval, at));
      votes.discardBefore(next.band, contestedFrom(votes.support(next.band), at));
      const former = current;
      current = next.asCurrent;
      if (former) current.disputedUntil = settledFrom(former, votes, at);
    }
    if (current) versions.push(...follow(current, moment, votes));
  }
  const last = all.at(-1);
  const found = foundPrices(all);
  if (!current || !last) return { offer: null, versions, found };
  versions.push(version(current.price, current.interval, null));
  const { price: item_price } = current;
  const since = knownSince(item_price, versions);
  return { offer: { item_price, ...standing(current, votes, last.at), since }, versions, found };
}

/**
 * Since when the price that holds is known (ms): the start of the earliest of the last versions that all agree with it.
 * Corrections may have led away, step by step, from what was said first; a version is dated by its beginning, whatever
 * it was corrected to.
 */
function knownSince(price: number, versions: readonly Keyless<PriceVersion>[]): number {
  const differs = versions.findLastIndex(({ item_price }) => !agree(item_price, price));
  return versions[differs + 1]?.started_at ?? Number.NaN;
}

interface Challenger {
  asCurrent: CurrentPrice;
  band: PriceBand;
  support: number;
}

/** The best supported of the prices named at a moment that differ from the one that holds. */
function challenger(
  moment: readonly Statement[],
  current: CurrentPrice | null,
  votes: Votes,
): Challenger | null {
  let best: Challenger | null = null;
  for (const { at, price, rank } of moment) {
    if (price === NO_PRICE || (current && agree(price, current.price))) continue;
    const band = votes.band(price);
    const support = claim(votes.support(band), votes, at);
    if (support <= (best?.support ?? 0)) continue;
    const before = current?.price ?? NO_PRICE;
    const disputedUntil = Number.NEGATIVE_INFINITY;
    const opened = { price, rank, band, newestSupportAt: at, disputedUntil, before };
    best = { asCurrent: { ...opened, interval: intervalFrom(at) }, band, support };
  }
  return best;
}

function claim(sum: VoteSum, votes: Votes, at: number): number {
  return votes.worth(sum, at) * (sum.trustedProofAt === null ? 1 : TRUSTED_PROOF_LEAD);
}

function takesOver(next: Challenger, current: CurrentPrice, votes: Votes, at: number): boolean {
  const held = standing(current, votes, at);
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
  current: CurrentPrice,
  moment: readonly [Statement, ...Statement[]],
  votes: Votes,
): Keyless<PriceVersion>[] {
  const { price: before, interval } = current;
  for (const { price, rank } of moment) {
    if (price === NO_PRICE || rank <= current.rank) continue;
    if (!agree(price, current.price) || agree(price, current.before)) continue;
    Object.assign(current, { price, rank, band: votes.band(price) });
  }
  const at = moment[0].at;
  for (const { price } of moment)
    if (price !== NO_PRICE && !agree(price, current.price)) {
      const rival = votes.support(votes.band(price));
      const until = agree(price, current.before)
        ? namedAt(rival, 1) + RETURNED_MS
        : namedAt(rival, DISPUTING_PEOPLE) + DISPUTED_MS;
      current.disputedUntil = Math.max(current.disputedUntil, until);
    }
  const held = standing(current, votes, at);
  current.newestSupportAt = Math.max(current.newestSupportAt, held.newest_support_at);
  const status = statusAt(held, at);
  const wasStale = interval.staleAt < at;
  if (wasStale && status === "stale") return [];
  if (wasStale) current.interval = intervalFrom(at);
  current.interval.staleAt = staleFrom(held);
  current.interval.verified ||= status === "verified";
  return wasStale ? [version(before, interval, at)] : [];
}

const intervalFrom = (since: number): KnownInterval => ({
  since,
  staleAt: Number.POSITIVE_INFINITY,
  verified: false,
});

/**
 * How well the current price is supported at `at` (ms). Once its last supporter votes for another price, its newest
 * support is the last it ever had.
 */
function standing(current: CurrentPrice, votes: Votes, at: number): Standing {
  const sum = votes.support(current.band);
  return {
    support: votes.worth(sum, at),
    contradiction: votes.contradiction(current.band, at),
    evidence_at: at,
    supporters: sum.people,
    has_proof: Number(sum.proofs > 0),
    newest_support_at: sum.people > 0 ? sum.newest : current.newestSupportAt,
    newest_trusted_proof_at: sum.trustedProofAt,
    firm_at: at < current.disputedUntil ? null : lastCredibleAt(sum, votes.against(current.band)),
  };
}

/**
 * From when on (ms) what was said for another price speaks against the one that takes over at `at`: since someone above
 * newcomer first named it. Before that, the other price was true; and what is older than two weeks may be a mistake
 * that happened to be right later.
 */
function contestedFrom({ firstCredibleAt }: VoteSum, at: number): number {
  return Math.max(Math.min(firstCredibleAt, at), at - FRESH_MS);
}

/**
 * From when on (ms) a price that takes over at `at` may be promised: once those who stood by the former one have been silent
 * for long enough, and never at once while that one was fresh.
 */
function settledFrom(former: CurrentPrice, votes: Votes, at: number): number {
  const silent = namedAt(votes.support(former.band), 1) + DISPUTED_MS;
  return at - former.newestSupportAt <= FRESH_MS ? Math.max(silent, at + NEW_PRICE_MS) : silent;
}

/** When `people` or more above newcomer last stood by a price, given the sum of its votes; -Infinity for fewer. */
function namedAt({ credible, lastCredibleAt }: VoteSum, people: number): number {
  return credible < people || lastCredibleAt === null ? Number.NEGATIVE_INFINITY : lastCredibleAt;
}

/** When someone above newcomer last stood by a price, unless another such person spoke against it since. */
function lastCredibleAt(support: VoteSum, against: VoteSum): number | null {
  if (support.lastCredibleAt === null) return null;
  return (against.lastCredibleAt ?? Number.NEGATIVE_INFINITY) < support.lastCredibleAt
    ? support.lastCredibleAt
    : null;
}

function version(
  item_price: number,
  { since, staleAt, verified }: KnownInterval,
  endedAt: number | null,
): Keyless<PriceVersion> {
  return {
    started_at: since,
    ended_at: endedAt,
    item_price,
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

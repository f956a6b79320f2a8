import { HALF_LIFE_MS, NEWCOMERS_TOGETHER, SILENCE } from "./constants";
import { agree, NO_PRICE, PROOF_RANK, type Statement } from "./evidence";
import { addVotes, NO_VOTES, type VoteSum, VoteTree } from "./vote-tree";

/** A half-open range of positions among the sorted prices: all prices that agree with one price. */
export interface PriceBand {
  from: number;
  to: number;
}

interface VotePosition {
  price: number;
  user: string;
}

/**
 * The current votes about one dish on one platform: one per person, at the position of the price they named last.
 * Positions are sorted by price, so the votes that agree with a price are a range. Strength is measured at `origin`
 * (a vote t ms later is 2^(t / half-life) times as strong), so no stored vote changes as time passes.
 */
export class Votes {
  private readonly origin: number;
  private readonly positions: VotePosition[];
  private readonly positionOf = new Map<Statement, number>();
  private readonly positionByUser = new Map<string, number>();
  private readonly tree: VoteTree;

  /** @param statements all that will ever be added, earliest first; at least one. */
  constructor(statements: readonly Statement[]) {
    this.origin = statements[0]?.at ?? 0;
    this.positions = [];
    for (const statement of [...statements].sort(byPosition)) {
      const last = this.positions.at(-1);
      if (!last || byPosition(last, statement) !== 0) this.positions.push(statement);
      this.positionOf.set(statement, this.positions.length - 1);
    }
    this.tree = new VoteTree(this.positions.length);
  }

  /**
   * Counts a statement as its person's vote. The same price again stays one vote, with the newest time and the strongest
   * weight. Another price, or a denial, replaces the former vote; of two different statements of one moment the first stays.
   */
  addVote(statement: Statement): void {
    const { at, newcomer, rank, user, weight } = statement;
    const strength = weight * 2 ** ((at - this.origin) / HALF_LIFE_MS);
    const pictured = rank > PROOF_RANK.said;
    let vote: VoteSum = {
      strength: newcomer ? 0 : strength,
      newcomers: newcomer ? strength : 0,
      people: 1,
      credible: Number(!newcomer),
      proofs: Number(pictured),
      newest: at,
      firstCredibleAt: newcomer ? Number.POSITIVE_INFINITY : at,
      lastCredibleAt: newcomer ? null : at,
      trustedProofAt: rank === PROOF_RANK.trusted ? at : null,
    };
    const position = this.positionOfStatement(statement);
    const formerPosition = this.positionByUser.get(user);
    if (formerPosition !== undefined) {
      const previous = this.tree.at(formerPosition);
      const same = sameStatement(this.priceAt(formerPosition), statement.price);
      if (previous.newest === at && !same) return;
      if (same) {
        const stronger = previous.strength + previous.newcomers > strength ? previous : vote;
        vote = {
          strength: stronger.strength,
          newcomers: stronger.newcomers,
          people: 1,
          credible: Math.max(previous.credible, vote.credible),
          proofs: Math.max(previous.proofs, vote.proofs),
          newest: at,
          firstCredibleAt: Math.min(previous.firstCredibleAt, vote.firstCredibleAt),
          lastCredibleAt: vote.lastCredibleAt ?? previous.lastCredibleAt,
          trustedProofAt: vote.trustedProofAt ?? previous.trustedProofAt,
        };
      }
      this.tree.set(formerPosition, NO_VOTES);
    }
    this.tree.set(position, vote);
    this.positionByUser.set(user, position);
  }

  /** The positions whose prices agree with `price` (halalas). */
  band(price: number): PriceBand {
    return {
      from: this.search((other) => other >= price || agree(other, price)),
      to: this.search((other) => other > price && !agree(other, price)),
    };
  }

  /** The sum of votes for the prices of a band. */
  support(band: PriceBand): VoteSum {
    return this.tree.sum(band.from, band.to);
  }

  /** The sum of votes for prices outside a band, denials included. */
  against(band: PriceBand): VoteSum {
    const below = this.tree.sum(0, band.from);
    return addVotes(below, this.tree.sum(band.to, this.positions.length));
  }

  /** What the votes against a band are worth at `at` (ms); 0 once they have decayed below SILENCE. */
  contradiction(band: PriceBand, at: number): number {
    const against = this.worth(this.against(band), at);
    return against < SILENCE ? 0 : against;
  }

  /**
   * What a sum of votes is worth at `at` (ms): decayed, with newcomers' part capped. Rounded to nine decimals, so that
   * equal sums added in another order come out equal.
   */
  worth({ strength, newcomers }: VoteSum, at: number): number {
    const decay = 2 ** ((this.origin - at) / HALF_LIFE_MS);
    const worth = strength * decay + Math.min(newcomers * decay, NEWCOMERS_TOGETHER);
    return Math.round(worth * 1e9) / 1e9;
  }

  /** Discards the votes outside a band that are older than `at` (ms). */
  discardBefore(band: PriceBand, at: number): void {
    const outside = [
      ...this.tree.occupied(0, band.from),
      ...this.tree.occupied(band.to, this.positions.length),
    ];
    for (const position of outside) {
      if (this.tree.at(position).newest >= at) continue;
      this.tree.set(position, NO_VOTES);
      this.positionByUser.delete(this.positions[position]?.user ?? "");
    }
  }

  private positionOfStatement(statement: Statement): number {
    const place = this.positionOf.get(statement);
    if (place === undefined) throw new Error("A statement the constructor was not given");
    return place;
  }

  private priceAt(place: number): number {
    return this.positions[place]?.price ?? NO_PRICE;
  }

  /** Binary search: the first position whose price passes. `passes` must be monotonic. */
  private search(passes: (price: number) => boolean): number {
    let low = 0;
    let high = this.positions.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (passes(this.priceAt(middle))) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}

function sameStatement(a: number, b: number): boolean {
  return a === b || agree(a, b);
}

function byPosition(a: VotePosition, b: VotePosition): number {
  if (a.price !== b.price) return a.price < b.price ? -1 : 1;
  return a.user < b.user ? -1 : Number(a.user > b.user);
}

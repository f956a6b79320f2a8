import { HALF_LIFE_MS, NEWCOMERS_TOGETHER, SILENCE } from "./constants";
import { agree, PROOF_RANK, type Statement } from "./evidence";
import { EMPTY, Tallies, type Tally, together } from "./tallies";

/** A half-open range of places among the sorted totals: the prices that agree with one price. */
export interface Band {
  from: number;
  to: number;
}

interface Place {
  total: number;
  user: string;
}

/**
 * The living voices about one dish on one platform: one for each person, standing at the total they named last.
 * Places are sorted by total, so the voices that agree with a price are a range. Strength is measured at
 * `origin` (a voice of ms t later is 2^(t/half-life) times as strong), so that no voice changes as time passes.
 */
export class Voices {
  private readonly origin: number;
  private readonly places: Place[];
  private readonly placeOf = new Map<Statement, number>();
  private readonly standsAt = new Map<string, number>();
  private readonly tallies: Tallies;

  /** @param statements all that will ever be heard, earliest first; at least one. */
  constructor(statements: readonly Statement[]) {
    this.origin = statements[0]?.at ?? 0;
    this.places = [];
    for (const statement of [...statements].sort(byPlace)) {
      const last = this.places.at(-1);
      if (!last || byPlace(last, statement) !== 0) this.places.push(statement);
      this.placeOf.set(statement, this.places.length - 1);
    }
    this.tallies = new Tallies(this.places.length);
  }

  /**
   * Hears a statement. The same price again leaves the person one voice: their newest time, their strongest weight.
   * Another price, or a word against, takes the place of what they said before, unless both were said at one moment: then the first holds.
   */
  hear(statement: Statement): void {
    const { at, newcomer, rank, user, weight } = statement;
    const strength = weight * 2 ** ((at - this.origin) / HALF_LIFE_MS);
    const pictured = rank > PROOF_RANK.said;
    let tally: Tally = {
      strength: newcomer ? 0 : strength,
      newcomers: newcomer ? strength : 0,
      people: 1,
      proofs: Number(pictured),
      newest: at,
      firmAt: newcomer ? null : at,
      trustedProofAt: rank === PROOF_RANK.trusted ? at : null,
    };
    const place = this.place(statement);
    const before = this.standsAt.get(user);
    if (before !== undefined) {
      const voice = this.tallies.at(before);
      const same = sameWord(this.totalAt(before), statement.total);
      if (voice.newest === at && !same) return;
      if (same) {
        const stronger = voice.strength + voice.newcomers > strength ? voice : tally;
        tally = {
          strength: stronger.strength,
          newcomers: stronger.newcomers,
          people: 1,
          proofs: Math.max(voice.proofs, tally.proofs),
          newest: at,
          firmAt: tally.firmAt ?? voice.firmAt,
          trustedProofAt: tally.trustedProofAt ?? voice.trustedProofAt,
        };
      }
      this.tallies.set(before, EMPTY);
    }
    this.tallies.set(place, tally);
    this.standsAt.set(user, place);
  }

  /** The places whose prices agree with `total` (halalas). */
  band(total: number): Band {
    return {
      from: this.search((other) => other >= total || agree(other, total)),
      to: this.search((other) => other > total && !agree(other, total)),
    };
  }

  /** Everything said for the prices of a band. */
  support(band: Band): Tally {
    return this.tallies.sum(band.from, band.to);
  }

  /** Everything said for other prices than those of a band, or against any. */
  against(band: Band): Tally {
    const below = this.tallies.sum(0, band.from);
    return together(below, this.tallies.sum(band.to, this.places.length));
  }

  /** What everything said against a band is worth at `at`; nothing when it has faded to silence. */
  contradiction(band: Band, at: number): number {
    const against = this.worth(this.against(band), at);
    return against < SILENCE ? 0 : against;
  }

  /**
   * What voices together are worth at `at`, decayed, newcomers as far as they count; to nine decimals: enough, and
   * equal sums come out equal.
   */
  worth({ strength, newcomers }: Tally, at: number): number {
    const decay = 2 ** ((this.origin - at) / HALF_LIFE_MS);
    const worth = strength * decay + Math.min(newcomers * decay, NEWCOMERS_TOGETHER);
    return Math.round(worth * 1e9) / 1e9;
  }

  /** Lets go of what was said outside the band before `at`. */
  settle(band: Band, at: number): void {
    const outside = [
      ...this.tallies.occupied(0, band.from),
      ...this.tallies.occupied(band.to, this.places.length),
    ];
    for (const place of outside) {
      if (this.tallies.at(place).newest >= at) continue;
      this.tallies.set(place, EMPTY);
      this.standsAt.delete(this.places[place]?.user ?? "");
    }
  }

  private place(statement: Statement): number {
    const place = this.placeOf.get(statement);
    if (place === undefined) throw new Error("A statement that was not announced");
    return place;
  }

  private totalAt(place: number): number {
    return this.places[place]?.total ?? Number.NEGATIVE_INFINITY;
  }

  /** The first place whose total passes; `passes` must stay true once it is. */
  private search(passes: (total: number) => boolean): number {
    let low = 0;
    let high = this.places.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (passes(this.totalAt(middle))) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}

function sameWord(a: number, b: number): boolean {
  return a === b || agree(a, b);
}

function byPlace(a: Place, b: Place): number {
  if (a.total !== b.total) return a.total < b.total ? -1 : 1;
  return a.user < b.user ? -1 : Number(a.user > b.user);
}

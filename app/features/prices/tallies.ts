/** What one voice, or many together, weigh. */
export interface Tally {
  /** Sum of the strength of voices above newcomer. */
  strength: number;
  /** Sum of the strength of newcomers' voices. */
  newcomers: number;
  people: number;
  /** How many of them showed a picture. */
  proofs: number;
  /** ms of the newest; -Infinity when nobody spoke. */
  newest: number;
  /** ms of the newest by someone above newcomer. */
  firmAt: number | null;
  /** ms of the newest picture from a trusted person. */
  trustedProofAt: number | null;
}

export const EMPTY: Tally = {
  strength: 0,
  newcomers: 0,
  people: 0,
  proofs: 0,
  newest: Number.NEGATIVE_INFINITY,
  firmAt: null,
  trustedProofAt: null,
};

/**
 * A segment tree of tallies: set one place or sum a range in O(log n). It only ever adds, never subtracts,
 * so a sum depends on what stands in the places and not on how it came there.
 */
export class Tallies {
  private readonly leaves: number;
  private readonly nodes: Tally[];

  constructor(places: number) {
    this.leaves = 2 ** Math.ceil(Math.log2(Math.max(places, 1)));
    this.nodes = new Array<Tally>(2 * this.leaves).fill(EMPTY);
  }

  at(place: number): Tally {
    return this.node(this.leaves + place);
  }

  set(place: number, tally: Tally): void {
    let node = this.leaves + place;
    this.nodes[node] = tally;
    for (node >>= 1; node >= 1; node >>= 1)
      this.nodes[node] = together(this.node(2 * node), this.node(2 * node + 1));
  }

  /** The sum of the places from `from` up to, not including, `to`. */
  sum(from: number, to: number): Tally {
    let left = EMPTY;
    let right = EMPTY;
    let low = this.leaves + from;
    let high = this.leaves + to;
    for (; low < high; low >>= 1, high >>= 1) {
      if (low & 1) left = together(left, this.node(low++));
      if (high & 1) right = together(this.node(--high), right);
    }
    return together(left, right);
  }

  /** The places in the range where somebody stands, in order; O(log n) for each found. */
  *occupied(from: number, to: number): Generator<number> {
    const stack: [node: number, first: number, width: number][] = [[1, 0, this.leaves]];
    for (let top = stack.pop(); top; top = stack.pop()) {
      const [node, first, width] = top;
      if (first >= to || first + width <= from || this.node(node).people === 0) continue;
      if (width === 1) yield first;
      else stack.push([2 * node + 1, first + width / 2, width / 2], [2 * node, first, width / 2]);
    }
  }

  private node(index: number): Tally {
    return this.nodes[index] ?? EMPTY;
  }
}

/** What two voices or sums of voices weigh together. */
export function together(a: Tally, b: Tally): Tally {
  if (a.people === 0) return b;
  if (b.people === 0) return a;
  return {
    strength: a.strength + b.strength,
    newcomers: a.newcomers + b.newcomers,
    people: a.people + b.people,
    proofs: a.proofs + b.proofs,
    newest: Math.max(a.newest, b.newest),
    firmAt: later(a.firmAt, b.firmAt),
    trustedProofAt: later(a.trustedProofAt, b.trustedProofAt),
  };
}

function later(a: number | null, b: number | null): number | null {
  if (a === null || b === null) return a ?? b;
  return Math.max(a, b);
}

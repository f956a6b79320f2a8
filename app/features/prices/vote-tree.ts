/** One vote, or the sum of many. */
export interface VoteSum {
  /** Sum of the strength of votes above newcomer. */
  strength: number;
  /** Sum of the strength of newcomers' votes. */
  newcomers: number;
  people: number;
  /** How many of them are above newcomer. */
  credible: number;
  /** How many of them showed a picture. */
  proofs: number;
  /** ms of the newest; -Infinity without votes. */
  newest: number;
  /** ms when the first of those above newcomer named the price; Infinity without any. */
  firstCredibleAt: number;
  /** ms of the newest by someone above newcomer. */
  lastCredibleAt: number | null;
  /** ms of the newest picture from a trusted person. */
  trustedProofAt: number | null;
}

export const NO_VOTES: VoteSum = {
  strength: 0,
  newcomers: 0,
  people: 0,
  credible: 0,
  proofs: 0,
  newest: Number.NEGATIVE_INFINITY,
  firstCredibleAt: Number.POSITIVE_INFINITY,
  lastCredibleAt: null,
  trustedProofAt: null,
};

/**
 * A segment tree of vote sums: sets one position or sums a range in O(log n). It adds and never subtracts, so a sum
 * depends on what the positions hold and not on the order in which they were set.
 */
export class VoteTree {
  private readonly leaves: number;
  private readonly nodes: VoteSum[];

  constructor(count: number) {
    this.leaves = 2 ** Math.ceil(Math.log2(Math.max(count, 1)));
    this.nodes = new Array<VoteSum>(2 * this.leaves).fill(NO_VOTES);
  }

  at(position: number): VoteSum {
    return this.node(this.leaves + position);
  }

  set(position: number, sum: VoteSum): void {
    let node = this.leaves + position;
    this.nodes[node] = sum;
    for (node >>= 1; node >= 1; node >>= 1)
      this.nodes[node] = addVotes(this.node(2 * node), this.node(2 * node + 1));
  }

  /** The sum of the positions from `from` up to, not including, `to`. */
  sum(from: number, to: number): VoteSum {
    let left = NO_VOTES;
    let right = NO_VOTES;
    let low = this.leaves + from;
    let high = this.leaves + to;
    for (; low < high; low >>= 1, high >>= 1) {
      if (low & 1) left = addVotes(left, this.node(low++));
      if (high & 1) right = addVotes(this.node(--high), right);
    }
    return addVotes(left, right);
  }

  /** The positions in the range that hold a vote, in order; O(log n) for each. */
  *occupied(from: number, to: number): Generator<number> {
    const stack: [node: number, first: number, width: number][] = [[1, 0, this.leaves]];
    for (let top = stack.pop(); top; top = stack.pop()) {
      const [node, first, width] = top;
      if (first >= to || first + width <= from || this.node(node).people === 0) continue;
      if (width === 1) yield first;
      else stack.push([2 * node + 1, first + width / 2, width / 2], [2 * node, first, width / 2]);
    }
  }

  private node(index: number): VoteSum {
    return this.nodes[index] ?? NO_VOTES;
  }
}

/** The sum of two votes or sums. */
export function addVotes(a: VoteSum, b: VoteSum): VoteSum {
  if (a.people === 0) return b;
  if (b.people === 0) return a;
  return {
    strength: a.strength + b.strength,
    newcomers: a.newcomers + b.newcomers,
    people: a.people + b.people,
    credible: a.credible + b.credible,
    proofs: a.proofs + b.proofs,
    newest: Math.max(a.newest, b.newest),
    firstCredibleAt: Math.min(a.firstCredibleAt, b.firstCredibleAt),
    lastCredibleAt: later(a.lastCredibleAt, b.lastCredibleAt),
    trustedProofAt: later(a.trustedProofAt, b.trustedProofAt),
  };
}

function later(a: number | null, b: number | null): number | null {
  if (a === null || b === null) return a ?? b;
  return Math.max(a, b);
}

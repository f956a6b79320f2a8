/** Somebody's work was not taken: theirs waits already, or too many wait. */
export class NoTurn extends Error {
  constructor() {
    super("Too much waits for a turn");
    this.name = "NoTurn";
  }
}

interface Turns {
  /** Pieces of work done at once. */
  atOnce: number;
  /** People who may wait; one more is refused. */
  waiting: number;
}

/**
 * A queue that one person can't fill: of each person one piece of work is done and one waits, and a person who
 * comes back stands behind those who came meanwhile.
 */
export class FairTurns {
  readonly #limits: Turns;
  readonly #working = new Set<string>();
  /** Who waits, the first in line first, each with what begins their turn. */
  readonly #line = new Map<string, () => void>();

  constructor(limits: Turns) {
    this.#limits = limits;
  }

  /**
   * Does `work` when it is this person's turn.
   *
   * @param signal ends the waiting; what has begun listens to it by itself.
   * @throws NoTurn, or the signal's reason when it aborts before the turn.
   */
  async run<T>(person: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    await this.#turn(person, signal);
    try {
      return await work();
    } finally {
      this.#working.delete(person);
      this.#begin();
    }
  }

  async #turn(person: string, signal?: AbortSignal): Promise<void> {
    signal?.throwIfAborted();
    if (this.#line.has(person)) throw new NoTurn();
    const { promise, resolve, reject } = withResolvers();
    this.#line.set(person, resolve);
    this.#begin();
    if (!this.#line.has(person)) return;
    if (this.#line.size > this.#limits.waiting) {
      this.#line.delete(person);
      throw new NoTurn();
    }
    const leave = () => {
      // Whose turn has begun already is told by the work itself.
      if (this.#line.get(person) !== resolve) return;
      this.#line.delete(person);
      reject(signal?.reason);
    };
    signal?.addEventListener("abort", leave, { once: true });
    await promise.finally(() => signal?.removeEventListener("abort", leave));
  }

  /** Begins as many turns as there is room for, one a person at a time. */
  #begin(): void {
    for (const [person, begin] of this.#line) {
      if (this.#working.size >= this.#limits.atOnce) return;
      if (this.#working.has(person)) continue;
      this.#line.delete(person);
      this.#working.add(person);
      begin();
    }
  }
}

/** A promise with its ends in hand; Node has it from 22 on. */
function withResolvers() {
  let resolve: () => void = () => undefined;
  let reject: (reason: unknown) => void = () => undefined;
  const promise = new Promise<void>((done, failed) => {
    resolve = done;
    reject = failed;
  });
  return { promise, resolve, reject };
}

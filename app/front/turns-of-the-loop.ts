/**
 * Has work begin in turns of the event loop, so much in each: between two turns the process hears who has come, and what has
 * come meanwhile begins beside it.
 */
export class TurnsOfTheLoop {
  readonly #line: (() => void)[] = [];
  readonly #perTurn: number;

  /** @param perTurn how much begins in one turn. */
  constructor(perTurn: number) {
    this.#perTurn = perTurn;
  }

  /** Whether anything waits for its turn. */
  get isWaiting(): boolean {
    return this.#line.length > 0;
  }

  /** Resolves in a turn of the loop that is not this one. */
  next(): Promise<void> {
    return new Promise((begin) => {
      this.#line.push(begin);
      if (this.#line.length === 1) setImmediate(() => this.#turn());
    });
  }

  #turn(): void {
    for (const begin of this.#line.splice(0, this.#perTurn)) begin();
    if (this.isWaiting) setImmediate(() => this.#turn());
  }
}

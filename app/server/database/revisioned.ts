/**
 * Follows a source that counts its revisions. What is kept of it is brought up to date in steps: those who ask at the same
 * time share one.
 */
export class Revisioned {
  /** The revision that has been loaded; -1 before the first. */
  revision = -1;
  #loading: Promise<void> | undefined;
  /** How often the source's revision was asked for beside something else, and the last time it was what is kept. */
  #asked = 0;
  #agreed = 0;

  /**
   * @param latest the revision the source is at.
   * @param load brings what is kept from the revision `after` to the source's present one.
   */
  constructor(
    private readonly latest: () => number | Promise<number>,
    private readonly load: (after: number, upTo: number) => Promise<void>,
  ) {}

  /** Resolves once everything is loaded that was there at the time of the call; reads one number when nothing is new. */
  async catchUp(): Promise<void> {
    while ((await this.latest()) !== this.revision) {
      this.#loading ??= this.#loadOnce().finally(() => {
        this.#loading = undefined;
      });
      await this.#loading;
    }
  }

  /**
   * Does what uses what is kept and reads of the source `beside`, without asking first whether anything is new: if what was
   * read does not say that nothing was, that is asked afterwards, and it is done again where something was.
   *
   * @param work may be run twice, so it writes nothing.
   */
  async inStep<T>(work: () => Promise<T>): Promise<T> {
    if (this.revision < 0) await this.catchUp();
    const { revision } = this;
    const asked = this.#asked;
    const done = await work();
    if (this.revision === revision && this.#agreed > asked) return done;
    await this.catchUp();
    return this.revision === revision ? done : work();
  }

  /** Reads rows that each tell the revision of the source as well. */
  async beside<Row extends { revision: number }>(read: () => Promise<Row[]>): Promise<Row[]> {
    this.#asked += 1;
    const asked = this.#asked;
    const rows = await read();
    if (rows[0]?.revision === this.revision) this.#agreed = Math.max(this.#agreed, asked);
    return rows;
  }

  async #loadOnce(): Promise<void> {
    // The number is read first: a write in between is then loaded twice, never missed.
    const upTo = await this.latest();
    await this.load(this.revision, upTo);
    this.revision = upTo;
  }
}

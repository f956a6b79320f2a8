/**
 * Follows a source that counts its revisions. What is kept of it is brought up to date in steps: those who ask at the same
 * time share one.
 */
export class Revisioned {
  /** The revision that has been loaded; -1 before the first. */
  revision = -1;
  #loading: Promise<void> | undefined;

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

  async #loadOnce(): Promise<void> {
    // The number is read first: a write in between is then loaded twice, never missed.
    const upTo = await this.latest();
    await this.load(this.revision, upTo);
    this.revision = upTo;
  }
}

import type { Kysely } from "kysely";
import type { Database } from "~db/schema";
import { newestLine, type Sums, sumsBetween } from "./queries.server";

/** What everybody earned since a day, in memory: the ledger only grows, so only its new lines are read. */
class Standings {
  readonly #people = new Map<string, Sums>();
  #order: Sums[] = [];
  #line = 0;
  #reading: Promise<void> | undefined;

  constructor(
    private readonly db: Kysely<Database>,
    readonly firstDay: number,
  ) {}

  /** Everybody who earned something, most points first; then most contributions; then who got there first. */
  async read(): Promise<readonly Sums[]> {
    while ((await newestLine(this.db)) !== this.#line) {
      this.#reading ??= this.#readOn().finally(() => {
        this.#reading = undefined;
      });
      await this.#reading;
    }
    return this.#order;
  }

  async #readOn(): Promise<void> {
    const { db, firstDay } = this;
    const upTo = await newestLine(db);
    // Somebody emptied the ledger: it is read from its beginning.
    if (upTo < this.#line) {
      this.#people.clear();
      this.#line = 0;
    }
    for (const sums of await sumsBetween(db, { after: this.#line, upTo, firstDay })) {
      const before = this.#people.get(sums.user_id);
      this.#people.set(sums.user_id, {
        ...sums,
        points: sums.points + (before?.points ?? 0),
        contributions: sums.contributions + (before?.contributions ?? 0),
      });
    }
    this.#order = [...this.#people.values()]
      .filter(({ points, contributions }) => points > 0 || contributions > 0)
      .sort((a, b) => b.points - a.points || b.contributions - a.contributions || a.last - b.last);
    this.#line = upTo;
  }
}

const kept = new WeakMap<Kysely<Database>, Map<string, Standings>>();

/**
 * Everybody who earned something since `firstDay`, in the order of the board. One list is kept for each `period`, until
 * the period begins anew.
 */
export function standingsSince(
  db: Kysely<Database>,
  period: string,
  firstDay: number,
): Promise<readonly Sums[]> {
  const ofDb = kept.get(db) ?? new Map<string, Standings>();
  kept.set(db, ofDb);
  let standings = ofDb.get(period);
  if (standings?.firstDay !== firstDay) {
    standings = new Standings(db, firstDay);
    ofDb.set(period, standings);
  }
  return standings.read();
}

import type { Kysely } from "kysely";
import { Revisioned } from "~/server/database/revisioned";
import { perDatabase } from "~/server/memoised";
import type { Database } from "~db/schema";
import { newestLine, type Sums, sumsBetween } from "./queries.server";

/** What everybody earned since a day, in memory: the ledger only grows, so only its new lines are read. */
class Standings {
  readonly #people = new Map<string, Sums>();
  #order: Sums[] = [];
  readonly #ledger: Revisioned;

  constructor(
    private readonly db: Kysely<Database>,
    readonly firstDay: number,
  ) {
    this.#ledger = new Revisioned(
      () => newestLine(db),
      (after, upTo) => this.#readOn(after, upTo),
    );
  }

  /** Everybody who earned something, most points first; then most contributions; then who got there first. */
  async read(): Promise<readonly Sums[]> {
    await this.#ledger.catchUp();
    return this.#order;
  }

  async #readOn(line: number, upTo: number): Promise<void> {
    const { db, firstDay } = this;
    // Somebody emptied the ledger: it is read from its beginning.
    const after = upTo < line ? 0 : line;
    if (after === 0) this.#people.clear();
    for (const sums of await sumsBetween(db, { after, upTo, firstDay })) {
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
  }
}

const standingsOf = perDatabase(() => new Map<string, Standings>());

/**
 * Everybody who earned something since `firstDay`, in the order of the board. One list is kept for each `period`, until
 * the period begins anew.
 */
export function standingsSince(
  db: Kysely<Database>,
  period: string,
  firstDay: number,
): Promise<readonly Sums[]> {
  const ofDb = standingsOf(db);
  let standings = ofDb.get(period);
  if (standings?.firstDay !== firstDay) {
    standings = new Standings(db, firstDay);
    ofDb.set(period, standings);
  }
  return standings.read();
}

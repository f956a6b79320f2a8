import type { Kysely } from "kysely";
import { LRUCache } from "lru-cache";
import { freshCatalogue } from "~/features/catalogue/index.server";
import { riyadhDay } from "~/i18n/days";
import { logWarning } from "~/server/log.server";
import { perDatabase } from "~/server/memoised";
import type { Database } from "~db/schema";
import { type Asker, personOn } from "./person.server";
import { insertSearchEvents, type SearchEvent } from "./queries.server";
import type { SearchIntent } from "./search-intent";

/** A search as it waits to be counted. */
export interface BufferedSearch extends Asker {
  intent: SearchIntent;
  /** Id of a neighbourhood, if one is known. */
  area: number | null;
  /** ms */
  at: number;
}

/** How long searches wait, so that many are written at once, ms. */
const WAIT_MS = 1000;

/** Written in one transaction: some ten milliseconds in which nothing else is done. */
const A_BATCH = 200;

/** More than this waiting means that the database is out of reach; what comes then is not counted. */
const MOST_WAITING = 5000;

/** Nobody orders so many different things in a day: what a script asks beyond is not counted. */
const MOST_A_DAY = 200;

/** Search events remembered, so that counting the same one again costs nothing. */
const MOST_KNOWN = 50_000;

/** A write-behind buffer: the searches of one database that were answered and wait to be counted. */
class SearchBuffer {
  readonly #waiting: BufferedSearch[] = [];
  #writing: Promise<void> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;
  #day = 0;
  readonly #known = new LRUCache<string, true>({ max: MOST_KNOWN });
  readonly #perPerson = new Map<string, number>();
  /** Grows with each event that was written, so that others know when to count again. */
  version = 0;

  constructor(private readonly db: Kysely<Database>) {}

  add(search: BufferedSearch): void {
    if (this.#waiting.length >= MOST_WAITING) return;
    this.#waiting.push(search);
    // It holds the process up for this second, so that a stop loses nothing.
    this.#timer ??= setTimeout(() => void this.flush(), WAIT_MS);
  }

  /** Counts all that waits; one after the other, however many ask for it. */
  flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#writing = this.#writing.then(async () => {
      while (this.#waiting.length > 0) {
        await this.#writeBatch(this.#waiting.splice(0, A_BATCH)).catch((error: unknown) => {
          this.#known.clear();
          logWarning("Searches could not be counted", { error: String(error) });
        });
        await new Promise(setImmediate);
      }
    });
    return this.#writing;
  }

  async #writeBatch(searches: readonly BufferedSearch[]): Promise<void> {
    const { neighbourhoods } = await freshCatalogue(this.db);
    const events: SearchEvent[] = [];
    for (const { intent, userId, address, area, at } of searches) {
      const day = riyadhDay(at);
      const neighbourhood = area !== null && neighbourhoods.has(area) ? area : 0;
      const person = await personOn(this.db, day, { userId, address });
      const event = { intent, day, neighbourhood, ...person };
      if (this.#isNew(event)) events.push(event);
    }
    await insertSearchEvents(this.db, events);
    this.version += events.length;
  }

  #isNew({ intent, day, neighbourhood, person }: SearchEvent): boolean {
    if (day !== this.#day) {
      this.#known.clear();
      this.#perPerson.clear();
      this.#day = day;
    }
    const event = `${intent.key} ${neighbourhood} ${person}`;
    const said = this.#perPerson.get(person) ?? 0;
    if (this.#known.has(event) || said >= MOST_A_DAY) return false;
    this.#known.set(event, true);
    this.#perPerson.set(person, said + 1);
    return true;
  }
}

const bufferOf = perDatabase((db) => new SearchBuffer(db));

/** Keeps a search for the next time searches are counted, within a second. */
export const bufferSearch = (db: Kysely<Database>, search: BufferedSearch): void =>
  bufferOf(db).add(search);

/** Counts what waits. Never fails. Returns a number that grows whenever this process counted somebody. */
export async function flushSearches(db: Kysely<Database>): Promise<number> {
  const buffer = bufferOf(db);
  await buffer.flush();
  return buffer.version;
}

import type { Kysely } from "kysely";
import { freshCatalogue } from "~/features/catalogue/catalogue-index.server";
import { riyadhDay } from "~/i18n/days";
import { logWarning } from "~/server/log.server";
import type { Database } from "~db/schema";
import type { Asked } from "./asked";
import { type Asker, personOn } from "./person.server";
import { insertVoices, type Voice } from "./queries.server";

/** A search as it waits to be counted. */
export interface NotedSearch extends Asker {
  asked: Asked;
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

/** Voices remembered so that asking again costs nothing. */
const MOST_KNOWN = 50_000;

/** The searches of one database that were answered and wait to be counted. */
class Notebook {
  readonly #waiting: NotedSearch[] = [];
  #writing: Promise<void> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;
  #day = 0;
  readonly #known = new Set<string>();
  readonly #perPerson = new Map<string, number>();
  /** Grows with each voice that was written, so that others know when to count again. */
  version = 0;

  constructor(private readonly db: Kysely<Database>) {}

  note(search: NotedSearch): void {
    if (this.#waiting.length >= MOST_WAITING) return;
    this.#waiting.push(search);
    // It holds the process up for this second, so that a stop loses nothing.
    this.#timer ??= setTimeout(() => void this.write(), WAIT_MS);
  }

  /** Counts all that waits; one after the other, however many ask for it. */
  write(): Promise<void> {
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

  async #writeBatch(searches: readonly NotedSearch[]): Promise<void> {
    const { neighbourhoods } = await freshCatalogue(this.db);
    const voices: Voice[] = [];
    for (const { asked, userId, address, area, at } of searches) {
      const day = riyadhDay(at);
      const neighbourhood = area !== null && neighbourhoods.has(area) ? area : 0;
      const person = await personOn(this.db, day, { userId, address });
      const voice = { asked, day, neighbourhood, ...person };
      if (this.#isNew(voice)) voices.push(voice);
    }
    await insertVoices(this.db, voices);
    this.version += voices.length;
  }

  #isNew({ asked, day, neighbourhood, person }: Voice): boolean {
    if (day !== this.#day || this.#known.size >= MOST_KNOWN) {
      this.#known.clear();
      if (day !== this.#day) this.#perPerson.clear();
      this.#day = day;
    }
    const voice = `${asked.key} ${neighbourhood} ${person}`;
    const said = this.#perPerson.get(person) ?? 0;
    if (this.#known.has(voice) || said >= MOST_A_DAY) return false;
    this.#known.add(voice);
    this.#perPerson.set(person, said + 1);
    return true;
  }
}

const notebooks = new WeakMap<Kysely<Database>, Notebook>();

function notebookOf(db: Kysely<Database>): Notebook {
  const notebook = notebooks.get(db) ?? new Notebook(db);
  notebooks.set(db, notebook);
  return notebook;
}

/** Keeps a search for the next time searches are counted, within a second. */
export const noteSearch = (db: Kysely<Database>, search: NotedSearch): void =>
  notebookOf(db).note(search);

/** Counts what waits. Never fails. Returns a number that grows whenever this process counted somebody. */
export async function countNoted(db: Kysely<Database>): Promise<number> {
  const notebook = notebookOf(db);
  await notebook.write();
  return notebook.version;
}

import {
  type DialectAdapter,
  Kysely,
  PostgresAdapter,
  PostgresDialect,
  type PostgresPool,
  type QueryCompiler,
  sql,
} from "kysely";
import pg from "pg";
import type { Database } from "~db/schema";
import { counting } from "../metrics.server";
import { StartError } from "../start-error";
import { DatabaseAway } from "./database-away.server";
import type { Engine, HasEngine } from "./engine.server";
import { Compiler } from "./postgres-compiler.server";
import { isClash, openPool } from "./postgres-pool.server";
import { openReaders } from "./postgres-readers.server";
import { countShownWrites, shownRevision } from "./postgres-shown.server";

/** The oldest that was tried. */
const OLDEST = 15;

/**
 * Connections of a process: for single statements, which share them (two are enough for as much, four leave room for slow
 * ones), and for transactions, of which only one can be at work while another waits.
 */
const READERS = 4;
const WRITERS = 2;

/** Any number but the writer's, the same in every process: whoever starts holds it. */
const STARTER = 7_946_002;

/**
 * What only PostgreSQL needs: connections apart for writing, so that those who wait to write leave the readers theirs.
 *
 * @param url `postgres://USER:PASSWORD@HOST/DATABASE`, with what libpq may have after a question mark.
 */
export function openPostgres(url: string): PostgresDialect {
  const [readers, writers] = [openReaders(url, READERS), openPool(url, WRITERS)];
  const engine = new PostgresEngine(writers);
  const end = async () => {
    await Promise.all([readers.end(), writers.end()]);
  };
  return new PooledDialect({ connect: () => readers.connect(), end }, engine);
}

class PooledDialect extends PostgresDialect {
  constructor(
    pool: PostgresPool,
    private readonly engine: Engine,
  ) {
    super({ pool });
  }

  override createAdapter(): DialectAdapter {
    return Object.assign(new PostgresAdapter(), { engine: this.engine } satisfies HasEngine);
  }

  override createQueryCompiler(): QueryCompiler {
    return new Compiler();
  }
}

class PostgresEngine implements Engine {
  readonly #writers: Kysely<Database>;
  readonly isClash = isClash;
  readonly lockOfStart = sql`select set_config('lock_timeout', '0', true),
    set_config('idle_in_transaction_session_timeout', '0', true), pg_advisory_xact_lock(${sql.lit(STARTER)})`;
  readonly countShownWrites = countShownWrites;
  readonly shownRevision = shownRevision;

  constructor(writers: PostgresPool) {
    const dialect = new PooledDialect(writers, this);
    this.#writers = new Kysely<Database>({ dialect, log: (told) => counting.statement?.(told) });
  }

  writers(): Kysely<Database> {
    return this.#writers;
  }

  async greet(db: Kysely<Database>): Promise<void> {
    try {
      const { rows } = await sql<Greeting>`select current_setting('server_version_num') as version,
        current_setting('transaction_read_only') as read_only, current_setting('server_encoding') as encoding,
        has_schema_privilege(current_schema(), 'create') as may_create`.execute(db);
      const [{ version, read_only, encoding, may_create }] = rows as [Greeting];
      const release = Math.floor(Number(version) / 10_000);
      if (release < OLDEST)
        throw new StartError(
          `PostgreSQL ${release} is too old: Waffir needs ${OLDEST} or newer. Update it.`,
        );
      if (read_only === "on")
        throw new StartError("The database can only be read. Point DATABASE_URL at the primary.");
      if (encoding !== "UTF8")
        throw new StartError(`The database is in ${encoding}. Create one with encoding UTF8.`);
      if (!may_create)
        throw new StartError("DATABASE_URL names a user who may not create tables in its schema.");
    } catch (error) {
      throw explained(error);
    }
  }

  async followIds(db: Kysely<Database>): Promise<void> {
    await sql.raw(FOLLOW).execute(db);
  }
}

interface Greeting {
  version: string;
  read_only: "on" | "off";
  encoding: string;
  may_create: boolean | null;
}

/** Never back: the numbers of what was deleted stay used. */
const FOLLOW = `do $$ declare counter record; begin
  for counter in select table_name as of, pg_get_serial_sequence(quote_ident(table_name), 'id') as name
    from information_schema.columns
    where table_schema = current_schema() and column_name = 'id' and is_identity = 'YES'
  loop
    execute format('select setval(%L, highest) from (select max(id) as highest from %I) as ids
      where highest >= (select last_value from %s)', counter.name, counter.of, counter.name);
  end loop;
end $$`;

/** Who asks is not let in, by the code of the answer: https://www.postgresql.org/docs/15/errcodes-appendix.html */
const REFUSED: Readonly<Record<string, string>> = {
  "28P01": "PostgreSQL refuses the password in DATABASE_URL.",
  "28000": "PostgreSQL does not let the user of DATABASE_URL in.",
  "3D000": "PostgreSQL has no database of the name in DATABASE_URL. Create it first.",
  "42501": "The user of DATABASE_URL may not use the database.",
};

function explained(error: unknown): unknown {
  if (error instanceof DatabaseAway)
    return new StartError(
      `PostgreSQL can't be reached (${error.message}). Check DATABASE_URL, and that the server runs.`,
    );
  const sentence = error instanceof pg.DatabaseError && REFUSED[error.code ?? ""];
  return sentence ? new StartError(sentence) : error;
}

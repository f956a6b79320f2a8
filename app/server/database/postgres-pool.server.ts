import { createHash } from "node:crypto";
import type { Duplex } from "node:stream";
import type { PostgresPool, PostgresPoolClient } from "kysely";
import { LRUCache } from "lru-cache";
import pg from "pg";
import { joinInFlight } from "../http/in-flight.server";
import { logWarning } from "../log.server";
import { memoised } from "../memoised";
import { DatabaseAway } from "./database-away.server";

/** How long a connection, or the writer's lock, is waited for, ms. */
const PATIENCE_MS = 10_000;

/** How long a question has no answer before the server is asked whether it is there, and how long it may take over that, ms. */
const SILENT_MS = PATIENCE_MS / 2;

/** How often an idle connection is used all the same, ms: what stands between forgets those that are silent for minutes. */
const ALIVE_EVERY_MS = 60_000;

/** A process that stands still in the middle of a transaction loses it after this long, ms, and with it the lock. */
const STILL_MS = 30_000;

/** Any number, the same in every process: whoever writes holds it. */
const WRITER = 7_946_001;

/**
 * What stands for `begin`: one writer at a time, as SQLite has it. What a transaction reads is then true until it ends, and
 * what it writes is seen by whoever comes next. The lock ends with the transaction, however that ends.
 */
const BEGIN = `begin; set local lock_timeout = ${PATIENCE_MS};
  set local idle_in_transaction_session_timeout = ${STILL_MS}; select pg_advisory_xact_lock(${WRITER})`;

/** int8, and numeric, which is what a sum of int8 is: both are numbers here, far below 2⁵³. */
const NUMBERS = new Set([20, 1700]);

const types = {
  getTypeParser: (oid: number, format?: "text" | "binary") =>
    NUMBERS.has(oid) ? Number : pg.types.getTypeParser(oid, format as "text"),
};

/** How each connection is made. */
export const settingsOf = (url: string): pg.ClientConfig => ({
  connectionString: url,
  types,
  connectionTimeoutMillis: PATIENCE_MS,
  keepAlive: true,
  keepAliveInitialDelayMillis: ALIVE_EVERY_MS,
  application_name: "waffir",
});

/**
 * Connections that one asker at a time has to itself.
 *
 * @param max the most at once.
 */
export function openPool(url: string, max: number): PostgresPool {
  const pool = new pg.Pool({ ...settingsOf(url), max });
  pool.on("error", ({ message }) => logWarning("A connection to the database ended", { message }));
  // Whoever uses it hears of it by what they ask; without a listener the process would end.
  pool.on("connect", (client) => client.on("error", () => {}));
  const session = memoised((client: pg.PoolClient) =>
    sessionOf(client, { url, release: () => client.release() }),
  );
  return {
    async connect() {
      try {
        return session(await pool.connect());
      } catch (error) {
        throw told(error);
      }
    },
    end: () => pool.end(),
  };
}

/** Statements that a process has run before, by their text: those are prepared once a connection. */
const names = new LRUCache<string, string>({ max: 500 });

/** Moves on when a table was changed under a prepared statement, which then has to be prepared anew. */
let generation = 0;

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known === undefined) names.set(text, "");
  else if (known === "") names.set(text, createHash("sha256").update(text).digest("base64url"));
  const name = names.get(text);
  return name ? `${generation}${name}` : undefined;
}

interface WhoAsks {
  url: string;
  /** Is called when an asker has its answers. */
  release(): void;
}

/** A connection as Kysely uses it. */
export function sessionOf(client: pg.ClientBase, { url, release }: WhoAsks): PostgresPoolClient {
  const query = async (text: string, values: readonly unknown[]) => {
    const answered = giveUpInSilence(client, url);
    try {
      if (text === "begin") return await begin(client);
      const name = values.length > 0 ? nameOf(text) : undefined;
      return await client.query({ name, text, values: values.map(withoutNul) });
    } catch (error) {
      if (isStale(error)) generation += 1;
      throw told(error);
    } finally {
      answered();
    }
  };
  return { query: query as unknown as PostgresPoolClient["query"], release };
}

/**
 * Ends a connection on which a question has no answer while the server does not answer others either: it hangs, or is gone
 * without a word, which the system would notice after a quarter of an hour. What takes long on one that works is waited for.
 *
 * @returns to be called with the answer.
 */
function giveUpInSilence(client: pg.ClientBase, url: string): () => void {
  // Its own end() waits for answers to all that was asked, where it may ask several things at once.
  const { stream } = (client as unknown as { connection: { stream: Duplex } }).connection;
  let waiting = true;
  const silence = setInterval(async () => {
    const there = await joinInFlight(`there ${url}`, () => isThere(url));
    // The answer may have come meanwhile, and somebody else may use the connection.
    if (waiting && !there) stream.destroy(new Error("it says nothing"));
  }, SILENT_MS);
  return () => {
    waiting = false;
    clearInterval(silence);
  };
}

/** Whether the server says anything, and be it that it does not want to. */
async function isThere(url: string): Promise<boolean> {
  const limits = { connectionTimeoutMillis: SILENT_MS, query_timeout: SILENT_MS };
  const probe = new pg.Client({ ...settingsOf(url), ...limits });
  probe.on("error", () => {});
  try {
    await probe.connect();
    await probe.query("select");
    return true;
  } catch (error) {
    return error instanceof pg.DatabaseError;
  } finally {
    probe.end().catch(() => {});
  }
}

/** What no text of PostgreSQL may hold; such a text is then another one, which nobody has. */
function withoutNul(value: unknown): unknown {
  return typeof value === "string" ? value.replaceAll("\0", "\uFFFD") : value;
}

async function begin(client: pg.ClientBase) {
  try {
    return await client.query(BEGIN);
  } catch (error) {
    await client.query("rollback").catch(() => {});
    throw error;
  }
}

const codeOf = (error: unknown): string =>
  error instanceof pg.DatabaseError ? (error.code ?? "") : "";

const isStale = (error: unknown) => codeOf(error) === "0A000";

/** A deadlock with a single statement outside of transactions, or a statement prepared before a table changed. */
export const isClash = (error: unknown): boolean =>
  ["40P01", "40001"].includes(codeOf(error)) || isStale(error);

/**
 * Connection lost, no more connections or disk, server stopping or starting, waited long enough, stood still for too long,
 * read-only: https://www.postgresql.org/docs/15/errcodes-appendix.html
 */
const AWAY = /^(08|53|57P|55P03|25P03|25006)/;

/** The error as everything else knows it: what is no answer of the server is about the way to it. */
export function told(error: unknown): unknown {
  const isAnswer = error instanceof pg.DatabaseError;
  if (isAnswer ? !AWAY.test(codeOf(error)) : error instanceof TypeError) return error;
  return new DatabaseAway(`The database is away: ${reasonOf(error)}`, { cause: error });
}

/** Several addresses of one host fail as one error without words of its own. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(", ");
  return error instanceof Error ? error.message : String(error);
}

import { setTimeout as pause } from "node:timers/promises";
import type { Kysely } from "kysely";
import type { Database } from "~db/schema";
import { counting } from "../metrics.server";
import { engineOf } from "./engine.server";

/** How often a transaction is run before a clash is an error. */
const TRIES = 4;

/**
 * Runs `work` in a transaction: the caller's when there is one, else its own. Nobody else writes meanwhile. `work` may be
 * run a second time, so it changes nothing but the database: what it finds out it returns.
 */
export async function inTransaction<T>(
  db: Kysely<Database>,
  work: (trx: Kysely<Database>) => Promise<T>,
): Promise<T> {
  if (db.isTransaction) return work(db);
  const engine = engineOf(db);
  for (let tries = 1; ; tries += 1) {
    const begun = waitingToWrite();
    try {
      return await engine
        .writers(db)
        .transaction()
        .execute((trx) => {
          begun();
          return work(trx);
        });
    } catch (error) {
      begun();
      if (tries === TRIES || !engine.isClash(error)) throw error;
    }
  }
}

/** Counts from now on: for a connection, then for all who write before. @returns to be called once it is over, one way or the other. */
function waitingToWrite(): () => void {
  const asked = performance.now();
  let over = false;
  return () => {
    if (!over) counting.writerWait?.(performance.now() - asked);
    over = true;
  };
}

/**
 * Runs `work` while no other process is in such work: what a start does, which may take minutes. On SQLite, whose one
 * connection could not work meanwhile, each transaction in it keeps the others out instead.
 */
export async function whileOthersWait<T>(db: Kysely<Database>, work: () => Promise<T>): Promise<T> {
  const engine = engineOf(db);
  const { lockOfStart } = engine;
  if (!lockOfStart) return work();
  return engine
    .writers(db)
    .transaction()
    .setAccessMode("read write")
    .execute(async (trx) => {
      await lockOfStart.execute(trx);
      return work();
    });
}

/** Of the time a piece holds the write lock, how long it is then left free: others look for it every 30 ms at the latest. */
const LEFT_FREE = 1 / 4;

/**
 * Runs `work` on one piece after the other, each in a transaction of its own, so that whoever else writes gets a turn
 * between: SQLite keeps no queue, and the lock would be taken again before those who wait look for it.
 *
 * @returns what each piece gave.
 */
export async function inTransactions<Piece, Given>(
  db: Kysely<Database>,
  pieces: AsyncIterable<Piece> | Iterable<Piece>,
  work: (trx: Kysely<Database>, piece: Piece) => Promise<Given>,
): Promise<Given[]> {
  const given: Given[] = [];
  for await (const piece of pieces) {
    const began = performance.now();
    given.push(await inTransaction(db, (trx) => work(trx, piece)));
    if (!db.isTransaction) await pause((performance.now() - began) * LEFT_FREE);
  }
  return given;
}

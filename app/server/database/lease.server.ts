import { randomUUID } from "node:crypto";
import type { ExpressionBuilder, Kysely } from "kysely";
import type { Database } from "~db/schema";
import { logWarning } from "../log.server";

/** How long work is left to a process that says nothing any more, ms: others go on with it after that. */
const LEASE_MS = 10_000;
/** How often a process says that it still works. */
const RENEW_EVERY_MS = LEASE_MS / 3;

/** No lease is kept longer, ms: one that ends later was taken before the clock was set back, and is over. */
const LONGEST_MS = 3_600_000;

/** This process among all that serve. */
const HOLDER = randomUUID();

/** How a lease ends with its work: free for whoever asks next, or kept from everybody until a moment (ms). */
export interface LeaseEnd {
  until?: number;
}

/**
 * Does `work` unless another process is at it, or has done it and nobody is to do it again yet. A process that ends in the
 * middle leaves it to the next that asks, some seconds later. Work that holds its process up for as long may be done twice.
 *
 * @param work says at its end until when nobody is to do it again; what fails is free at once.
 * @returns whether this process did it.
 */
export async function withLease(
  db: Kysely<Database>,
  name: string,
  work: () => Promise<LeaseEnd>,
  holder: string = HOLDER,
): Promise<boolean> {
  if (!(await take(db, name, holder))) return false;
  let renewed = Promise.resolve();
  const renewing = setInterval(() => {
    renewed = moveEnd(db, { name, holder, until: Date.now() + LEASE_MS }).catch((error: unknown) =>
      logWarning("A lease could not be renewed", { lease: name, error: String(error) }),
    );
  }, RENEW_EVERY_MS);
  renewing.unref();
  let end: LeaseEnd = {};
  try {
    end = await work();
  } finally {
    clearInterval(renewing);
    // On its way on another connection it would come after the end, and take its place.
    await renewed;
    if (end.until === undefined) await giveBack(db, holder, name);
    else await moveEnd(db, { name, holder, until: end.until });
  }
  return true;
}

/** Takes a lease that nobody has: in one statement, so that of many who ask at once one gets it. */
async function take(db: Kysely<Database>, name: string, holder: string): Promise<boolean> {
  const now = Date.now();
  // Most often somebody has it: looking costs no writer's lock.
  if ((await holdersOf(db, [name], now)).has(name)) return false;
  const taken = await holdFree(db, [name], { holder, now, until: now + LEASE_MS });
  return taken.length === 1;
}

/** Who has which of these leases at `now` (ms), by the lease's name. */
export async function holdersOf(
  db: Kysely<Database>,
  names: readonly string[],
  now: number,
): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom("leases")
    .where("name", "in", ["", ...names])
    .select(["name", "holder", "until"])
    .execute();
  return new Map(
    rows.filter(({ until }) => isHeld(until, now)).map(({ name, holder }) => [name, holder]),
  );
}

/** Gives `holder` those of the leases that nobody has at `now`, until a moment (ms). @returns which. */
export async function holdFree(
  db: Kysely<Database>,
  names: readonly string[],
  { holder, now, until }: { holder: string; now: number; until: number },
): Promise<{ name: string }[]> {
  if (names.length === 0) return [];
  return db
    .insertInto("leases")
    .values(names.map((name) => ({ name, holder, until })))
    .onConflict((conflict) =>
      conflict.column("name").doUpdateSet({ holder, until }).where(isOver(now)),
    )
    .returning("name")
    .execute();
}

/** Gives back what `holder` has: one lease, or all of them. */
export async function giveBack(db: Kysely<Database>, holder: string, name?: string): Promise<void> {
  await db
    .deleteFrom("leases")
    .where("holder", "=", holder)
    .$if(name !== undefined, (query) => query.where("name", "=", name ?? ""))
    .execute();
}

const isHeld = (until: number, now: number) => until > now && until <= now + LONGEST_MS;

/** The same as a condition on a row. */
const isOver = (now: number) => (eb: ExpressionBuilder<Database, "leases">) =>
  eb.or([eb("leases.until", "<=", now), eb("leases.until", ">", now + LONGEST_MS)]);

async function moveEnd(
  db: Kysely<Database>,
  { name, holder, until }: { name: string; holder: string; until: number },
): Promise<void> {
  await db
    .updateTable("leases")
    .set({ until })
    .where("name", "=", name)
    .where("holder", "=", holder)
    .execute();
}

/** Forgets leases of work that nobody asked for since its process ended in the middle of it. @returns how many. */
export async function forgetLeases(db: Kysely<Database>, now: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("leases")
    .where("until", "<=", now - FORGOTTEN_AFTER_MS)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** A day, ms. */
const FORGOTTEN_AFTER_MS = 24 * 60 * 60_000;

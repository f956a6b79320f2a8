import type { Kysely } from "kysely";
import {
  isPlatformUnlearnt,
  learntFrom,
  NO_ORDERS,
  ordersThere,
} from "~/features/fees/index.server";
import { childProcesses, type ProcessPool } from "~/server/child-processes.server";
import type { Database } from "~db/schema";

/** Long enough for a hundred thousand restaurants, ms. */
const TIME_LIMIT_MS = 10 * 60_000;

let processes: ProcessPool | undefined;

/**
 * Settles fees where orders came or went since they were learnt and judges orders by them, in a process of its own.
 *
 * @param url where the database is, a file.
 * @returns whether there was anything to do.
 */
export async function settleNewOrders(db: Kysely<Database>, url: string): Promise<boolean> {
  if ((await ordersThere(db)) === ((await learntFrom(db)) ?? NO_ORDERS)) return false;
  await settleApart(url);
  return true;
}

/**
 * The same where a platform has its first orders: nothing is known of it as long as nobody learnt. Of one that too few people tell
 * of nothing is learnt, and no more of the same orders a minute later.
 */
export async function settleNewPlatforms(db: Kysely<Database>, url: string): Promise<boolean> {
  return (await isPlatformUnlearnt(db)) && settleNewOrders(db, url);
}

async function settleApart(url: string): Promise<void> {
  processes ??= childProcesses({ from: import.meta.url, program: "settle-worker", size: 1 });
  await processes.run("settle", url, AbortSignal.timeout(TIME_LIMIT_MS));
}

import { createHash } from "node:crypto";
import type { Kysely } from "kysely";
import { inTransaction } from "~/server/database/transaction.server";
import type { Database } from "~db/schema";
import { fitPlatforms } from "./book";
import { rebuildFees } from "./fold.server";
import { samplesOf } from "./sample.server";
import { ordersThere, setLearntFrom, setPlatformFees } from "./settle-queries.server";

/**
 * Learns what each platform charges from its sample again, and then what each restaurant adds to it. A second run writes the
 * same bytes, whatever order the orders came in. Fitting takes a second of a core, so it is no part of a write and of no
 * transaction; where others are answered meanwhile it belongs in a process of its own: see settling.server.ts.
 *
 * @returns the restaurants whose fees moved.
 */
export async function settleFees(db: Kysely<Database>): Promise<number[]> {
  const from = await ordersThere(db);
  const learnt = Object.entries(fitPlatforms(await samplesOf(db)));
  const rows = learnt.map(([platform, of]) => {
    const fees = JSON.stringify(of);
    return { platform, fees, hash: createHash("sha256").update(fees).digest("hex") };
  });
  await inTransaction(db, (trx) => setPlatformFees(trx, rows));
  const moved = await rebuildFees(db);
  await setLearntFrom(db, from);
  return moved;
}

import type { Kysely } from "kysely";
import { type FeeVerdict, reviewFees } from "~/features/fees/index.server";
import { inTransaction } from "~/server/database/transaction.server";
import type { Database } from "~db/schema";

/** Decides about the fees of an order, in a transaction of its own: see `reviewFees`. */
export const decideFees = (db: Kysely<Database>, verdict: FeeVerdict) =>
  inTransaction(db, (trx) => reviewFees(trx, verdict));

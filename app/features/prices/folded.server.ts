import type { Kysely } from "kysely";
import type { Database } from "~db/schema";

type FoldedListener = (trx: Kysely<Database>, dishIds: readonly number[]) => Promise<unknown>;

let listener: FoldedListener | undefined;

/**
 * Registers the one listener that runs after prices are folded, in the same transaction: it notifies those who watch
 * them.
 */
export function whenFolded(hear: FoldedListener | undefined): void {
  listener = hear;
}

/** Calls the listener for dishes whose prices were just folded. */
export async function notifyFolded(
  trx: Kysely<Database>,
  dishIds: readonly number[],
): Promise<void> {
  await listener?.(trx, dishIds);
}

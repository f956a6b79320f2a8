import type { Kysely } from "kysely";
import type { Database } from "~db/schema";

type Hearing = (trx: Kysely<Database>, dishIds: readonly number[]) => Promise<unknown>;

let hearing: Hearing | undefined;

/** Has something done whenever prices were folded, in the same transaction: telling those who follow them. */
export function whenFolded(hear: Hearing | undefined): void {
  hearing = hear;
}

/** Says that the prices of these dishes were folded. */
export async function sayFolded(trx: Kysely<Database>, dishIds: readonly number[]): Promise<void> {
  await hearing?.(trx, dishIds);
}

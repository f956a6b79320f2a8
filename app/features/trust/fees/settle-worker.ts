import { settleFees } from "~/features/fees/index.server";
import { endWithParent } from "~/server/background.server";
import { openDatabase } from "~/server/database/db.server";
import { judgeFees } from "./judge-fees.server";

// Not behind pages: who holds the lock of the database is not to wait for a core meanwhile.
endWithParent();

/**
 * Settles the fees of the database at `url` and judges by them which orders lie outside; runs in a process of its own, so
 * that nobody waits for it.
 */
export async function settle(url: string): Promise<void> {
  const db = await openDatabase(url);
  try {
    await settleFees(db);
    await judgeFees(db);
  } finally {
    await db.destroy();
  }
}

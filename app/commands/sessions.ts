import type { Kysely } from "kysely";
import { endEverySession, endSessions } from "~/features/accounts/session/queries.server";
import { idOfUsername } from "~/features/trust/levels/queries.server";
import { openDatabase } from "~/server/database/db.server";
import { env } from "~/server/env.server";
import { StartError } from "~/server/start-error";
import type { Database } from "~db/schema";
import { runCommand } from "./command";

const USAGE = "Use it as: npm run sessions -- end USERNAME, or: npm run sessions -- end --all";

await runCommand(async () => {
  const [verb, whose] = process.argv.slice(2);
  if (verb !== "end" || !whose) throw new StartError(USAGE);
  const db = await openDatabase(env().DATABASE_URL);
  try {
    const ended = await (whose === "--all" ? endEverySession(db) : endOf(db, whose));
    console.log(`Sessions ended: ${ended}`);
  } finally {
    await db.destroy();
  }
});

async function endOf(db: Kysely<Database>, username: string): Promise<number> {
  const userId = await idOfUsername(db, username.toLowerCase());
  if (!userId) throw new StartError(`Nobody has the username ${username}.`);
  return endSessions(db, { userId });
}

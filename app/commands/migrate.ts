import { openDatabase } from "~/server/database/db.server";
import { env } from "~/server/env.server";
import { runCommand } from "./command";

await runCommand(async () => {
  const db = await openDatabase(env().DATABASE_URL);
  await db.destroy();
  console.log("The database is up to date.");
});

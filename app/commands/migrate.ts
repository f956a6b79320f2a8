import { openDatabase } from "~/server/db.server";
import { env } from "~/server/env.server";
import { runCommand } from "./command";

await runCommand(async () => {
  const db = await openDatabase(env().DATABASE_URL);
  await db.destroy();
  console.log(`${env().DATABASE_URL} is up to date.`);
});

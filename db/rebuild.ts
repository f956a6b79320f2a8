import { rebuildOffers } from "~/features/prices/rebuild.server";
import { openDatabase } from "~/server/db.server";
import { env } from "~/server/env.server";
import { runCommand } from "./command";

await runCommand(async () => {
  const db = await openDatabase(env().DATABASE_URL);
  await rebuildOffers(db);
  await db.destroy();
  console.log("All observations are folded into prices again.");
});

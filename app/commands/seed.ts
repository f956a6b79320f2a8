import { bringUnderPresentRules } from "~/present-rules.server";
import { loadSample } from "~/sample/load";
import { openDatabase } from "~/server/database/db.server";
import { env } from "~/server/env.server";
import { runCommand } from "./command";

await runCommand(async () => {
  const db = await openDatabase(env().DATABASE_URL);
  try {
    await bringUnderPresentRules(db);
    const counts = await loadSample(db, Date.now(), {
      replace: process.argv.includes("--replace"),
    });
    console.log(
      `Loaded sample data: ${counts.restaurants} restaurants with ${counts.branches} branches, ` +
        `${counts.dishes} dishes, ${counts.observations} observations.`,
    );
  } finally {
    await db.destroy();
  }
});

import { openDatabase } from "~/server/db.server";
import { env } from "~/server/env.server";
import { runCommand } from "./command";
import { loadSample } from "./sample/load";

await runCommand(async () => {
  const db = await openDatabase(env().DATABASE_URL);
  try {
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

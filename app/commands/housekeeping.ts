import { jobs, runJob } from "~/jobs.server";
import { openPictureStore } from "~/providers/pictures/index.server";
import { openDatabase } from "~/server/database/db.server";
import { env } from "~/server/env.server";
import { runCommand } from "./command";

await runCommand(async () => {
  const db = await openDatabase(env().DATABASE_URL);
  try {
    const pictures = await openPictureStore(env());
    for (const job of jobs({ db, pictures })) {
      const { name, done, failed } = await runJob(job, Date.now());
      if (failed === undefined) console.log(`${name}: ${done}`);
      else {
        console.error(`${name}: failed. ${failed}`);
        process.exitCode = 1;
      }
    }
  } finally {
    await db.destroy();
  }
});

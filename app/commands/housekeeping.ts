import { openPictureStore } from "~/features/snapshots/picture/store.server";
import { jobs, runJob } from "~/jobs.server";
import { openDatabase } from "~/server/db.server";
import { env } from "~/server/env.server";
import { runCommand } from "./command";

await runCommand(async () => {
  const { DATABASE_URL, UPLOADS_DIR } = env();
  const db = await openDatabase(DATABASE_URL);
  try {
    const pictures = await openPictureStore(UPLOADS_DIR);
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

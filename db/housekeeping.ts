import { openPictureStore } from "~/features/contribute/picture/store.server";
import { keepHouse } from "~/housekeeping.server";
import { openDatabase } from "~/server/db.server";
import { env } from "~/server/env.server";
import { runCommand } from "./command";

await runCommand(async () => {
  const { DATABASE_URL, UPLOADS_DIR } = env();
  const db = await openDatabase(DATABASE_URL);
  try {
    const pictures = await openPictureStore(UPLOADS_DIR);
    for (const { task, done, failed } of await keepHouse({ db, pictures }, Date.now())) {
      if (failed === undefined) console.log(`${task}: ${done}`);
      else {
        console.error(`${task}: failed. ${failed}`);
        process.exitCode = 1;
      }
    }
  } finally {
    await db.destroy();
  }
});

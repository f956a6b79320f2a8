import { rebuildAndCompare } from "~/features/prices/rebuild-and-compare.server";
import { openDatabase } from "~/server/database/db.server";
import { env } from "~/server/env.server";
import { copyDatabase } from "~/server/move/copy.server";
import { endMove } from "~/server/move/half-moved.server";
import { StartError } from "~/server/start-error";
import { runCommand } from "./command";

await runCommand(async () => {
  const [target = ""] = process.argv.slice(2);
  if (!/^postgres(ql)?:\/\//.test(target) || !env().DATABASE_URL.startsWith("file:"))
    throw new StartError(
      "Use it as: npm run move -- postgres://user:password@host/waffir, with DATABASE_URL naming the file, and the service stopped.",
    );
  const from = await openDatabase(env().DATABASE_URL);
  try {
    const to = await openDatabase(target, { halfMoved: true });
    try {
      const { tables, rows } = await copyDatabase(from, to);
      const { dishes, differed } = await rebuildAndCompare(to);
      if (differed.length > 0)
        throw new StartError(
          `The prices of ${differed.length} dishes come out differently there. Run npm run prices -- rebuild here, empty the other database, and move again.`,
        );
      await endMove(to);
      console.log(`${rows} rows of ${tables} tables are there, each compared with its original.`);
      console.log(`The prices of ${dishes} dishes were folded again there, and none differed.`);
      console.log("Set DATABASE_URL to the new database and start. Pictures stay where they are.");
    } finally {
      await to.destroy();
    }
  } finally {
    await from.destroy();
  }
});

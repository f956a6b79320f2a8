import { forgetToldFees } from "~/features/community/watch/queries.server";
import { settleFees } from "~/features/fees/settle.server";
import { rebuildAndCompare } from "~/features/prices/rebuild-and-compare.server";
import { judgeFees } from "~/features/trust/fees/judge-fees.server";
import { openDatabase } from "~/server/database/db.server";
import { env } from "~/server/env.server";
import { StartError } from "~/server/start-error";
import { runCommand } from "./command";

/** Dishes named in the report; the rest are counted. */
const NAMED = 20;

await runCommand(async () => {
  if (process.argv[2] !== "rebuild") throw new StartError("Use it as: npm run prices -- rebuild");
  const db = await openDatabase(env().DATABASE_URL);
  try {
    // In this order: fees stand on orders alone, totals on prices and fees.
    const { dishes, differed } = await rebuildAndCompare(db);
    const moved = await settleFees(db);
    await judgeFees(db);
    if (moved.length > 0) await forgetToldFees(db);
    console.log(`All observations of ${dishes} dishes are folded into prices again.`);
    if (moved.length > 0)
      console.log(`The fees or totals of ${moved.length} restaurants differed and are put right.`);
    const named = `${differed.slice(0, NAMED).join(", ")}${differed.length > NAMED ? ", …" : ""}`;
    console.log(
      differed.length === 0
        ? "Nothing differed."
        : `${differed.length} dishes differed and are put right: ${named}.`,
    );
  } finally {
    await db.destroy();
  }
});

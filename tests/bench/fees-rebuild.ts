import { rebuildFees } from "~/features/fees/index.server";
import { settleFees } from "~/features/fees/settle.server";
import { rebuildOffers } from "~/features/prices/index.server";
import { openDatabase } from "~/server/db.server";

/** Run in a process of its own, so that its memory is its own: folds all of a database again, and says what that took. */
const [path] = process.argv.slice(2);
const db = await openDatabase(`file:${path}`);
const took: Record<string, number> = {};
for (const [name, run] of Object.entries({
  prices: () => rebuildOffers(db),
  fees: () => rebuildFees(db),
  learning: () => settleFees(db),
})) {
  const begun = performance.now();
  await run();
  took[name] = performance.now() - begun;
}
await db.destroy();
console.log(JSON.stringify({ took, memoryMb: process.resourceUsage().maxRSS / 1024 }));

import { settleFees } from "~/features/fees/settle.server";
import { rebuildAndCompare } from "~/features/prices/rebuild-and-compare.server";
import { judgeFees } from "~/features/trust/fees/judge-fees.server";
import { openDatabase } from "~/server/database/db.server";

/**
 * What `npm run prices -- rebuild` does, in a process of its own, so that its memory is its own: folds all of a database again,
 * and says what that took.
 */
const [path] = process.argv.slice(2);
const db = await openDatabase(`file:${path}`);
const took: Record<string, number> = {};
for (const [name, run] of Object.entries({
  prices: () => rebuildAndCompare(db),
  fees: () => settleFees(db),
  judging: () => judgeFees(db),
})) {
  const begun = performance.now();
  await run();
  took[name] = performance.now() - begun;
}
await db.destroy();
const { maxRSS, systemCPUTime, userCPUTime } = process.resourceUsage();
const cpuMs = (systemCPUTime + userCPUTime) / 1000;
console.log(JSON.stringify({ took, cpuMs, memoryMb: maxRSS / 1024 }));

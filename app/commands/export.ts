import { publish, writeDump } from "~/features/open-data/index.server";
import { openDatabase } from "~/server/database/db.server";
import { env } from "~/server/env.server";
import { StartError } from "~/server/start-error";
import { runCommand } from "./command";

const USAGE = `Usage: npm run export -- FOLDER

Publishes what has changed and writes the public data as FOLDER/<table>.jsonl, .csv and .parquet: restaurants,
branches, dishes, current prices with their status, and their history; manifest.json names the files and the
cursor from which /api/changes goes on. Nothing of any person. Each line names the licence that DATA_LICENSE
is set to. What the columns mean: docs/open-data.md.`;

await runCommand(async () => {
  const [folder, ...more] = process.argv.slice(2);
  if (!folder || folder.startsWith("-") || more.length > 0) throw new StartError(USAGE);
  const { DATABASE_URL, DATA_LICENSE: license } = env();
  const db = await openDatabase(DATABASE_URL);
  try {
    const now = Date.now();
    await publish(db, now);
    const { tables } = await writeDump(db, { folder, license, now });
    for (const [name, count] of Object.entries(tables)) console.log(`${name}: ${count}`);
  } finally {
    await db.destroy();
  }
});

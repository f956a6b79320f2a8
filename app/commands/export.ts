import { createWriteStream, mkdirSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { csvWriter, licensed, publicTables } from "~/features/import/export.server";
import { openDatabase } from "~/server/db.server";
import { env } from "~/server/env.server";
import { StartError } from "~/server/start-error";
import { runCommand } from "./command";

const USAGE = `Usage: npm run export -- FOLDER

Writes the public data as FOLDER/<table>.jsonl and FOLDER/<table>.csv: restaurants, branches, dishes,
current prices with their status, and their history. Nothing of any person. Each line names the
licence that DATA_LICENSE is set to. What the columns mean: docs/open-data.md.`;

await runCommand(async () => {
  const [folder, ...more] = process.argv.slice(2);
  if (!folder || folder.startsWith("-") || more.length > 0) throw new StartError(USAGE);
  mkdirSync(folder, { recursive: true });
  const { DATABASE_URL, DATA_LICENSE } = env();
  const db = await openDatabase(DATABASE_URL);
  try {
    for (const [name, read] of Object.entries(publicTables(db, Date.now()))) {
      const lines = () => licensed(read(), DATA_LICENSE);
      let count = 0;
      async function* jsonLines() {
        for await (const line of lines()) {
          count++;
          yield `${JSON.stringify(line)}\n`;
        }
      }
      await pipeline(Readable.from(jsonLines()), createWriteStream(join(folder, `${name}.jsonl`)));
      const csv = createWriteStream(join(folder, `${name}.csv`));
      await pipeline(Readable.from(lines()), csvWriter(), csv);
      console.log(`${name}: ${count}`);
    }
  } finally {
    await db.destroy();
  }
});

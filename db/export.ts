import { createWriteStream, mkdirSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { csvLine, type Line, publicTables } from "~/features/import/export.server";
import { openDatabase } from "~/server/db.server";
import { env } from "~/server/env.server";
import { StartError } from "~/server/start-error";
import { runCommand } from "./command";

const USAGE = `Usage: npm run export -- FOLDER

Writes the public data as FOLDER/<table>.jsonl and FOLDER/<table>.csv: restaurants, branches, dishes,
current prices with their status, and their history. Nothing of any person.`;

await runCommand(async () => {
  const [folder, ...more] = process.argv.slice(2);
  if (!folder || folder.startsWith("-") || more.length > 0) throw new StartError(USAGE);
  mkdirSync(folder, { recursive: true });
  const db = await openDatabase(env().DATABASE_URL);
  try {
    for (const [name, lines] of Object.entries(publicTables(db, Date.now()))) {
      await write(join(folder, `${name}.jsonl`), jsonLines(lines()));
      const count = await write(join(folder, `${name}.csv`), csvLines(lines()));
      console.log(`${name}: ${Math.max(0, count - 1)}`);
    }
  } finally {
    await db.destroy();
  }
});

async function write(path: string, lines: AsyncIterable<string>): Promise<number> {
  let count = 0;
  async function* ended() {
    for await (const line of lines) {
      count++;
      yield `${line}\n`;
    }
  }
  await pipeline(Readable.from(ended()), createWriteStream(path));
  return count;
}

async function* jsonLines(lines: AsyncIterable<Line>) {
  for await (const line of lines) yield JSON.stringify(line);
}

async function* csvLines(lines: AsyncIterable<Line>) {
  let first = true;
  for await (const line of lines) {
    if (first) yield csvLine(Object.keys(line));
    first = false;
    yield csvLine(Object.values(line));
  }
}

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "~/server/database/db.server";
import { startPostgres } from "~tests/support/postgres";
import { startServer } from "~tests/support/server";
import { freshBuild } from "./fresh-build";
import { measured, middle } from "./measured";

const TIMES = 20;
const PROCESSES = 3;

/**
 * Three processes that start together on a database that is not there yet, twenty times: how many do not come to serve, and
 * how often they made other than one catalogue. `npm run bench -- starts` over a file, `-- starts postgres`.
 */
export async function benchStarts(engine = "sqlite", times = TIMES): Promise<void> {
  freshBuild();
  const folder = mkdtempSync(join(tmpdir(), "waffir-starts-"));
  const postgres = engine === "postgres" ? await startPostgres({ lasting: true }) : undefined;
  const seconds: number[] = [];
  const catalogues: number[] = [];
  let dead = 0;
  try {
    for (let turn = 0; turn < times; turn++) {
      const DATABASE_URL = (await postgres?.create()) ?? `file:${join(folder, `${turn}.db`)}`;
      const begun = performance.now();
      const started = await Promise.allSettled(
        Array.from({ length: PROCESSES }, () => startServer({ DATABASE_URL })),
      );
      seconds.push((performance.now() - begun) / 1_000);
      for (const start of started)
        if (start.status === "rejected") {
          dead += 1;
          console.error(start.reason);
        } else {
          if (!(await fetch(`${start.value.origin}/readyz`)).ok) dead += 1;
          await start.value.stop();
        }
      catalogues.push(await restaurantsIn(DATABASE_URL));
    }
    console.table([
      measured("times they started together", times, 0),
      measured("processes that did not come to serve", dead, 0, { most: 0 }),
      measured("different catalogues", new Set(catalogues).size, 0, { most: 1 }),
      measured("until all served, middle, s", middle(seconds), 1),
      measured("until all served, longest, s", Math.max(...seconds), 1),
    ]);
  } finally {
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function restaurantsIn(url: string): Promise<number> {
  const db = await openDatabase(url);
  const rows = await db.selectFrom("restaurants").select("id").execute();
  await db.destroy();
  return rows.length;
}

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { makeSample } from "~tests/support/make-sample";
import { startPostgres } from "~tests/support/postgres";
import { startServer } from "~tests/support/server";
import { freshBuild } from "./fresh-build";
import { measured, middle, part } from "./measured";
import { inTurn, visitsTo } from "./visits";

const PROCESSES = 3;
const RESTARTS = 10;
const CLIENTS = 4;

/**
 * Each of three processes at one port is put anew, ten times, while people search, look and tap: how many answers are not as
 * they would be otherwise. `npm run bench -- restarts` with PostgreSQL, `-- restarts sqlite` over a file.
 */
export async function benchRestarts(engine = "postgres", restarts = RESTARTS): Promise<void> {
  freshBuild();
  const folder = mkdtempSync(join(tmpdir(), "waffir-restarts-"));
  const postgres = engine === "postgres" ? await startPostgres({ lasting: true }) : undefined;
  const DATABASE_URL = (await postgres?.create()) ?? `file:${join(folder, "waffir.db")}`;
  await makeSample(DATABASE_URL, Date.now());
  const service = await startServer({ DATABASE_URL, WEB_PROCESSES: String(PROCESSES) });
  const times = (said: string) => service.output().split(said).length - 1;
  try {
    while (times(`"processes":${PROCESSES}`) < 1) await pause(100);
    const visit = inTurn(await visitsTo(DATABASE_URL), [service.origin]);
    const took: number[] = [];
    const failed: unknown[] = [];
    let over = false;
    const client = async () => {
      while (!over)
        await visit().then(
          (ms) => took.push(ms),
          (error: unknown) => failed.push(error),
        );
    };
    const clients = Array.from({ length: CLIENTS }, client);
    const seconds: number[] = [];
    for (let turn = 1; turn <= restarts; turn++) {
      const begun = performance.now();
      process.kill(service.pid, "SIGUSR2");
      while (times(`"renewed":${PROCESSES}`) < turn) await pause(100);
      seconds.push((performance.now() - begun) / 1_000);
    }
    over = true;
    await Promise.all(clients);
    for (const error of failed.slice(0, 5)) console.error(error);
    console.table([
      measured("rolling restarts", restarts, 0),
      measured("of processes that ended", times('"signal":"SIGINT"'), 0),
      measured("answers", took.length, 0),
      measured("failed ones, and none", failed.length, 0, { most: 0 }),
      measured("an answer, p50, ms", middle(took), 1),
      measured("an answer, p99, ms", part(took, 0.99), 1),
      measured("a rolling restart, middle, s", middle(seconds), 1),
    ]);
  } finally {
    await service.stop();
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

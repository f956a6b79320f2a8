import { spawn } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { SearchResponse } from "~/features/search/schema";
import { openWay } from "~tests/support/away";
import { post } from "~tests/support/contract";
import { noPostgres, type Postgres, startPostgres } from "~tests/support/postgres";
import { ask } from "~tests/support/postgres-databases";
import { sampleFile } from "~tests/support/sample-file";
import { startServer } from "~tests/support/server";

const missing = noPostgres();
if (missing) console.warn(missing);

/** How late each answer of the other database comes, ms: long enough to be in the middle of a move. */
const LATE_MS = 20;

/** A question behind those that open the database, and before the last of those that compare its tables. */
const CUT_AT = 50;

describe.skipIf(missing)("npm run move", () => {
  let folder: string;
  let file: string;
  let postgres: Postgres;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "waffir-move-"));
    file = join(folder, "waffir.db");
    copyFileSync(await sampleFile(), file);
    postgres = await startPostgres();
  });
  afterAll(async () => {
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Begins the command. @returns its process, and what becomes of it: its code and what it said. */
  function move(...words: string[]) {
    const child = spawn(process.execPath, ["--import", "tsx", "app/commands/move.ts", ...words], {
      env: { ...process.env, DATABASE_URL: `file:${file}` },
    });
    let said = "";
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (text) => {
        said += text;
      });
    const ended = once(child, "close").then(([code]) => ({ code: code as number | null, said }));
    return { child, ended };
  }

  test.each([
    [[], /^Use it as: npm run move -- postgres:[^\n]+\n$/],
    [["file:./other.db"], /^Use it as: npm run move -- postgres:[^\n]+\n$/],
    [["postgres://waffir@127.0.0.1:9/waffir"], /^PostgreSQL can't be reached [^\n]+\n$/],
  ])("says in one sentence what %j lacks", async (words, sentence) => {
    expect(await move(...words).ended).toEqual({
      code: 1,
      said: expect.stringMatching(sentence),
    });
  });

  test("killed in the middle, and cut off, it goes on where it was, no service starts before, and then one serves what the file held", async () => {
    const target = await postgres.create();
    const { hostname: host, port, pathname } = new URL(target);
    const way = await openWay({ host, port: Number(port) });
    way.delay(LATE_MS);
    const slow = move(`postgres://postgres@127.0.0.1:${way.port}${pathname}`);
    const told = "select count(*) as n from observations";
    await expect
      .poll(async () => Number((await ask<{ n: string }>(target, told).catch(() => []))[0]?.n))
      .toBeGreaterThan(0);
    slow.child.kill("SIGKILL");
    expect(await slow.ended).toEqual({ code: null, said: "" });
    way.delay(0);
    way.cutAtQuestion(CUT_AT, { heard: false });
    expect(await move(`postgres://postgres@127.0.0.1:${way.port}${pathname}`).ended).toEqual({
      code: 1,
      // After the warning that a connection ended, and without a stack.
      said: expect.stringMatching(/^(\{[^\n]+\}\n)*The database is away: [^\n]+\n$/),
    });
    await way.cut();
    await expect(startServer({ DATABASE_URL: target })).rejects.toThrow(
      /^Ended with 1:\nOnly part of the data has been moved into this database\.[^\n]+$/,
    );
    const { code, said } = await move(target).ended;
    expect(said).toMatch(/^\d{5,} rows of \d+ tables are there, [^\n]+\n.* none differed\.\n/);
    expect(code).toBe(0);
    expect(await move(target).ended).toEqual({
      code: 1,
      said: "The database to move to is not empty. Name an empty one.\n",
    });

    const [moved, original] = await Promise.all(
      [target, `file:${file}`].map((DATABASE_URL) => startServer({ DATABASE_URL })),
    );
    const found = await Promise.all(
      [moved, original].map(async (server) => {
        const { body } = await post(server?.origin ?? "", "/api/search", { query: "شاورما دجاج" });
        return (body as SearchResponse).matches.map(({ comparison }) => comparison.ranked);
      }),
    );
    expect(found[0]?.length).toBeGreaterThan(1);
    expect(found[0]).toEqual(found[1]);
    await Promise.all([moved?.stop(), original?.stop()]);
  });
});

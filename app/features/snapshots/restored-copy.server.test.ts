import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { openDatabase } from "~/server/database/db.server";
import { backupSqlite } from "~/server/database/sqlite-backup.server";
import { evidenceDatabase } from "~tests/support/evidence-database";
import { PEOPLE, steps, takeSteps } from "~tests/support/evidence-steps";
import { expectConsistent } from "~tests/support/expect-consistent";

test("a copy taken while people write, put in another place, holds some moment whole: folding it anew changes nothing, and people go on in it", async () => {
  const folder = mkdtempSync(join(tmpdir(), "waffir-drill-"));
  const copy = join(folder, "copy.db");
  const url = `file:${join(folder, "live.db")}`;
  const live = await evidenceDatabase(PEOPLE, { url, level: "newcomer" });
  const [before = [], during = [], after = []] = fc.sample(steps, { numRuns: 3, seed: 11 });
  await takeSteps(live, before);
  let written = 0;
  const writing = takeSteps(live, during, () => {
    written += 1;
  });
  await backupSqlite(url, copy);
  await writing;
  expect(written).toBe(during.length);
  await live.destroy();

  const restored = await openDatabase(`file:${copy}`);
  await expectConsistent(restored);
  expect(await restored.selectFrom("users").select("id").execute()).not.toEqual([]);
  await takeSteps(restored, after);
  await expectConsistent(restored);
  await restored.destroy();
  rmSync(folder, { recursive: true });
});

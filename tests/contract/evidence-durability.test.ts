import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import SQLite from "better-sqlite3";
import { afterEach, beforeEach, expect, test } from "vitest";
import { decideContribution } from "~/features/snapshots/decide-contribution.server";
import { openDatabase } from "~/server/database/db.server";
import { evidenceDatabase } from "~tests/support/evidence-database";
import { checkoutOf, PEOPLE, type Step } from "~tests/support/evidence-steps";
import { expectConsistent } from "~tests/support/expect-consistent";
import { sendCheckout } from "~tests/support/send-checkout";

const ROUNDS = 4;
const PROCESSES = 4;
const SENT_BY_EACH = 25;

let folder: string;
let file: string;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "waffir-evidence-"));
  file = join(folder, "waffir.db");
  await (await evidenceDatabase(PEOPLE, { url: `file:${file}`, level: "newcomer" })).destroy();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the worker and hears its lines; `heard` may end it. Resolves with all of them when it is gone. */
function work(args: string[], heard: (lines: number, kill: () => void) => void = () => {}) {
  const tsx = ["--import", "tsx", "tests/support/evidence-worker.ts"];
  const child = spawn(process.execPath, [...tsx, ...args], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let text = "";
  child.stdout.on("data", (chunk) => {
    text += chunk;
    heard(text.split("\n").length - 1, () => child.kill("SIGKILL"));
  });
  return new Promise<string[]>((resolve, reject) => {
    child.on("error", reject);
    child.on("close", () => resolve(text.trim().split("\n")));
  });
}

test("killed in the middle of anything, it leaves nothing half done and rebuilds to what is there", async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const after = 5 + 13 * round;
    const lines = await work(["walk", `file:${file}`, String(round * 1000)], (count, kill) => {
      // Not at a line but some moments later, in the middle of the next step.
      if (count >= after) setTimeout(kill, round);
    });
    expect(lines.length).toBeGreaterThanOrEqual(after);
    const raw = new SQLite(file, { readonly: true });
    expect(raw.pragma("integrity_check", { simple: true })).toBe("ok");
    expect(raw.pragma("foreign_key_check")).toEqual([]);
    raw.close();
    const db = await openDatabase(`file:${file}`);
    await expectConsistent(db);
    await db.destroy();
  }
});

test("a hundred identical submissions from four processes at once are one, and ten points", async () => {
  const now = Date.UTC(2026, 2, 14, 9);
  const db = await openDatabase(`file:${file}`);
  const known = { user: "badr", dish: 1, platform: "platform_a", price: 2000, key: 9, picture: 9 };
  // An hour before: the same order at the same moment would be that of somebody else.
  const first = await sendCheckout(db, checkoutOf(known as Step, now - 3_600_000), now);
  const decision = { kind: "accept" } as const;
  await decideContribution(db, { id: first?.id ?? "", moderatorId: "mod", decision }, now);
  const answers = await Promise.all(
    Array.from({ length: PROCESSES }, () =>
      work(["same", `file:${file}`, String(SENT_BY_EACH), String(now)]),
    ),
  );
  expect(answers.flat()).toHaveLength(PROCESSES * SENT_BY_EACH);
  expect(new Set(answers.flat()).size).toBe(1);
  expect(answers[0]?.[0]).toMatch(/^cn_\w+ accepted$/);
  const mine = (table: "contributions" | "points" | "observations") =>
    db.selectFrom(table).selectAll().where("user_id", "=", "amal").execute();
  expect(await mine("contributions")).toHaveLength(1);
  expect(await mine("observations")).toHaveLength(1);
  expect(await mine("points")).toMatchObject([{ amount: 10, kind: "snapshot" }]);
  await expectConsistent(db);
  await db.destroy();
});

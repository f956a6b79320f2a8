import { spawn } from "node:child_process";
import { once } from "node:events";
import { afterAll, expect, test } from "vitest";
import { childProcesses } from "./child-processes.server";

const from = new URL("../../tests/support/endless.ts", import.meta.url).href;
const pool = childProcesses({ from, program: "endless", size: 1 });
afterAll(() => pool.close());

const forever = new AbortController().signal;

/** Whether a process of that id runs. */
function runs(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test("work that doesn't end is killed, and the next is done by another process", async () => {
  const first = (await pool.run("echo", Uint8Array.of(97), forever)) as { pid: number };
  expect(first).toMatchObject({ task: Uint8Array.of(97), secret: undefined });
  expect(first.pid).not.toBe(process.pid);
  const gone = new AbortController();
  const work = pool.run("endless", null, gone.signal);
  gone.abort();
  await expect(work).rejects.toThrow();
  await expect.poll(() => runs(first.pid)).toBe(false);
  expect(await pool.run("echo", 1, forever)).toMatchObject({ task: 1 });
});

test("an error of the work is the caller's, and the process goes on", async () => {
  await expect(pool.run("nothing", 1, forever)).rejects.toThrow("nothing");
  expect(await pool.run("echo", 2, forever)).toMatchObject({ task: 2 });
});

test("a process ends with the one that began it, even when that is killed", async () => {
  const parent = spawn(process.execPath, ["--import", "tsx", "tests/support/endless-parent.ts"], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [told] = await once(parent.stdout, "data");
  const pid = Number(String(told));
  expect(runs(pid)).toBe(true);
  parent.kill("SIGKILL");
  await expect.poll(() => runs(pid)).toBe(false);
});

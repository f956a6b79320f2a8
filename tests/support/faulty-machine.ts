import { execFileSync } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { constants, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { startServer, type TestServer } from "./server";

/** What writing a file may fail with: https://man7.org/linux/man-pages/man3/errno.3.html */
const ERRORS = {
  full: constants.errno.ENOSPC,
  // Node names no such error.
  "read-only": 30,
  broken: constants.errno.EIO,
} as const;

/** What is wrong with a machine; what is not named is as it should be. */
export interface Faults {
  disk?: keyof typeof ERRORS;
  /** No file grows any more, and what there is can be written: a disk that is full indeed. `disk` refuses even that. */
  growth?: "refused";
  /** How long it takes until written data is on the disk, ms more. */
  slowMs?: number;
  /** Whether the service stands still before each step it does to a file, until `goOn`. */
  stepwise?: boolean;
  /** How far the clock is ahead; negative where it is behind. */
  aheadSeconds?: number;
}

export interface FaultyServer extends TestServer, Pick<FaultyMachine, "have"> {
  /** Whether the service stands still before a step. */
  standsStill(): boolean;
  goOn(): void;
}

/** Why no machine can be made faulty here, or nothing. */
export function noFaultyMachine(): string | undefined {
  if (process.platform !== "linux") return "Faults of the machine are not tested: they need Linux.";
  try {
    execFileSync("cc", ["--version"], { stdio: "ignore" });
  } catch {
    return "Faults of the machine are not tested: they need a C compiler (Debian: g++).";
  }
  return undefined;
}

/** A machine that is made faulty and well again at will. */
export interface FaultyMachine {
  /** What a process is started with to be on it. */
  env: Record<string, string>;
  /** From now on it has these faults, and no others. */
  have(faults: Faults): void;
  leave(): void;
}

export function faultyMachine(): FaultyMachine {
  const folder = mkdtempSync(join(tmpdir(), "waffir-machine-"));
  // Whoever is on it may be nobody.
  chmodSync(folder, 0o755);
  const wanted = join(folder, "wanted");
  const library = join(folder, "faulty-machine.so");
  const source = resolve("tests/support/faulty-machine.c");
  execFileSync("cc", ["-shared", "-fPIC", "-O1", "-o", library, source, "-ldl"]);
  const write = (numbers: number[]) =>
    // Seen by whoever has mapped the file: it must never be empty meanwhile.
    writeFileSync(wanted, new Int32Array(numbers), { flag: existsSync(wanted) ? "r+" : "w" });
  const have = ({ disk, slowMs = 0, stepwise = false, aheadSeconds = 0, growth }: Faults) =>
    write([
      disk ? ERRORS[disk] : growth ? ERRORS.full : 0,
      slowMs,
      Number(stepwise),
      aheadSeconds,
      Number(growth === "refused"),
    ]);
  have({});
  return {
    env: { LD_PRELOAD: library, FAULTY_MACHINE: wanted },
    have,
    leave: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Starts a service on such a machine; as `startServer` otherwise. */
export async function startOnFaultyMachine(
  settings: Record<string, string> = {},
): Promise<FaultyServer> {
  const { env, have, leave } = faultyMachine();
  const server = await startServer({ ...env, ...settings });
  const { pid } = server;
  const goOn = () => process.kill(pid, "SIGCONT");
  return {
    ...server,
    have,
    // https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html: the state follows the name, which may hold anything.
    standsStill: () => /^.*\) T/s.test(readFileSync(`/proc/${pid}/stat`, "utf8")),
    goOn,
    async stop() {
      have({});
      goOn();
      await server.stop();
      leave();
    },
  };
}

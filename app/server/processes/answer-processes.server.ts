import cluster, { type Worker } from "node:cluster";
import { once } from "node:events";
import { logEvent, logWarning } from "~/server/log.server";

/** How long one that leaves may take, ms: longer than it grants its own answers (`open-streams.server.ts`). */
const LEAVES_WITHIN_MS = 30_000;
/** One that ended by itself is begun again after this, ms: one that cannot begin must not take the whole machine. */
const AGAIN_AFTER_MS = 1_000;

/**
 * Has `count` processes answer at one port, and begins another for each that ends by itself. SIGTERM and SIGINT have all of
 * them come to their end, as `endStreamsOnSignal` says. SIGUSR2 puts a new one in the place of each, one after the other, without anybody noticing: also
 * with code that was built meanwhile.
 *
 * @param drainMs how long they go on as before after SIGTERM.
 * @returns once all of them answer. Where the first can't, which says why, this process ends as it did.
 */
export async function answerProcesses(count: number, drainMs: number): Promise<void> {
  let leaving = false;
  let rolling = Promise.resolve();
  const told = new WeakSet<Worker>();

  cluster.on("exit", (worker, code, signal) => {
    if (told.has(worker)) return;
    logWarning("A process ended by itself", { process: worker.process.pid, code, signal });
    setTimeout(() => leaving || void begin(), AGAIN_AFTER_MS);
  });
  const tell = async (worker: Worker, signal: "SIGTERM" | "SIGINT") => {
    if (worker.isDead()) return;
    told.add(worker);
    const over = once(worker, "exit");
    const late = setTimeout(() => worker.process.kill("SIGKILL"), drainMs + LEAVES_WITHIN_MS);
    worker.process.kill(signal);
    await over;
    clearTimeout(late);
  };
  const roll = async () => {
    for (const worker of living()) {
      if (leaving) return;
      // Where the new one can't begin, the old ones go on.
      const next = begin();
      if (!(await answers(next))) {
        told.add(next);
        logWarning("A new process could not begin: the others stay as they are");
        return;
      }
      // The others answer at the same port: nobody has to be told to look elsewhere first.
      await tell(worker, "SIGINT");
    }
    logEvent("sys_startup", null, { renewed: living().length });
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const)
    process.once(signal, async () => {
      leaving = true;
      await Promise.all(living().map((worker) => tell(worker, signal)));
      process.exit(0);
    });
  process.on("SIGUSR2", () => {
    rolling = rolling.then(roll);
  });

  // The first brings the database up to date, which the others need not wait for each other with.
  const first = begin();
  // Where it can't, it says why, and there is nothing to add.
  told.add(first);
  const [code] = (await Promise.race([answers(first).then(() => []), once(first, "exit")])) as [
    number?,
  ];
  if (code !== undefined) process.exit(code);
  told.delete(first);
  await Promise.all(Array.from({ length: count - 1 }, () => answers(begin())));
  logEvent("sys_startup", null, { processes: count });
}

const living = (): Worker[] =>
  Object.values(cluster.workers ?? {}).flatMap((worker) => worker ?? []);

/** Begins one more. */
const begin = (): Worker => cluster.fork();

/** Whether a new one comes to answer, once that is known. */
async function answers(worker: Worker): Promise<boolean> {
  return Promise.race([
    once(worker, "listening").then(() => true),
    once(worker, "exit").then(() => false),
  ]);
}

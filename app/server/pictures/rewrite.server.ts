import { childProcesses, type ProcessPool } from "~/server/child-processes.server";
import { FairTurns, NoTurn } from "~/server/fair-turns";
import { logWarning } from "~/server/log.server";
import type { FileProblem } from "./file-problem";
import type { Rewriting, Rewritten } from "./rewriting";

/** A picture takes a core, and up to half a GB for a moment. */
const AT_ONCE = 2;

/** People who wait; who comes later hears so at once. */
const WAITING = 20;

/** For one picture, its process's start included; ms. A phone's takes half a second, and many times that on a busy machine. */
const TIME_LIMIT_MS = 60_000;

const turns = new FairTurns({ atOnce: AT_ONCE, waiting: WAITING });
let processes: ProcessPool | undefined;

/**
 * Looks at somebody's file and writes its picture anew, in a process of its own: nobody else waits for it, and it is
 * killed when it takes too long. Of one person one picture is decoded at a time, and one waits.
 *
 * @param person who sends it.
 * @returns what is wrong with the file; `busy` where too much waits already.
 */
export async function rewritePicture(
  person: string,
  rewriting: Rewriting,
): Promise<Rewritten | FileProblem> {
  processes ??= childProcesses({
    from: import.meta.url,
    program: "rewrite-worker",
    size: AT_ONCE,
  });
  const { run } = processes;
  try {
    return await turns.run(person, () => rewriteInTime(run, rewriting));
  } catch (error) {
    if (error instanceof NoTurn) return "busy";
    throw error;
  }
}

async function rewriteInTime(
  run: ProcessPool["run"],
  rewriting: Rewriting,
): Promise<Rewritten | FileProblem> {
  const limit = AbortSignal.timeout(TIME_LIMIT_MS);
  try {
    return (await run("rewrite", rewriting, limit)) as Rewritten | FileProblem;
  } catch (error) {
    // Killed, or dead of the picture: what it was is not known.
    logWarning("A picture ended the process that decodes it", { error: String(error) });
    return limit.aborted ? "huge" : "broken";
  }
}

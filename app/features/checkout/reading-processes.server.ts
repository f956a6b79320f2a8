import { childProcesses } from "~/server/child-processes.server";
import type { LocalReader } from "./local-reader";
import type { ReadTask } from "./read-worker";
import type { Reading } from "./reading";

/** glibc keeps freed memory in an arena for each thread, eight a core; with two, a process stays 40 MB smaller. */
const settings = { MALLOC_ARENA_MAX: "2" };

/**
 * Processes that read one picture at a time each: looking at every dot of one takes seconds, in which the service answers
 * others. One that is given up in the middle is killed; the next picture starts another.
 */
export function readingProcesses(size: number): LocalReader {
  const pool = childProcesses({ from: import.meta.url, program: "read-worker", size, settings });
  return {
    async read(image, { apps, signal }) {
      const task: ReadTask = { image, apps };
      return (await pool.run("read", task, signal)) as Reading;
    },
    close: () => pool.close(),
  };
}

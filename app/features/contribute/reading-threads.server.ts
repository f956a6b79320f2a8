import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { LocalReader } from "./local-reader";
import { type Answer, type Order, READS } from "./reading-thread.server";

/** What a thread runs: the built service is one file, which begins as such a thread where it is told to; else the sources do. */
function newThread(): Worker {
  const here = new URL(import.meta.url);
  here.search = "";
  if (!here.pathname.endsWith(".ts")) return new Worker(here, { workerData: READS });
  const entry = JSON.stringify(new URL("./reading-thread.entry.ts", here).href);
  return new Worker(
    `import("tsx/esm/api").then(({ register }) => { register(); return import(${entry}); });`,
    { eval: true, workerData: READS },
  );
}

/**
 * Threads that read one picture at a time each: looking at every dot of one takes seconds, in which the service answers
 * others. They start when first wanted. One that is given up in the middle, or fails, ends; the next picture starts another.
 */
export function readingThreads(): LocalReader {
  const idle = new Set<Worker>();
  const all = new Set<Worker>();
  let closed = false;

  function begin(): Worker {
    const thread = newThread();
    all.add(thread);
    // An error ends the thread; who waits for an answer hears of it as well.
    thread.on("error", () => undefined);
    thread.once("exit", () => {
      idle.delete(thread);
      all.delete(thread);
    });
    return thread;
  }

  /** Sends a thread a picture. A thread that waits for one does not keep the process from ending. */
  async function ask(thread: Worker, order: Order, signal?: AbortSignal): Promise<Answer> {
    thread.ref();
    thread.postMessage(order);
    const [answer] = await once(thread, "message", { signal });
    thread.unref();
    return answer;
  }

  return {
    async read(image, { apps, signal } = {}) {
      signal?.throwIfAborted();
      if (closed) throw new Error("The reader of pictures is closed");
      const [thread = begin()] = idle;
      idle.delete(thread);
      const answer = await ask(thread, { image, apps }, signal).catch((error: unknown) => {
        thread.terminate();
        throw error;
      });
      idle.add(thread);
      if ("problem" in answer) throw new Error(answer.problem);
      return answer.reading;
    },
    async close() {
      closed = true;
      await Promise.all([...all].map((thread) => thread.terminate()));
    },
  };
}

import { randomUUID } from "node:crypto";
import { setImmediate as nextTurnOfTheLoop } from "node:timers/promises";
import { FairTurns, NoTurn } from "~/server/fair-turns";
import { isProbe } from "~/server/probes";

/** What a reader who left before their turn is logged with; nobody reads it. */
const GONE = 499;

type Answering = () => Promise<Response>;

/**
 * Pages stand in line, so that whoever asks the API beside them waits for a few pages and not for all, and so that a line
 * that grows faster than it moves has an end. What comes in is seen between any two of them: most pages wait for nothing, and
 * one would follow the other until the line is empty, with nobody heard, counted or refused meanwhile.
 *
 * @param limits how many pages are made at once, and how many may wait.
 * @returns does the work of a page when it is its turn, and any other at once; undefined where too many wait.
 */
export function lineOfPages(limits: { atOnce: number; waiting: number }) {
  const turns = new FairTurns(limits);
  let begun: Promise<unknown> = Promise.resolve();
  const begin = () => {
    begun = begun.then(() => nextTurnOfTheLoop());
    return begun;
  };
  return async (request: Request, answer: Answering): Promise<Response | undefined> => {
    const reads = request.method === "GET" || request.method === "HEAD";
    const { pathname } = new URL(request.url);
    if (!reads || pathname.startsWith("/api/") || isProbe(pathname)) return answer();
    try {
      return await turns.run(randomUUID(), () => begin().then(answer), request.signal);
    } catch (error) {
      if (error instanceof NoTurn) return undefined;
      if (request.signal.aborted) return new Response(null, { status: GONE });
      throw error;
    }
  };
}

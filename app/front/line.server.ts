import { randomUUID } from "node:crypto";
import { FairTurns, NoTurn } from "~/server/fair-turns";
import { isProbe } from "~/server/probes";
import { TurnsOfTheLoop } from "./turns-of-the-loop";

/** What a reader who left before their turn is logged with; nobody reads it. */
const GONE = 499;

/**
 * How many answers to anything else begin in a turn of the loop beside one page: an answer of the API takes a fifth of what a
 * page takes, so that each of the two has half of the processor where both have a crowd.
 */
const BESIDE_A_PAGE = 5;

type Answering = () => Promise<Response>;

/**
 * Pages stand in line, so that whoever asks the API beside them waits for a few pages and not for all, and so that a line
 * that grows faster than it moves has an end. One begins in each turn of the loop: most pages wait for nothing, and one would
 * follow the other until the line is empty, with nobody heard, counted or refused meanwhile. What is no page begins at once
 * where there is no page, and else beside them, so that a crowd at the API leaves room for pages.
 *
 * @param limits how many pages are made at once, and how many may wait.
 * @returns does the work of an answer when it is its turn; undefined where too many pages wait.
 */
export function lineOfPages(limits: { atOnce: number; waiting: number }) {
  const line = new FairTurns(limits);
  const pages = new TurnsOfTheLoop(1);
  const others = new TurnsOfTheLoop(BESIDE_A_PAGE);
  let standing = 0;
  return async (
    request: Request,
    pathname: string,
    answer: Answering,
  ): Promise<Response | undefined> => {
    if (isProbe(pathname)) return answer();
    const reads = request.method === "GET" || request.method === "HEAD";
    if (!reads || pathname.startsWith("/api/")) {
      if (standing > 0 || others.isWaiting) await others.next();
      return answer();
    }
    standing += 1;
    try {
      return await line.run(
        randomUUID(),
        async () => {
          await pages.next();
          request.signal.throwIfAborted();
          return answer();
        },
        request.signal,
      );
    } catch (error) {
      if (error instanceof NoTurn) return undefined;
      if (request.signal.aborted) return new Response(null, { status: GONE });
      throw error;
    } finally {
      standing -= 1;
    }
  };
}

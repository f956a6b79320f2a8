import { Connection, type LoadRequest } from "./connection";
import { middle, part } from "./measured";
import type { Running } from "./process";

export interface Load {
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  /** What one answer takes of a processor, ms. */
  cpuMs: number;
}

export const ROUNDS = 3;
const SECONDS = 3;
/** Before they are measured: V8 compiles what runs often anew for some seconds, on the processor of who is measured. */
const WARM_SECONDS = 5;

/** @param next the request to send next. */
export async function measure(
  server: Running,
  next: () => LoadRequest,
  { clients, seconds = SECONDS }: { clients: number; seconds?: number },
): Promise<Load> {
  const before = server.cpuMs();
  const tookMs: number[] = [];
  const until = performance.now() + 1000 * seconds;
  await Promise.all(
    Array.from({ length: clients }, async () => {
      const connection = await Connection.open(server.origin);
      for (let begun = performance.now(); begun < until; begun = performance.now()) {
        await connection.ask(next());
        tookMs.push(performance.now() - begun);
      }
      connection.close();
    }),
  );
  const cpuMs = server.cpuMs() - before;
  return {
    perSecond: tookMs.length / seconds,
    p50Ms: part(tookMs, 0.5),
    p99Ms: part(tookMs, 0.99),
    cpuMs: cpuMs / tookMs.length,
  };
}

/**
 * Two servers under load in turn, so that a machine that slows down slows both.
 *
 * @returns the middle of the rounds for each, and of the ratios: ours to the base line's in answers a second, and the base
 *   line's to ours in time of a processor, which is the same thing where nothing else runs.
 */
export async function compareLoad(
  ours: { server: Running; next: () => LoadRequest },
  base: { server: Running; next: () => LoadRequest },
  clients: number,
) {
  for (const { server, next } of [base, ours])
    await measure(server, next, { clients, seconds: WARM_SECONDS });
  const rounds: { ours: Load; base: Load }[] = [];
  for (let round = 0; round < ROUNDS; round++)
    rounds.push({
      ours: await measure(ours.server, ours.next, { clients }),
      base: await measure(base.server, base.next, { clients }),
    });
  const median = (of: (round: { ours: Load; base: Load }) => number) => middle(rounds.map(of));
  return {
    perSecond: median((round) => round.ours.perSecond),
    basePerSecond: median((round) => round.base.perSecond),
    ratio: median((round) => round.ours.perSecond / round.base.perSecond),
    cpuRatio: median((round) => round.base.cpuMs / round.ours.cpuMs),
    cpuMs: median((round) => round.ours.cpuMs),
    p50Ms: median(({ ours }) => ours.p50Ms),
    p99Ms: median(({ ours }) => ours.p99Ms),
    tail: median(({ ours }) => ours.p99Ms / ours.p50Ms),
    baseTail: median(({ base }) => base.p99Ms / base.p50Ms),
  };
}

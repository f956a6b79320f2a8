import autocannon from "autocannon";
import { middle, part } from "./measured";
import type { Running } from "./process";

export interface LoadRequest {
  method: "GET" | "POST";
  path: string;
  body?: string;
  cookie?: string;
}

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
  // autocannon's own quantiles are whole milliseconds; an answer given again takes less than one.
  const tookMs: number[] = [];
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const options: autocannon.Options = {
      url: server.origin,
      connections: clients,
      duration: seconds,
      requests: [
        {
          setupRequest(request) {
            const { method, path, body, cookie } = next();
            const headers: Record<string, string> = { "accept-language": "ar" };
            if (body) headers["content-type"] = "application/json";
            if (cookie) headers.cookie = cookie;
            return { ...request, method, path, body, headers };
          },
        },
      ],
    };
    autocannon(options, (error, told) => (error ? reject(error) : resolve(told))).on(
      "response",
      (_client, _status, _bytes, took) => tookMs.push(took),
    );
  });
  const wrong = result.errors + result.non2xx;
  if (wrong > 0)
    throw new Error(`${wrong} errors or wrong answers from ${server.origin}${next().path}`);
  return {
    perSecond: result.requests.average,
    p50Ms: part(tookMs, 0.5),
    p99Ms: part(tookMs, 0.99),
    cpuMs: (server.cpuMs() - before) / result.requests.total,
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

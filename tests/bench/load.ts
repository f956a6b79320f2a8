import autocannon from "autocannon";

export interface LoadRequest {
  method: "GET" | "POST";
  path: string;
  body?: string;
}

export interface Load {
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
}

export const ROUNDS = 3;
const SECONDS = 4;
const CONNECTIONS = 8;

async function measure(origin: string, requests: LoadRequest[], seconds: number): Promise<Load> {
  const result = await autocannon({
    url: origin,
    connections: CONNECTIONS,
    duration: seconds,
    headers: { "content-type": "application/json", "accept-language": "ar" },
    requests,
  });
  if (result.errors + result.non2xx > 0)
    throw new Error(`${result.errors} errors, ${result.non2xx} wrong answers from ${origin}`);
  return {
    perSecond: result.requests.average,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
  };
}

/**
 * The same requests to two servers in turn, so that a machine that slows down slows both.
 *
 * @returns the median round of each, and the median of the ratios of requests a second, ours to the twin's.
 */
export async function compareLoad(ours: string, twin: string, requests: LoadRequest[]) {
  await measure(twin, requests, SECONDS);
  await measure(ours, requests, SECONDS);
  const rounds: { ours: Load; twin: Load; ratio: number }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const a = await measure(ours, requests, SECONDS);
    const b = await measure(twin, requests, SECONDS);
    rounds.push({ ours: a, twin: b, ratio: a.perSecond / b.perSecond });
  }
  rounds.sort((a, b) => a.ratio - b.ratio);
  const middle = rounds[Math.floor(rounds.length / 2)];
  if (!middle) throw new Error("No round was measured");
  return middle;
}

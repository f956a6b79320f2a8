import { Agent, get } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { queries, sampleForBench } from "./http";
import { measure } from "./load";
import { measured, middle, part } from "./measured";
import { type Running, serve } from "./process";

const SECONDS = 60;
const READERS = 64;
const FEW_READERS = 4;
/** A page answers as on a quiet machine within so much, ms. */
const QUIET_MS = 250;

/**
 * What happens when more come than can be served: 64 readers on /search with one person's POST /api/search beside them, 64
 * who ask the API with four readers beside them, then twice as many pages asked for as can be made. Alone with `npm run bench -- overload`, `-- overload 20` for fewer
 * seconds.
 */
export async function benchOverload(seconds = SECONDS): Promise<void> {
  const ours = await serve("build/server/index.js", 3801, await sampleForBench("overload"));
  try {
    const right = await answered(ours, 0);
    console.log(`\n${READERS} readers on /search, and one who asks the API …`);
    const [load, beside] = await Promise.all([
      measure(ours, page, { clients: READERS, seconds: Math.min(seconds, 20) }),
      besideLoad(ours, Math.min(seconds, 20), right),
    ]);
    console.table([
      measured("pages a second", load.perSecond, 0),
      measured("POST /api/search beside them: p50, ms", middle(beside.tookMs), 0),
      measured("POST /api/search beside them: p99, ms", part(beside.tookMs, 0.99), 0, {
        most: 250,
      }),
      measured("of its answers other than on a quiet machine", beside.wrong, 0, { most: 0 }),
    ]);
    console.log(`${READERS} who ask the API, and ${FEW_READERS} readers beside them …`);
    const each = Math.min(seconds, 10);
    const [asked, read] = await Promise.all([
      measure(ours, question, { clients: READERS, seconds: each }),
      measure(ours, page, { clients: FEW_READERS, seconds: each }),
    ]);
    console.table([
      measured("answers of the API a second", asked.perSecond, 0),
      measured("pages a second", read.perSecond, 0),
      measured("a page: p50, ms", read.p50Ms, 0),
      measured("a page: p99, ms", read.p99Ms, 0),
    ]);
    console.log(`Twice as many for ${seconds} s …`);
    await overwhelm(ours, { perSecond: 2 * load.perSecond, seconds, right });
  } finally {
    await ours.stop();
  }
}

async function overwhelm(
  ours: Running,
  { perSecond, seconds, right }: { perSecond: number; seconds: number; right: string },
): Promise<void> {
  const memory: number[] = [];
  const watching = setInterval(() => memory.push(ours.memoryMb()), 250);
  const [crowd, beside] = await Promise.all([
    flood(ours, perSecond, seconds),
    besideLoad(ours, seconds, right),
  ]);
  clearInterval(watching);
  const third = Math.floor(memory.length / 3);
  console.table([
    measured("asked a second", (crowd.pages + crowd.refused) / seconds, 0),
    measured("pages a second", crowd.pages / seconds, 0),
    measured("told to come back (503) a second", crowd.refused / seconds, 0),
    measured("other answers, and none", crowd.wrong, 0, { most: 0 }),
    measured("POST /api/search beside them: p99, ms", part(beside.tookMs, 0.99), 0),
    measured("of its answers other than on a quiet machine", beside.wrong, 0, { most: 0 }),
    measured("memory in the first third, MB", middle(memory.slice(0, third)), 0),
    measured(
      "memory in the last third / in the first",
      middle(memory.slice(-third)) / middle(memory.slice(0, third)),
      2,
      { most: 1.1 },
    ),
    measured("a page as on a quiet machine again after, s", await recovered(ours), 1, { most: 5 }),
  ]);
}

let turn = 0;

/** A page that nobody has asked for before. */
function page() {
  const asked = queries();
  turn += 1;
  const query = encodeURIComponent(asked[turn % asked.length] ?? "");
  return { method: "GET" as const, path: `/search?q=${query}&n=${turn}` };
}

/** A question to the API. */
const question = () => ({
  method: "POST" as const,
  path: "/api/search",
  body: JSON.stringify({ query: queries()[turn++ % queries().length] }),
});

/** Asks for pages at a pace, whatever comes back and however late. */
async function flood({ origin }: Running, perSecond: number, seconds: number) {
  const agent = new Agent({ keepAlive: true });
  const statuses: Promise<number>[] = [];
  const begun = performance.now();
  for (let asked = 0; asked < seconds * perSecond; ) {
    const due = ((performance.now() - begun) / 1_000) * perSecond;
    for (; asked < due; asked += 1) statuses.push(statusOf(origin + page().path, agent));
    await pause(10);
  }
  const came = await Promise.all(statuses);
  agent.destroy();
  const pages = came.filter((status) => status === 200).length;
  const refused = came.filter((status) => status === 503).length;
  return { pages, refused, wrong: came.length - pages - refused };
}

/** The status of an answer read to its end, 0 of one that did not come. */
function statusOf(url: string, agent: Agent): Promise<number> {
  return new Promise((resolve) => {
    get(url, { agent }, (response) => {
      response.resume();
      response.on("close", () => resolve(response.complete ? (response.statusCode ?? 0) : 0));
    }).on("error", () => resolve(0));
  });
}

/** One person who asks the API again and again: what each answer took, and how many were not the right one. */
async function besideLoad(ours: Running, seconds: number, right: string) {
  const until = performance.now() + seconds * 1_000;
  const tookMs: number[] = [];
  let wrong = 0;
  while (performance.now() < until) {
    const begun = performance.now();
    if ((await answered(ours, 0)) !== right) wrong += 1;
    tookMs.push(performance.now() - begun);
    await pause(20);
  }
  return { tookMs, wrong };
}

/** What /api/search says of the n-th question, as text. */
async function answered({ origin }: Running, n: number): Promise<string> {
  const response = await fetch(`${origin}/api/search`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ query: queries()[n] }),
  });
  const text = await response.text();
  return response.ok ? text : `${response.status}`;
}

/** How long it takes until a new page comes as on a quiet machine, s. */
async function recovered({ origin }: Running): Promise<number> {
  const begun = performance.now();
  for (;;) {
    const asked = performance.now();
    const response = await fetch(origin + page().path);
    await response.arrayBuffer();
    if (response.ok && performance.now() - asked < QUIET_MS) return (asked - begun) / 1_000;
    await pause(50);
  }
}

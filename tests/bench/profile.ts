import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { cookiesFor } from "./chat";
import { pagesOf, sampleForBench } from "./http";
import { measure } from "./load";
import { serve } from "./process";

/** As V8 writes it, times in µs: https://chromedevtools.github.io/devtools-protocol/tot/Profiler/#type-Profile */
interface CpuProfile {
  nodes: { id: number; callFrame: { functionName: string; url: string } }[];
  samples: number[];
  timeDeltas: number[];
}

/** Whose code a function is: a package, Node, our bundle, or what V8 puts in brackets. */
function ownerOf({ functionName, url }: CpuProfile["nodes"][number]["callFrame"]): string {
  if (/^\(.*\)$/.test(functionName)) return functionName;
  const inPackage = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url)?.[1];
  if (inPackage) return inPackage;
  if (url.includes("/build/server/")) return "our bundle";
  return url.startsWith("node:") ? "node" : "native";
}

/** Shares of the time that was not idle after the first `skipMs`, greatest first. */
function sharesOf(
  { nodes, samples, timeDeltas }: CpuProfile,
  skipMs: number,
  nameOf: (frame: CpuProfile["nodes"][number]["callFrame"]) => string,
): [name: string, share: number][] {
  const frames = new Map(nodes.map(({ id, callFrame }) => [id, callFrame]));
  const times = new Map<string, number>();
  let whole = 0;
  let passed = 0;
  for (const [at, id] of samples.entries()) {
    const frame = frames.get(id);
    const time = timeDeltas[at] ?? 0;
    passed += time;
    if (!frame || frame.functionName === "(idle)" || passed < skipMs * 1_000) continue;
    const name = nameOf(frame);
    times.set(name, (times.get(name) ?? 0) + time);
    whole += time;
  }
  return [...times]
    .map(([name, time]): [string, number] => [name, time / whole])
    .sort(([, a], [, b]) => b - a);
}

const SHOWN = 25;

/** Left out of the profile, with what starting takes. */
const WARM_UP_SECONDS = 3;

/**
 * Where the time of a page goes: `npm run bench -- profile PAGE`, where PAGE is one of the bench's, such as /dishes/:id, or
 * an address. `signed-in` and `first-time` after it are what they say.
 */
export async function profilePage(page: string, how: readonly string[]): Promise<void> {
  const database = await sampleForBench("profile");
  const folder = mkdtempSync(join(tmpdir(), "profile-"));
  const flags = ["--cpu-prof", `--cpu-prof-dir=${folder}`];
  const server = await serve("build/server/index.js", 3808, database, flags);
  const address = pagesOf(database)[page] ?? (() => page);
  const cookie = how.includes("signed-in") ? (await cookiesFor(database, 1))() : undefined;
  let n = 0;
  const next = () => {
    const path = address(n++);
    const own = how.includes("first-time") ? `${path.includes("?") ? "&" : "?"}n=${n}` : "";
    return { method: "GET" as const, path: path + own, cookie };
  };
  const begun = performance.now();
  await measure(server, next, { clients: 8, seconds: WARM_UP_SECONDS });
  const skipMs = server.readyMs + performance.now() - begun;
  const { cpuMs } = await measure(server, next, { clients: 8, seconds: 10 });
  await server.stop();
  // The workers write profiles too: the service's is the longest.
  const profiles = readdirSync(folder)
    .map((file): CpuProfile => JSON.parse(readFileSync(join(folder, file), "utf8")))
    .sort((a, b) => b.samples.length - a.samples.length);
  rmSync(folder, { recursive: true });
  const [profile] = profiles;
  if (!profile) throw new Error("No profile was written");
  console.log(`${page}: ${cpuMs.toFixed(2)} ms of CPU an answer, being watched`);
  const table = (shares: [string, number][], what: string) =>
    console.table(
      shares
        .slice(0, SHOWN)
        .map(([name, share]) => ({ [what]: name, "%": (share * 100).toFixed(1) })),
    );
  table(sharesOf(profile, skipMs, ownerOf), "whose");
  table(
    sharesOf(
      profile,
      skipMs,
      (frame) => `${frame.functionName || "(anonymous)"} · ${ownerOf(frame)}`,
    ),
    "function",
  );
}

import { execFileSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { compareLoad } from "./load";
import { comparePlaces, generatePlaces, pointIn } from "./places";
import { serve } from "./process";
import { seeded } from "./random";

const FOLDER = "test-results/bench";
const DATABASE = `${FOLDER}/places.db`;
const ADDRESSES = 2_000;

/** The part of the benchmark that is about places: alone with `npm run bench -- places`. */
export async function benchPlaces({ build }: { build: boolean }): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  console.log(`\nFilling ${DATABASE}: 100,000 branches …`);
  await generatePlaces(DATABASE);
  console.table(await comparePlaces(DATABASE));
  if (build) {
    for (const config of [[], ["--config", "tests/bench/twin/vite.config.ts"]])
      execFileSync("npx", ["remix", "vite:build", ...config], { stdio: "ignore" });
  }
  const ours = await serve("build/server/index.js", 3803, DATABASE);
  const twin = await serve(`${FOLDER}/twin/server/index.js`, 3804, DATABASE);
  const next = pointIn(seeded(5));
  const requests = Array.from({ length: ADDRESSES }, () => {
    const { lat, lng } = next();
    return { method: "GET" as const, path: `/api/places?lat=${lat}&lng=${lng}` };
  });
  try {
    const { ours: a, twin: b, ratio } = await compareLoad(ours.origin, twin.origin, requests);
    console.table([
      {
        route: "GET /api/places",
        "ratio to an empty route of the same bytes": ratio.toFixed(2),
        "req/s": Math.round(a.perSecond),
        "empty req/s": Math.round(b.perSecond),
        "p50 ms": a.p50Ms,
        "p99 ms": a.p99Ms,
      },
    ]);
  } finally {
    await ours.stop();
    await twin.stop();
  }
}

import { execFileSync } from "node:child_process";
import { copyFileSync, mkdirSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { sampleFile } from "../support/sample-file";
import { cookiesFor, firstEvent, serveBare, stream } from "./chat";
import { middle } from "./measured";
import { serve } from "./process";

const FOLDER = "test-results/bench";
const DATABASE = `${FOLDER}/chat.db`;
/** One reader's and fifty readers' first events, ours and the bare server's in turn. */
const ONE = { readers: 1, rounds: 60 };
const FIFTY = { readers: 50, rounds: 4 };
const TURNS = 3;
const MANY = 200;

/** The part of the benchmark that is about the stream of the chat: alone with `npm run bench -- chat`. */
export async function benchChat({ build }: { build: boolean }): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  copyFileSync(await sampleFile(), DATABASE);
  if (build) execFileSync("npx", ["remix", "vite:build"], { stdio: "ignore" });
  const ours = await serve("build/server/index.js", 3805, DATABASE);
  const bare = await serveBare(DATABASE, 3806);
  const cookie = await cookiesFor(DATABASE, 200);
  try {
    for (const { origin } of [ours, bare]) await firstEvent(origin, cookie, FIFTY);
    for (const load of [ONE, FIFTY]) {
      const times: { ours: number; bare: number }[] = [];
      for (let turn = 0; turn < TURNS; turn++)
        times.push({
          ours: await firstEvent(ours.origin, cookie, load),
          bare: await firstEvent(bare.origin, cookie, load),
        });
      console.table([
        {
          readers: load.readers,
          "first event, ms": middle(times.map((time) => time.ours)).toFixed(1),
          "bare server, ms": middle(times.map((time) => time.bare)).toFixed(1),
          "longer by, ms": middle(times.map((time) => time.ours - time.bare)).toFixed(1),
          ratio: middle(times.map((time) => time.ours / time.bare)).toFixed(2),
        },
      ]);
    }
    const before = ours.memoryMb();
    let most = before;
    const watching = setInterval(() => {
      most = Math.max(most, ours.memoryMb());
    }, 20);
    let dropped = 0;
    for (let turn = 0; turn < TURNS; turn++) {
      const streams = await Promise.allSettled(
        Array.from({ length: MANY }, () => stream(ours.origin, cookie())),
      );
      dropped += streams.filter((one) => one.status === "rejected" || !one.value.whole).length;
    }
    clearInterval(watching);
    await sleep(5_000);
    console.table([
      {
        "streams at once": MANY,
        dropped,
        "memory before, MB": Math.round(before),
        "most, MB": Math.round(most),
        "5 s later, MB": Math.round(ours.memoryMb()),
      },
    ]);
  } finally {
    await ours.stop();
    await bare.stop();
  }
}

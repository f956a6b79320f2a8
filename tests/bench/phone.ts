import { type Browser, chromium } from "@playwright/test";
import { LANGUAGES } from "~/i18n/languages";
import { browserPath } from "../support/browser";
import { pagesOf, sampleForBench } from "./http";
import { measured, middle } from "./measured";
import { serve } from "./process";

const ROUNDS = 3;
/** A middling phone on a slow mobile network, as the marks were set for. */
const PHONE = { width: 390, height: 844 };
const SLOWER_CPU = 4;
const BYTES_A_SECOND = (1.6 * 1_000_000) / 8;
/** The delay of Lighthouse's slow 4G: https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md */
const ROUND_TRIP_MS = 150;
/** Once something is shown, a task blocks for what it takes beyond this: https://web.dev/articles/tbt */
const SHORT_TASK_MS = 50;
/** Left to a page after it is there, so that what it begins then is counted, ms. */
const SETTLING_MS = 1_500;

interface Loaded {
  lcpMs: number;
  blockedMs: number;
  shift: number;
  weightKb: number;
}

/**
 * How pages come to a phone that has never seen them, in every language: largest contentful paint, total blocking time,
 * layout shift and weight. Alone with `npm run bench -- phone`, or `-- phone / /nearby` for some pages.
 */
export async function benchPhone(only: readonly string[] = []): Promise<void> {
  const database = await sampleForBench("phone");
  const { "/dishes/:id": dish, "/search": search } = pagesOf(database);
  const pages: Record<string, string> = {
    "/": "/",
    "/search": search?.(0) ?? "",
    "/dishes/:id": dish?.(0) ?? "",
    "/nearby": "/nearby",
    "/chat": "/chat",
  };
  const ours = await serve("build/server/index.js", 3801, database);
  const browser = await chromium.launch({ executablePath: browserPath() });
  try {
    console.log("\nOn a slow phone …");
    for (const [name, path] of Object.entries(pages)) {
      if (only.length > 0 && !only.includes(name)) continue;
      const rows = [];
      for (const language of Object.keys(LANGUAGES)) {
        const loads: Loaded[] = [];
        for (let round = 0; round < ROUNDS; round++)
          loads.push(await load(browser, ours.origin + path, language));
        const of = (key: keyof Loaded) => middle(loads.map((one) => one[key]));
        const told = `${name} ${language}:`;
        rows.push(
          measured(`${told} largest paint, s`, of("lcpMs") / 1_000, 2, { most: 1.5 }),
          measured(`${told} blocked, ms`, of("blockedMs"), 0, { most: 100 }),
          measured(`${told} layout shift`, of("shift"), 3, { most: 0 }),
          measured(`${told} weight, KB`, of("weightKb"), 0),
        );
      }
      console.table(rows);
    }
  } finally {
    await browser.close();
    await ours.stop();
  }
}

/** One page in a browser that has nothing of it. */
async function load(browser: Browser, address: string, locale: string): Promise<Loaded> {
  const context = await browser.newContext({ locale, viewport: PHONE, deviceScaleFactor: 2 });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send("Network.enable");
    await devtools.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: ROUND_TRIP_MS,
      downloadThroughput: BYTES_A_SECOND,
      uploadThroughput: BYTES_A_SECOND,
    });
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER_CPU });
    let bytes = 0;
    devtools.on("Network.loadingFinished", ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    await page.addInitScript(watch);
    await page.goto(address, { waitUntil: "networkidle" });
    await page.waitForTimeout(SETTLING_MS);
    const { lcpMs, fcpMs, tasks, shift } = await page.evaluate(() => window.watched);
    if (lcpMs === 0) throw new Error(`Nothing was painted at ${address}`);
    const blockedMs = tasks
      .filter(([startMs]) => startMs >= fcpMs)
      .reduce((sum, [, tookMs]) => sum + Math.max(0, tookMs - SHORT_TASK_MS), 0);
    return { lcpMs, blockedMs, shift, weightKb: bytes / 1_024 };
  } finally {
    await context.close();
  }
}

/** https://developer.mozilla.org/docs/Web/API/LayoutShift */
interface LayoutShift {
  value: number;
  hadRecentInput: boolean;
}

declare global {
  interface Window {
    watched: {
      lcpMs: number;
      fcpMs: number;
      /** [startMs, tookMs] of each. */
      tasks: [number, number][];
      shift: number;
    };
  }
}

/**
 * Runs in the page before anything else: notes what the browser tells of painting, long tasks and shifts. It names no
 * function within, for what compiles it would call a helper that pages lack.
 */
function watch(): void {
  window.watched = { lcpMs: 0, fcpMs: Number.POSITIVE_INFINITY, tasks: [], shift: 0 };
  const seen = window.watched;
  for (const type of ["paint", "largest-contentful-paint", "longtask", "layout-shift"])
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & Partial<LayoutShift>)[])
        if (type === "longtask") seen.tasks.push([entry.startTime, entry.duration]);
        else if (type === "paint") seen.fcpMs = Math.min(seen.fcpMs, entry.startTime);
        else if (type === "layout-shift")
          seen.shift += entry.hadRecentInput ? 0 : (entry.value ?? 0);
        else seen.lcpMs = entry.startTime;
    }).observe({ type, buffered: true });
}

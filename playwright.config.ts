import { defineConfig } from "@playwright/test";
import { browserPath } from "./tests/support/browser";
import { ALL_PAIRS } from "./tests/support/pairs";

/**
 * What a person does runs twice, in the pairs that differ most: from right to left with scripts, as most people
 * use it, and from left to right without. A page says and does the same in both directions, and its scripts don't
 * ask which it is.
 */
const EACH = /\.each\.spec\.ts$/;

/** Really reads a picture: last, when least else goes on. */
const READS = /picture-to-price\.spec\.ts$/;

/** The other two pairs, for the main job and for what stands around every page: their tests say so. */
const OTHERS = { testMatch: EACH, grep: new RegExp(ALL_PAIRS), workers: 1 };

export default defineConfig<{ language: string }>({
  testDir: "tests/e2e",
  globalSetup: "./tests/support/build.ts",
  fullyParallel: true,
  forbidOnly: !!process.env.CI,
  workers: 2,
  // Both end what hangs, and are long enough for a machine that has other things to do.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [["list"], ["json", { outputFile: "test-results/e2e.json" }]],
  outputDir: "test-results/e2e",
  use: {
    launchOptions: {
      executablePath: browserPath(),
      args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
    },
    screenshot: "only-on-failure",
    // What stands between a page and the service answers for it: only where that is what is tested.
    serviceWorkers: "block",
  },
  projects: [
    { name: "ar with JavaScript", testMatch: EACH, use: { language: "ar" } },
    {
      name: "en without JavaScript",
      testMatch: EACH,
      use: { language: "en", javaScriptEnabled: false },
    },
    {
      name: "ar without JavaScript",
      ...OTHERS,
      use: { language: "ar", javaScriptEnabled: false },
    },
    { name: "en with JavaScript", ...OTHERS, use: { language: "en" } },
    { name: "once", testIgnore: [EACH, READS] },
    { name: "reading", testMatch: READS },
  ],
});

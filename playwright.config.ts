import { defineConfig } from "@playwright/test";
import { browserPath } from "./tests/support/browser";

/** Specs ending in `.each.spec.ts` run four times; the rest see to languages and schemes themselves. */
const EACH = /\.each\.spec\.ts$/;

export default defineConfig<{ language: string }>({
  testDir: "tests/e2e",
  globalSetup: "./tests/support/build.ts",
  fullyParallel: true,
  forbidOnly: !!process.env.CI,
  workers: 2,
  // On a machine of unknown speed a lost race is named as flaky in the last lines; a fault fails three times.
  retries: process.env.CI ? 2 : 0,
  reporter: [["list"], ["json", { outputFile: "test-results/e2e.json" }]],
  outputDir: "test-results/e2e",
  use: {
    launchOptions: {
      executablePath: browserPath(),
      args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
    },
    screenshot: "only-on-failure",
  },
  projects: [
    { name: "ar with JavaScript", testMatch: EACH, use: { language: "ar" } },
    {
      name: "ar without JavaScript",
      testMatch: EACH,
      use: { language: "ar", javaScriptEnabled: false },
    },
    { name: "en with JavaScript", testMatch: EACH, use: { language: "en" } },
    {
      name: "en without JavaScript",
      testMatch: EACH,
      use: { language: "en", javaScriptEnabled: false },
    },
    { name: "once", testIgnore: EACH },
  ],
});

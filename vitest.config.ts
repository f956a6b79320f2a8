import { defineConfig } from "vitest/config";
import { alias } from "./vite.config";

/** Long enough for a machine that has other things to do. */
const TIMEOUT_MS = 20_000;

export default defineConfig({
  test: {
    // Contract tests wait for the service more than they work: one more than a small machine's cores.
    maxWorkers: 3,
    projects: [
      {
        resolve: { alias },
        test: {
          name: "unit",
          include: ["{app,db}/**/*.test.{ts,tsx}", "tests/{rules,eval}/**/*.test.ts"],
          restoreMocks: true,
          testTimeout: TIMEOUT_MS,
        },
      },
      {
        resolve: { alias },
        test: {
          name: "contract",
          include: ["tests/contract/**/*.test.ts"],
          globalSetup: "tests/support/build.ts",
          testTimeout: TIMEOUT_MS,
          retry: process.env.CI ? 1 : 0,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});

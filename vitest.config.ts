import { defineConfig } from "vitest/config";
import { PATIENCE_MS } from "./tests/support/patience";
import { alias } from "./vite.config";

/** Ends what hangs; long enough for a machine that has other things to do. */
const TIMEOUT_MS = 300_000;

export default defineConfig({
  test: {
    // Beside the browser's tests on a small machine's two cores.
    maxWorkers: 2,
    // What files share is libraries and tables of words, and reading those anew for each takes most of its time.
    // Nothing here depends on a fresh copy: what a test changes in its process it puts back.
    isolate: false,
    projects: [
      {
        resolve: { alias },
        test: {
          name: "unit",
          expect: { poll: { timeout: PATIENCE_MS } },
          include: ["{app,db}/**/*.test.{ts,tsx}", "tests/{rules,eval,fit}/**/*.test.ts"],
          restoreMocks: true,
          setupFiles: "tests/support/let-turn.ts",
          testTimeout: TIMEOUT_MS,
          hookTimeout: TIMEOUT_MS,
        },
      },
      {
        resolve: { alias },
        test: {
          name: "contract",
          expect: { poll: { timeout: PATIENCE_MS } },
          include: ["tests/contract/**/*.test.ts"],
          globalSetup: "tests/support/build.ts",
          testTimeout: TIMEOUT_MS,
          hookTimeout: TIMEOUT_MS,
        },
      },
    ],
  },
});

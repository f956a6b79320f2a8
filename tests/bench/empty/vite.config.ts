import { vitePlugin as remix } from "@remix-run/dev";
import { defineConfig } from "vite";
import remixConfig from "../../../remix.config.js";

/** The base line of the benchmark: the same framework with the same flags, and nothing in it. */
export default defineConfig({
  plugins: [
    remix({
      future: { ...remixConfig.future, v3_routeConfig: false },
      appDirectory: "tests/bench/empty",
      buildDirectory: "test-results/bench/empty",
    }),
  ],
  build: { target: "es2022" },
});

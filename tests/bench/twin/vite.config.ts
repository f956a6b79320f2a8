import { vitePlugin as remix } from "@remix-run/dev";
import { defineConfig } from "vite";
import remixConfig from "../../../remix.config.js";
import { alias } from "../../../vite.config";

/** The pages and the search route again, fed constants: what is left is the framework's own work. */
export default defineConfig({
  plugins: [
    remix({
      ...remixConfig,
      appDirectory: "tests/bench/twin",
      buildDirectory: "test-results/bench/twin",
    }),
  ],
  resolve: { alias },
  build: { target: "es2022", assetsInlineLimit: 0 },
});

import { fileURLToPath } from "node:url";
import { vitePlugin as remix } from "@remix-run/dev";
import { defineConfig } from "vite";
import remixConfig from "./remix.config.js";

declare module "@remix-run/node" {
  interface Future {
    v3_singleFetch: true;
  }
}

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The same short names as `paths` in tsconfig.json. */
export const alias = {
  "~": here("./app"),
  "~db": here("./db"),
  "~locales": here("./locales"),
  "~tests": here("./tests"),
};

export default defineConfig({
  plugins: [remix(remixConfig)],
  resolve: { alias },
  build: { target: "es2022", assetsInlineLimit: 0 },
});

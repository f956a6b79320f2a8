import { fileURLToPath } from "node:url";
import { vitePlugin as remix } from "@remix-run/dev";
import { defineConfig, type Plugin } from "vite";
import remixConfig from "../../../remix.config.js";
import { alias, define } from "../../../vite.config";

const CONSTANT = fileURLToPath(new URL("./constant.ts", import.meta.url));

/** Wraps the loaders of pages, and the answers of resource routes, so that each works once for an address. */
const fedConstants: Plugin = {
  name: "fed-constants",
  enforce: "pre",
  transform(code, id, options) {
    if (!options?.ssr || !/\/app\/(root|routes\/.+)\.tsx?$/.test(id)) return null;
    const constant = code
      .replace(
        "export async function loader(",
        "export const loader = constantLoader(loaded);\nasync function loaded(",
      )
      .replace(
        "export const action = api.action",
        "export const action = constantAnswer(api.action)",
      )
      .replace(
        "export const loader = api.loader",
        "export const loader = constantAnswer(api.loader)",
      );
    if (constant === code) return null;
    return `import { constantAnswer, constantLoader } from ${JSON.stringify(CONSTANT)};\n${constant}`;
  },
};

/** The service again, fed constants: what is left is the framework's and the components' own work. */
export default defineConfig({
  plugins: [fedConstants, remix({ ...remixConfig, buildDirectory: "test-results/bench/twin" })],
  resolve: { alias },
  define,
  build: { target: "es2022", assetsInlineLimit: 0 },
});

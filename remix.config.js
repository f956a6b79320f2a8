import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";

/** Packs what browsers load beside the file, `.br`: as small as it gets, for it takes its time. */
function packAssets(folder) {
  for (const name of readdirSync(folder).filter((name) => /\.(?:css|js|svg)$/.test(name)))
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(readFileSync(join(folder, name))));
}

/**
 * Remix's own options. `vite.config.ts` hands them to Remix's Vite plugin.
 * Lazy route discovery stays off: its manifest route can be flooded.
 *
 * @type {import("@remix-run/dev").VitePluginConfig}
 */
export default {
  serverModuleFormat: "esm",
  buildEnd: ({ remixConfig }) => packAssets(join(remixConfig.buildDirectory, "client/assets")),
  future: {
    v3_fetcherPersist: true,
    v3_lazyRouteDiscovery: false,
    v3_relativeSplatPath: true,
    v3_routeConfig: true,
    v3_singleFetch: true,
    v3_throwAbortReason: true,
  },
};

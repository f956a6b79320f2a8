import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { vitePlugin as remix } from "@remix-run/dev";
import { defineConfig, type Plugin } from "vite";
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

/** A short name for the texts as they are now, in all languages. */
function textsVersion(): string {
  const hash = createHash("sha256");
  const files = readdirSync(here("./locales"), { recursive: true, encoding: "utf8" }).sort();
  for (const file of files.filter((name) => name.endsWith(".json")))
    hash.update(file).update(readFileSync(here(`./locales/${file}`)));
  return hash.digest("base64url").slice(0, 10);
}

/** What the code is told when it is built. */
export const define = { "import.meta.env.TEXTS_VERSION": JSON.stringify(textsVersion()) };

/**
 * What nearly every page runs: the libraries of every page, the parts pages are made of, and prices
 * without their history, which their `ui.ts` would bring along. One file of it packs a good deal smaller than twenty.
 */
const EVERYWHERE =
  /node_modules\/(?:@remix-run|react|react-dom|react-router|react-router-dom|react-i18next|remix-i18next|i18next|scheduler|turbo-stream)\/|app\/(?:ui|i18n)\/.*\.tsx?$|app\/features\/prices\/(?!ui\.ts|index\.ts|.*(?:istory|chart|dvice|trust-level|evidence))/;

/** What runs in processes of its own, each a file beside the service's. */
const PROGRAMS = {
  "rewrite-worker": "./app/server/pictures/rewrite-worker.ts",
  "draw-worker": "./app/features/postcard/draw-worker.ts",
  "read-worker": "./app/features/checkout/read-worker.ts",
  "watch-over": "./app/watch-over.ts",
  "settle-worker": "./app/features/trust/fees/settle-worker.ts",
};

const programs: Plugin = {
  name: "programs",
  apply: (_, { isSsrBuild }) => isSsrBuild === true,
  buildStart() {
    for (const [name, path] of Object.entries(PROGRAMS))
      this.emitFile({ type: "chunk", id: here(path), fileName: `${name}.js` });
  },
};

/**
 * The server's files in ASCII: V8 keeps the text of what it runs, with two bytes a letter as soon as one is Arabic. What
 * esbuild's `charset` leaves as it was are the letters of regular expressions, where an escape says the same.
 */
const ascii: Plugin = {
  name: "ascii",
  apply: (_, { isSsrBuild }) => isSsrBuild === true,
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === "chunk") file.code = file.code.replace(BEYOND_ASCII, escaped);
  },
};

/** Every module of a library brings its licence: in a file of many the same words once are enough. */
const licensedOnce: Plugin = {
  name: "licensed-once",
  apply: (_, { isSsrBuild }) => isSsrBuild !== true,
  enforce: "post",
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== "chunk") continue;
      const seen = new Set<string>();
      file.code = file.code.replace(LICENCE, (text) => {
        if (seen.has(text)) return "";
        seen.add(text);
        return text;
      });
    }
  },
};

const LICENCE = /\/\*\*\n(?: \*.*\n)*? \*\/\n?/g;

/** What the service's own pages use in place of a library's: the same tags for less work, see docs/decisions/015. */
const LEAN: Record<string, string> = {
  "@remix-run/react": here("./app/front/lean/remix-react.tsx"),
  "react-i18next": here("./app/front/lean/react-i18next.ts"),
};

const lean: Plugin = {
  name: "lean",
  enforce: "pre",
  apply: (_, { isSsrBuild }) => isSsrBuild === true,
  resolveId: (id, from) =>
    from?.startsWith(here("./app/")) && !from.startsWith(here("./app/front/lean/"))
      ? LEAN[id]
      : undefined,
};

/** V8 keeps the text of what it runs: without comments and indents that is a quarter less. Names stay, and lines, for traces. */
const SERVER_TEXT = {
  charset: "ascii",
  legalComments: "none",
  minifyIdentifiers: false,
  minifySyntax: false,
  minifyWhitespace: true,
  lineLimit: 120,
} as const;

const BEYOND_ASCII = /[^\0-\x7f]/g;
const escaped = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;

/**
 * What stays outside the server's files: native code, what starts threads of its own from its own files, and what
 * remix-serve loads as well, of which there must be one.
 */
const OUTSIDE = [
  "@remix-run/node",
  "better-sqlite3",
  "morgan",
  "sharp",
  "sqlite-vec",
  "tesseract.js",
  "tinypool",
  "zxing-wasm",
];

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [remix(remixConfig), programs, lean, ascii, licensedOnce],
  resolve: { alias },
  // Of libraries that have two versions in one, React above all, only the one for production is packed: 2 MB less to hold.
  define: isSsrBuild ? { ...define, "process.env.NODE_ENV": JSON.stringify("production") } : define,
  // Everything else in a few files: reading 1,200 of them takes half of a start.
  ssr: isSsrBuild ? { noExternal: true, external: OUTSIDE } : {},
  esbuild: isSsrBuild ? SERVER_TEXT : {},
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    // Packs 4 KB smaller than the default, on pages that have 107 KB to spend.
    minify: isSsrBuild ? "esbuild" : "terser",
    terserOptions: { ecma: 2020, compress: { passes: 2 } },
    rollupOptions: isSsrBuild
      ? {}
      : { output: { manualChunks: (id) => (EVERYWHERE.test(id) ? "everywhere" : undefined) } },
  },
}));

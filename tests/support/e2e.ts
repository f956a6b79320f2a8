import { readFileSync } from "node:fs";
import { test as base, expect } from "@playwright/test";
import { createInstance, type TFunction } from "i18next";
import type { Language } from "../../app/i18n/languages";
import { NAMESPACES } from "../../app/i18n/namespaces";
import { ALL_PAIRS } from "./pairs";
import { startServer, type TestServer } from "./server";

interface Options {
  /** The interface language a project runs in. */
  language: Language;
}

interface Fixtures {
  /** What a key says in the project's language. */
  say: TFunction<typeof NAMESPACES>;
}

interface WorkerFixtures {
  /** More environment for the service: `test.use` it for a file whose tests want a service of their own. */
  settings: Record<string, string>;
  /** The built service with a database of this worker's own. */
  server: TestServer;
}

/** Playwright's `test` with our service, in one language. */
export const test = base.extend<Options & Fixtures, WorkerFixtures>({
  language: ["ar", { option: true }],
  settings: [{}, { scope: "worker", option: true }],
  server: [
    async ({ settings }, use) => {
      const server = await startServer(settings);
      await use(server);
      await server.stop();
    },
    { scope: "worker", timeout: 300_000 },
  ],
  baseURL: async ({ server }, use) => use(server.origin),
  locale: async ({ language }, use) => use(language),
  say: async ({ language }, use) => use(await translator(language)),
});

export { ALL_PAIRS, expect };

/** The texts of one language, outside the fixtures. */
export async function translator(language: Language): Promise<TFunction<typeof NAMESPACES>> {
  const instance = createInstance();
  const catalogue = (ns: string) =>
    JSON.parse(readFileSync(`locales/${language}/${ns}.json`, "utf8"));
  await instance.init({
    lng: language,
    ns: NAMESPACES,
    defaultNS: "common",
    interpolation: { escapeValue: false },
    resources: { [language]: Object.fromEntries(NAMESPACES.map((ns) => [ns, catalogue(ns)])) },
  });
  return instance.getFixedT(language, NAMESPACES);
}

import type { BackendModule, ReadCallback } from "i18next";

const files = import.meta.glob<Record<string, unknown>>("../../locales/*/*.json", {
  import: "default",
});

/** Fetches one catalogue at a time, so a page downloads one language and only what it says. */
export const catalogueFiles: BackendModule = {
  type: "backend",
  init() {},
  read(language: string, namespace: string, callback: ReadCallback) {
    const load = files[`../../locales/${language}/${namespace}.json`];
    if (!load) return callback(new Error(`No catalogue ${language}/${namespace}`), false);
    load().then(
      (catalogue) => callback(null, catalogue),
      (error: Error) => callback(error, false),
    );
  },
};

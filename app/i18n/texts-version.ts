/** Changes with any text, so that a catalogue's address says which it is: set by `vite.config.ts`. */
export const TEXTS_VERSION: string = import.meta.env.TEXTS_VERSION ?? "dev";

/** Where the browser finds one catalogue. */
export const catalogueAddress = (language: string, namespace: string) =>
  `/texts/${TEXTS_VERSION}/${language}/${namespace}.json`;

import type { BackendModule, ReadCallback } from "i18next";
import { catalogueAddress } from "./texts-version";

/**
 * Fetches one catalogue at a time, so a page downloads one language and only what it says. As data rather than as
 * script: no page then carries a list of the hundred files there are.
 */
export const catalogueFiles: BackendModule = {
  type: "backend",
  init() {},
  read(language: string, namespace: string, callback: ReadCallback) {
    fetchCatalogue(catalogueAddress(language, namespace)).then(
      (catalogue) => callback(null, catalogue),
      (error: Error) => callback(error, false),
    );
  },
};

async function fetchCatalogue(address: string): Promise<Record<string, unknown>> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status} for ${address}`);
  return response.json();
}

import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { expect } from "./e2e";

/** What a page may weigh, kilobytes gzipped. */
const BUDGET = { document: 30, stylesheet: 15, script: 115, font: 90 };
/** Only there is what reads a stream word by word. */
const CHAT_BUDGET = { ...BUDGET, script: 175 };
const CHAT = /^\/chat(?:\/|$)/;

/**
 * Begins to weigh what a page loads: call it on a page of a browser that has seen nothing yet.
 *
 * @returns ends the weighing once nothing more comes, and fails when a kind of file is over its budget.
 */
export function weighing(page: Page): (path: string) => Promise<void> {
  const weights: Record<string, number> = { document: 0, stylesheet: 0, script: 0, font: 0 };
  const reading: Promise<void>[] = [];
  const read = async (response: Awaited<ReturnType<Page["waitForResponse"]>>) => {
    const kind = response.request().resourceType();
    if (kind in weights)
      weights[kind] = (weights[kind] ?? 0) + gzipSync(await response.body()).length / 1024;
  };
  const note = (response: Parameters<typeof read>[0]) => reading.push(read(response));
  page.on("response", note);
  return async (path) => {
    await page.waitForLoadState("networkidle");
    page.off("response", note);
    await Promise.all(reading);
    for (const [kind, most] of Object.entries(CHAT.test(path) ? CHAT_BUDGET : BUDGET))
      expect(weights[kind], `${kind} of ${path}`).toBeLessThanOrEqual(most);
  };
}

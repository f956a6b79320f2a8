import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { expect, test } from "../support/e2e";
import { ownPages } from "../support/own-pages";
import { EVERY_PAGE } from "../support/pages";
import { snapshotPages } from "../support/snapshot-pages";

/** What a page may weigh, kilobytes gzipped. */
const BUDGET = { document: 30, stylesheet: 15, script: 115, font: 90 };

/** What loading a page brings, kilobytes gzipped by kind. */
async function weigh(page: Page, path: string): Promise<Record<string, number>> {
  const weights: Record<string, number> = { document: 0, stylesheet: 0, script: 0, font: 0 };
  const reading: Promise<void>[] = [];
  page.on("response", (response) => {
    const kind = response.request().resourceType();
    if (!(kind in weights)) return;
    reading.push(
      response.body().then((body) => {
        weights[kind] = (weights[kind] ?? 0) + gzipSync(body).length / 1024;
      }),
    );
  });
  await page.goto(path, { waitUntil: "networkidle" });
  await Promise.all(reading);
  return weights;
}

for (const [name, path] of Object.entries(EVERY_PAGE)) {
  test(`${name} keeps within its weight`, async ({ page }) => {
    const weights = await weigh(page, path);
    for (const [kind, most] of Object.entries(BUDGET))
      expect(weights[kind], kind).toBeLessThanOrEqual(most);
  });
}

test("one's own pages keep within their weight", async ({ browser, context, server, baseURL }) => {
  // A dozen pages, each in a browser that has seen nothing.
  test.slow();
  const paths = [...(await ownPages(context, server)), ...(await snapshotPages(context, server))];
  const storageState = await context.storageState();
  for (const path of paths) {
    // A browser that has seen nothing yet.
    const fresh = await browser.newContext({ baseURL, storageState, locale: "ar" });
    const weights = await weigh(await fresh.newPage(), path);
    await fresh.close();
    // Only there is what reads a stream word by word.
    const script = /^\/chat(?:\/|$)/.test(path) ? 175 : BUDGET.script;
    for (const [kind, most] of Object.entries({ ...BUDGET, script }))
      expect(weights[kind], `${kind} of ${path}`).toBeLessThanOrEqual(most);
  }
});

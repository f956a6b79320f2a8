import { existsSync, statSync } from "node:fs";
import { extname } from "node:path";
import { gzipSync } from "node:zlib";
import type { Page, Response } from "@playwright/test";
import { expect } from "./e2e";

/**
 * What a page may weigh as it is sent, kilobytes: files as the build packed them, the page gzipped. Scripts name one another
 * by hashes that do not pack, so that the same code weighs up to 0.3 KB more or less after any change.
 */
const BUDGET = { document: 30, stylesheet: 13, script: 107.3, font: 90 };
/** Only there is what reads a stream word by word. */
const CHAT_BUDGET = { ...BUDGET, script: 155 };
const CHAT = /^\/chat(?:\/|$)/;

type Kind = keyof typeof BUDGET;
const KINDS: Record<string, Kind> = { ".css": "stylesheet", ".js": "script", ".woff2": "font" };

/** A font is packed already. */
const sentAs = (path: string) =>
  [`build/client${path}.br`, `build/client${path}`].find((file) => existsSync(file)) ?? path;

/** A built file never changes, and most pages load the same ones. */
const known = new Map<string, number>();

function weightOf(path: string): number {
  const weight = known.get(path) ?? statSync(sentAs(path)).size / 1024;
  known.set(path, weight);
  return weight;
}

/**
 * Fails when what a page is made of weighs more than its kind may. Files that the browser had already count as well,
 * so that a page need not be opened in a browser that has seen nothing.
 *
 * @param response the answer to the page's own address.
 */
export async function expectWithinWeight(page: Page, response: Response): Promise<void> {
  await page.waitForLoadState("networkidle");
  const { pathname } = new URL(page.url());
  const document = gzipSync(await response.body()).length / 1024;
  const weights = { document, stylesheet: 0, script: 0, font: 0 };
  const addresses = await page.evaluate(() =>
    performance.getEntriesByType("resource").map(({ name }) => name),
  );
  for (const path of new Set(addresses.map((address) => new URL(address).pathname))) {
    const kind = path.startsWith("/assets/") ? KINDS[extname(path)] : undefined;
    if (kind) weights[kind] += weightOf(path);
  }
  expect(weights.script, `${pathname} has loaded its scripts`).toBeGreaterThan(0);
  for (const [kind, most] of Object.entries(CHAT.test(pathname) ? CHAT_BUDGET : BUDGET))
    expect(weights[kind as Kind], `${kind} of ${pathname}`).toBeLessThanOrEqual(most);
}

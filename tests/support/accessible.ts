import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import type axe from "axe-core";
import type { RunOptions } from "axe-core";

/** Half as long as what the package exports as its source: it goes into every page that is looked at. */
const SOURCE = readFileSync("node_modules/axe-core/axe.min.js", "utf8");

/** Fails when axe finds anything against WCAG 2.2 AA or its own best practices. */
export function expectAccessible(page: Page): Promise<void> {
  return expectNothingFound(page, {});
}

/** Fails when a text is too faint: what is left to see to when a page that passed comes in other colours. */
export function expectContrast(page: Page): Promise<void> {
  return expectNothingFound(page, { runOnly: ["color-contrast"] });
}

/** Fails when axe finds anything but faint texts: what is left to see to when a page that passed comes in other words. */
export function expectStructure(page: Page): Promise<void> {
  return expectNothingFound(page, { rules: { "color-contrast": { enabled: false } } });
}

/** Runs axe in the page itself: no page here has frames, and its Playwright wrapper takes eight times as long to ask them. */
async function expectNothingFound(page: Page, options: RunOptions): Promise<void> {
  if (await page.evaluate(() => !("axe" in window))) await page.evaluate(SOURCE);
  const found = await page.evaluate(async (options) => {
    // A button that was sent fades back in, and is fainter than it will be as long as it does. In what is folded up
    // nothing moves on.
    const fading = document
      .getAnimations()
      .filter(
        ({ effect }) =>
          Number(effect?.getComputedTiming().endTime) < Number.POSITIVE_INFINITY &&
          (effect as KeyframeEffect).target?.checkVisibility(),
      );
    await Promise.allSettled(fading.map(({ finished }) => finished));
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run({
      // A third of its time goes into describing what is right.
      resultTypes: ["violations"],
      ...options,
    });
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map((node) => `${id}: ${help} — ${node.target.join(" ")}`),
    );
  }, options);
  expect(found, page.url()).toEqual([]);
}

import type { Page } from "@playwright/test";

/** Resolves when the page answers by itself: from then on a press doesn't load a new page. */
export const awake = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector("main") ?? {}).some((key) => key.startsWith("__react")),
  );

import type { Page } from "@playwright/test";

/**
 * Presses a button of the browser. A page that did not listen yet loads anew when it is moved, and one that is over
 * leads on by itself; both cut off what Playwright waits for. What the page shows in the end is for the test to expect.
 */
export async function press(page: Page, button: "goBack" | "goForward" | "reload"): Promise<void> {
  await page[button]().catch((error: unknown) => {
    if (!/ERR_ABORTED|interrupted by another|No entry with passed id/.test(String(error)))
      throw error;
  });
}

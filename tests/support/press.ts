import type { Page } from "@playwright/test";

/**
 * Presses a button of the browser. A page that did not listen yet loads anew when it is moved, which cuts off the
 * load that Playwright waits for: what the page shows in the end is for the test to expect.
 */
export async function press(page: Page, button: "goBack" | "goForward" | "reload"): Promise<void> {
  await page[button]().catch((error: unknown) => {
    if (!/ERR_ABORTED|interrupted by another/.test(String(error))) throw error;
  });
}

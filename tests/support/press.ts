import type { Page } from "@playwright/test";

type Button = "goBack" | "goForward" | "reload";

/**
 * Presses a button of the browser. A page that did not listen yet loads anew when it is moved, and one that is over
 * leads on by itself; both cut off what Playwright waits for. What the page shows in the end is for the test to expect.
 */
export async function press(page: Page, button: Button): Promise<void> {
  await page[button]().catch((error: unknown) => {
    const said = String(error);
    // Asked of a page that another was just taking the place of: nothing was pressed yet.
    if (said.includes("Not attached to an active page")) return press(page, button);
    if (!/ERR_ABORTED|interrupted by another|No entry with passed id/.test(said)) throw error;
  });
}

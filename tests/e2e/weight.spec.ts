import { test } from "../support/e2e";
import { ownPages } from "../support/own-pages";
import { snapshotPages } from "../support/snapshot-pages";
import { weighing } from "../support/weight";

/** Kilobytes: only there is what reads a stream word by word. */
const CHAT_SCRIPT = 175;

test("one's own pages keep within their weight", async ({ browser, context, server, baseURL }) => {
  // Two dozen pages, each in a browser that has seen nothing.
  test.slow();
  const paths = [...(await ownPages(context, server)), ...(await snapshotPages(context, server))];
  const storageState = await context.storageState();
  for (const path of paths) {
    const fresh = await browser.newContext({ baseURL, storageState, locale: "ar" });
    const page = await fresh.newPage();
    const weigh = weighing(page);
    await page.goto(path);
    await weigh(path, /^\/chat(?:\/|$)/.test(path) ? { script: CHAT_SCRIPT } : {});
    await fresh.close();
  }
});

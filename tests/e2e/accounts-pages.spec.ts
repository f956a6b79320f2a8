import type { BrowserContext } from "@playwright/test";
import { LANGUAGE_CODES } from "../../app/i18n/languages";
import { expectAccessible } from "../support/accessible";
import { alter } from "../support/alter";
import { expect, test } from "../support/e2e";
import { expectNoFault } from "../support/faults";
import { ownPages } from "../support/own-pages";
import type { TestServer } from "../support/server";
import { signInBrowser } from "../support/signed-in";
import { snapshotPages } from "../support/snapshot-pages";
import { newPhone } from "../support/visitor";

const PAGES: [string, (context: BrowserContext, server: TestServer) => Promise<string[]>][] = [
  ["one's own pages", ownPages],
  ["the pages of pictures", snapshotPages],
];

for (const language of LANGUAGE_CODES) {
  for (const [which, pages] of PAGES)
    test(`${language}: ${which} have no fault`, async ({
      page,
      context,
      browser,
      server,
      baseURL,
    }) => {
      const paths = await pages(context, server);
      const storageState = await context.storageState();
      if (language === "ar" || language === "en")
        for (const path of paths) await expectNoFault(page, path, language);
      else {
        // Scripts were looked at in both directions; words fit, or not, in the page as it comes from the server.
        const plain = { baseURL, storageState, locale: language, javaScriptEnabled: false };
        const other = await browser.newContext(plain);
        const plainPage = await other.newPage();
        for (const path of paths) await expectNoFault(plainPage, path, language);
        await other.close();
      }
    });

  test(`${language}: nor has the page that asks anew who one is`, async ({
    page,
    context,
    server,
  }) => {
    const { userId } = await signInBrowser(context, server);
    alter(server, "update users set phone = ? where id = ?", newPhone(), userId);
    alter(server, "update sessions set proved_at = 0 where user_id = ?", userId);
    await expectNoFault(page, "/profile/confirm", language);
  });
}

test("nor has the page for the code", async ({ page }) => {
  await page.goto("/login?lng=ar");
  await page.locator("input[name=phone]").fill(newPhone());
  await page.locator("main button[type=submit]").first().click();
  await expect(page.locator("input[name=code]")).toBeVisible();
  await expectAccessible(page);
});

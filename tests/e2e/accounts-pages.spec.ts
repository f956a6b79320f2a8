import { LANGUAGE_CODES } from "../../app/i18n/languages";
import { expectAccessible } from "../support/accessible";
import { expect, test } from "../support/e2e";
import { expectNoFault } from "../support/faults";
import { ownPages } from "../support/own-pages";
import { newPhone } from "../support/visitor";

for (const language of LANGUAGE_CODES) {
  test(`${language}: one's own pages have no fault`, async ({ page, context, server }) => {
    // Fifteen pages, each looked at in light and in dark.
    test.setTimeout(180_000);
    for (const path of await ownPages(context, server)) await expectNoFault(page, path, language);
  });

  test(`${language}: the page for the code has no fault either`, async ({ page }) => {
    await page.goto(`/login?lng=${language}`);
    await page.locator("input[name=phone]").fill(newPhone());
    await page.locator("main button[type=submit]").first().click();
    await expect(page.locator("input[name=code]")).toBeVisible();
    await expectAccessible(page);
  });
}

import type { BrowserContext } from "@playwright/test";
import SQLite from "better-sqlite3";
import { LANGUAGE_CODES } from "../../app/i18n/languages";
import { expect, expectAccessible, test } from "../support/e2e";
import { expectNoFault } from "../support/faults";
import type { TestServer } from "../support/server";
import { signInBrowser } from "../support/signed-in";
import { newPhone } from "../support/visitor";

/** Signs in a moderator who has written feedback. Returns the pages only such a person sees. */
async function ownPages(context: BrowserContext, server: TestServer): Promise<string[]> {
  const { userId, cookie } = await signInBrowser(context, server);
  const sent = await fetch(`${server.origin}/api/feedback`, {
    method: "POST",
    headers: { Cookie: cookie, "Content-Type": "application/json" },
    body: JSON.stringify({ message: "السعر تغيّر and more words ".repeat(10), category: "pricing" }),
  });
  const { id } = (await sent.json()) as { id: string };
  const db = new SQLite(server.database, { timeout: 5000 });
  db.prepare("update users set role = 'moderator' where id = ?").run(userId);
  db.close();
  return [
    "/profile",
    "/profile/devices",
    "/profile/delete",
    "/feedback",
    `/feedback/${id}?sent`,
    "/moderate/feedback",
    `/moderate/feedback/${id}`,
  ];
}

for (const language of LANGUAGE_CODES) {
  test(`${language}: one's own pages have no fault`, async ({ page, context, server }) => {
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

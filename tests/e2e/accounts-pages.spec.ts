import type { BrowserContext } from "@playwright/test";
import SQLite from "better-sqlite3";
import { LANGUAGE_CODES, LANGUAGES } from "../../app/i18n/languages";
import { expect, expectAccessible, test } from "../support/e2e";
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
  for (const colorScheme of ["light", "dark"] as const) {
    test.describe(`${language}, ${colorScheme}`, () => {
      test.use({ colorScheme });
      test("axe finds nothing on one's own pages, nothing scrolls sideways, targets are large", async ({
        page,
        context,
        server,
      }) => {
        const problems: string[] = [];
        page.on("pageerror", (error) => problems.push(String(error)));
        page.on("console", (message) => {
          if (message.type() === "error") problems.push(message.text());
        });
        await page.setViewportSize({ width: 320, height: 700 });
        for (const path of await ownPages(context, server)) {
          await page.goto(`${path}${path.includes("?") ? "&" : "?"}lng=${language}`);
          await expect(page.locator("html")).toHaveAttribute("dir", LANGUAGES[language].dir);
          await expectAccessible(page);
          const { over, small } = await page.evaluate(() => ({
            over: document.documentElement.scrollWidth - document.documentElement.clientWidth,
            small: [
              ...document.querySelectorAll("button, input:not([type=hidden]), select, textarea"),
            ]
              .filter((element) => {
                const { height } = element.getBoundingClientRect();
                return height > 0 && height < 43.5;
              })
              .map((element) => element.outerHTML.slice(0, 90)),
          }));
          expect([path, over, small]).toEqual([path, 0, []]);
        }
        expect(problems).toEqual([]);
      });
    });
  }

  test(`${language}: the page for the code has no fault either`, async ({ page }) => {
    await page.goto(`/login?lng=${language}`);
    await page.locator("input[name=phone]").fill(newPhone());
    await page.locator("main button[type=submit]").first().click();
    await expect(page.locator("input[name=code]")).toBeVisible();
    await expectAccessible(page);
  });
}

import SQLite from "better-sqlite3";
import { expect, test } from "../support/e2e";
import { KNOWN } from "../support/pages";
import type { TestServer } from "../support/server";
import { signInBrowser } from "../support/signed-in";

const RESULTS = `/search?q=${encodeURIComponent(KNOWN.query)}`;

function saidBy(server: TestServer, userId: string): string[] {
  const db = new SQLite(server.database, { readonly: true });
  const kinds = db
    .prepare(
      `select kind from observations where user_id = ?
       and id not in (select observation_id from withdrawals) order by id`,
    )
    .pluck()
    .all(userId);
  db.close();
  return kinds.map(String);
}

test("one tap says a price is right, another takes it back, and the page stays where it is", async ({
  page,
  context,
  server,
  say,
  javaScriptEnabled,
}) => {
  const { userId } = await signInBrowser(context, server);
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto(RESULTS, { waitUntil: javaScriptEnabled ? "networkidle" : "load" });
  const price = page.locator(".price-row").last();
  await price.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY).catch(() => 0);
  await price.getByRole("button", { name: say("prices:tap.word.right"), exact: true }).click();
  await expect(price).toContainText(say("prices:tap.said.right"));
  await expect(price).toBeInViewport();
  expect(saidBy(server, userId)).toEqual(["price"]);
  if (javaScriptEnabled) expect(await page.evaluate(() => scrollY)).toBe(before);

  await price.getByRole("button", { name: say("prices:tap.undo") }).click();
  await expect(price).toContainText(say("prices:tap.ask"));
  expect(saidBy(server, userId)).toEqual([]);
});

test("who is not signed in comes back to their tap", async ({ page, context, server, say }) => {
  await page.goto(RESULTS);
  const changed = page.getByRole("button", { name: say("prices:tap.word.changed") }).first();
  await changed.click();
  await expect(page).toHaveURL(/\/login\?redirectTo=/);
  const to = new URL(page.url()).searchParams.get("redirectTo") ?? "";
  const { userId } = await signInBrowser(context, server);
  await page.goto(to);
  await page.getByRole("button", { name: say("prices:tap.page.send.changed") }).click();
  await expect(page).toHaveURL(/\/search\?q=.*#price-/);
  await expect(page.getByRole("status").first()).toContainText(say("prices:tap.said.changed"));
  expect(saidBy(server, userId)).toEqual(["changed"]);
});

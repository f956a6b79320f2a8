import { direct } from "~tests/support/direct";
import { expect, test } from "../support/e2e";
import type { TestServer } from "../support/server";
import { signInBrowser } from "../support/signed-in";

/** One dish of one restaurant. */
const DISH = "/dishes/117?quantity=2";

function saidBy(server: TestServer, userId: string): string[] {
  const db = direct(server);
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
  await page.goto(DISH, { waitUntil: javaScriptEnabled ? "networkidle" : "load" });
  const price = page.locator(".price-row").last();
  await price.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY).catch(() => 0);
  await price.getByRole("button", { name: say("taps:word.right"), exact: true }).click();
  await expect(price).toContainText(say("taps:said.right"));
  await expect(price).toBeInViewport();
  await expect.poll(() => saidBy(server, userId)).toEqual(["price"]);
  if (javaScriptEnabled) expect(await page.evaluate(() => scrollY)).toBe(before);

  await price.getByRole("button", { name: say("taps:undo") }).click();
  await expect(price).toContainText(say("taps:ask"));
  await expect.poll(() => saidBy(server, userId)).toEqual([]);
});

test("who is not signed in comes back to their tap", async ({ page, context, server, say }) => {
  await page.goto(DISH);
  const changed = page.getByRole("button", { name: say("taps:word.changed") }).first();
  await changed.click();
  await expect(page).toHaveURL(/\/login\?redirectTo=/);
  const to = new URL(page.url()).searchParams.get("redirectTo") ?? "";
  const { userId } = await signInBrowser(context, server);
  await page.goto(to);
  await page.getByRole("button", { name: say("evidence:tap.send.changed") }).click();
  await expect(page).toHaveURL(/\/dishes\/117\?quantity=2#price-117-/);
  await expect(page.getByRole("status").first()).toContainText(say("taps:said.changed"));
  expect(saidBy(server, userId)).toEqual(["changed"]);
});

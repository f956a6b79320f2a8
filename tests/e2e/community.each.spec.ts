import SQLite from "better-sqlite3";
import { direct } from "~tests/support/direct";
import { expect, test } from "../support/e2e";
import { signInBrowser } from "../support/signed-in";

test("the home page shows what people ask for now, one press from its prices", async ({
  page,
  say,
}) => {
  await page.goto("/");
  const trending = page.locator("section", { has: page.locator("#trending") });
  await expect(trending.getByRole("heading")).toHaveText(say("home.trending"));
  await expect(trending.getByRole("listitem")).toHaveCount(6);
  await trending.getByRole("link").first().click();
  await expect(page).toHaveURL(/\/search\?q=/);
  await expect(page.locator(".card.receipt").first()).toBeVisible();
});

test("the leaderboard is reached from every page, changes by its links, and says what to do where it is empty", async ({
  page,
  say,
  server,
}) => {
  await page.goto("/privacy");
  await page.getByRole("link", { name: say("navigation.leaderboard"), exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("community:board.title"));
  await expect(page.locator('a[href^="/u/sample-"]').first()).toBeVisible();
  await page.getByRole("link", { name: say("community:board.period.week") }).click();
  await expect(page).toHaveURL(/period=week/);
  await page
    .getByRole("link", {
      name: say("community:board.scope.district"),
      exact: true,
    })
    .click();
  await page.locator("#board-area").selectOption(areaOfNobody(server.database));
  await page.getByRole("button", { name: say("community:board.show") }).click();
  await expect(page).toHaveURL(/scope=district&period=week&area=./);
  await expect(page.getByText(say("community:board.nobodyArea"))).toBeVisible();
});

/** A neighbourhood, in Arabic, that nobody on the boards calls theirs. */
function areaOfNobody(path: string): string {
  const db = new SQLite(path, { readonly: true });
  const area = db
    .prepare(
      "select name_ar from neighbourhoods where name_ar not in (select area from users where show_in_leaderboard = 1)",
    )
    .pluck()
    .get();
  db.close();
  return String(area);
}

test("whoever wants to be seen is on the board, leads to a page of their own, and is gone when they hide", async ({
  page,
  say,
  context,
  server,
}) => {
  const { userId } = await signInBrowser(context, server);
  const db = direct(server);
  const name = `shown-${userId.slice(0, 8)}`;
  db.prepare(
    "update users set username = ?, display_name = ?, show_public_profile = 1, show_in_leaderboard = 1 where id = ?",
  ).run(name, `Name of ${name}`, userId);
  db.prepare(
    "insert into points (user_id, amount, kind, subject, day, at) values (?, 20, 'snapshot', ?, ?, ?)",
  ).run(
    userId,
    `snapshot ${name} 0`,
    Math.floor((Date.now() + 10_800_000) / 86_400_000),
    Date.now(),
  );
  await page.goto("/leaderboard?period=week");
  await page.getByRole("link", { name: `Name of ${name}` }).click();
  await expect(page).toHaveURL(`/u/${name}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Name of ${name}`);
  db.prepare("update users set show_public_profile = 0 where id = ?").run(userId);
  db.close();
  const gone = await page.goto(`/u/${name}`);
  expect(gone?.status()).toBe(404);
  await page.goto("/leaderboard?period=week");
  await expect(page.getByText(`Name of ${name}`)).toHaveCount(0);
  await expect(page.getByText(say("community:board.hidden"))).toBeVisible();
});

test("a person follows a dish, finds it in their list, and stops", async ({
  page,
  say,
  context,
  server,
}) => {
  await page.goto("/dishes/1");
  await page.getByRole("button", { name: say("catalogue:watch.follow") }).click();
  await expect(page).toHaveURL(/\/login\?redirectTo=%2Fdishes%2F1/);
  await signInBrowser(context, server);
  await page.goto("/dishes/1");
  const dish = await page.getByRole("heading", { level: 1 }).textContent();
  await page.getByRole("button", { name: say("catalogue:watch.follow") }).click();
  await expect(page.getByText(say("catalogue:watch.following"))).toBeVisible();
  await page.goto("/profile");
  await page.getByRole("link", { name: say("accounts:account.watches") }).click();
  await expect(page.getByText(say("community:watch.noMoves"))).toBeVisible();
  await expect(page.locator(".watch-line")).toContainText((dish ?? "").trim().split(" ")[0] ?? "");
  await page.getByRole("button", { name: say("community:watch.stop") }).click();
  await expect(page.getByText(say("community:watch.stopped"))).toBeVisible();
  await expect(page.getByText(say("community:watch.none"))).toBeVisible();
});

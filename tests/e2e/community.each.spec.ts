import { expect, test } from "../support/e2e";

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

import { expect, test } from "../support/e2e";
import { resultsPath } from "../support/pages";

test("a sentence becomes an order, whose address is all of it", async ({ page }) => {
  await page.goto(resultsPath("٢ شاورما دجاج وبطاطس من عمو حمزة"));
  await page.locator(".full-orders a").first().click();
  await expect(page).toHaveURL(/\/basket\?order=\d+x2\.\d+$/);
  const fields = page.locator(".order-line input");
  await expect(fields).toHaveCount(2);
  await fields.last().fill("3");
  await page.locator(".order-form button").click();
  await expect(page).toHaveURL(/\/basket\?order=\d+x2\.\d+x3$/);
  await expect(page.locator(".share-order input")).toHaveValue(page.url());
  await page.locator(".order-remove").first().click();
  await expect(page).toHaveURL(/\/basket\?order=\d+x3$/);
  await expect(fields).toHaveCount(1);
});

test("a quantity that is none is said beside it, and the rest stays", async ({ page }) => {
  await page.goto("/basket?order=9x2.10.999999999");
  await expect(page.locator(".notice-warning")).toBeVisible();
  const [first, second] = [page.locator("#q9"), page.locator("#q10")];
  await first.fill("1000");
  await second.fill("4");
  await page.locator(".order-form button").click();
  await expect(page.locator("#q9-error")).toBeVisible();
  await expect(first).toHaveValue("1000");
  await expect(second).toHaveValue("4");
  await expect(page.locator(".price-row").first()).toBeVisible();
});

test("who looks for another dish goes on with the same order", async ({ page }) => {
  await page.goto("/basket?order=9x2");
  await page.locator(".order-menu a").click();
  await page.locator('.menu-line [href^="/dishes/10"]').click();
  await page.locator(".add-to-order a").click();
  await expect(page).toHaveURL(/\/basket\?order=9x2\.10$/);
  await expect(page.locator(".order-line")).toHaveCount(2);
});

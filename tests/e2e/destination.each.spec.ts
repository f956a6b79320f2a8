import { expect, test } from "../support/e2e";
import { KNOWN, resultsPath } from "../support/pages";

test("a person says where to on the results page, and every total is for there", async ({
  page,
  say,
}) => {
  await page.goto(resultsPath(KNOWN.query));
  const line = page.locator(".destination-line");
  await expect(line).toContainText(say("destination:city"));
  await line.getByRole("link", { name: say("destination:choose") }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("destination:title"));
  const area = page.getByLabel(say("places:form.area"));
  await area.selectOption({ index: 4 });
  const chosen = await area.locator("option:checked").innerText();
  await page.getByRole("button", { name: say("destination:show") }).click();
  await expect(page).toHaveURL(/\/search\?q=/);
  await expect(line).toContainText(chosen);
  await expect(line).toContainText(say("destination:now"));
  await expect(page.locator(".price-total").first()).toBeVisible();
  await page.locator(".receipt-dish a").first().click();
  await expect(page).toHaveURL(/\/dishes\/\d+/);
  await expect(line).toContainText(chosen);
  await line.getByRole("link", { name: say("destination:change") }).click();
  await expect(page.locator("#area option:checked")).toHaveText(chosen);
});

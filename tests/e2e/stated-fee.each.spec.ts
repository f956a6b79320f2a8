import { expectAccessible } from "../support/accessible";
import { expect, test } from "../support/e2e";
import { signInBrowser } from "../support/signed-in";

const DISH = "/dishes/117";

test("what delivery cost is said on the page of a dish, remembered, and taken back", async ({
  page,
  context,
  server,
  say,
  javaScriptEnabled,
}) => {
  await signInBrowser(context, server);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/prices/delivery/117");
  // Axe is a script itself.
  if (javaScriptEnabled) await expectAccessible(page);
  await page.getByLabel(say("delivery:platform"), { exact: true }).selectOption("platform_a");
  await page.getByLabel(say("delivery:delivery_fee"), { exact: true }).fill("120");
  await page.getByLabel(say("delivery:neighbourhood"), { exact: true }).selectOption("2");
  await page.getByRole("button", { name: say("delivery:send") }).click();
  await expect(page.getByRole("alert")).toContainText(say("delivery:problem.delivery_fee"));
  await expect(page.getByLabel(say("delivery:neighbourhood"), { exact: true })).toHaveValue("2");
  await page.getByLabel(say("delivery:delivery_fee"), { exact: true }).fill("٩٫٥٠");
  await page.getByRole("button", { name: say("delivery:send") }).click();

  await expect(page).toHaveURL(new RegExp(`${DISH}#delivery-section`));
  const section = page.locator("#delivery-section");
  await expect(section.getByRole("status")).toContainText(/9[.٫]50/);
  await section.getByText(say("delivery:title"), { exact: true }).click();
  const fee = section.getByLabel(say("delivery:delivery_fee"), { exact: true });
  await expect(fee).toBeVisible();
  await expect(section.getByLabel(say("delivery:neighbourhood"), { exact: true })).toHaveValue("2");
  if (javaScriptEnabled) await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await section.getByRole("button", { name: say("delivery:undo") }).click();
  await expect(section.getByRole("status")).toHaveCount(0);
});

import { expect, test } from "../support/e2e";

test("a person chooses a neighbourhood on the home page and sees what is near", async ({
  page,
  say,
}) => {
  await page.goto("/");
  await page.locator("#area").selectOption({ index: 3 });
  await page
    .getByRole("main")
    .getByRole("button", { name: say("places:form.show") })
    .click();
  await expect(page).toHaveURL(/\/nearby\?area=\d+/);
  const places = page.locator(".place");
  await expect(places.first()).toBeVisible();
  await expect(places.first().locator(".place-distance")).not.toBeEmpty();
  await expect(page.locator(".place-cheapest").first()).toBeVisible();
  await page.goto("/");
  await expect(page.locator("#near")).not.toHaveText(say("places:home.title"));
  await expect(page.locator(".place").first()).toBeVisible();
});

test("a typed address of a neighbourhood does, with a keyword and a radius in the address bar", async ({
  page,
  say,
}) => {
  await page.goto("/nearby");
  await page.locator("#where").fill("12 شارع التحلية، حي العليا");
  await page.locator("#keyword").fill("burger");
  await page.locator("#radius").selectOption("3000");
  await page
    .getByRole("main")
    .getByRole("button", { name: say("places:form.show") })
    .click();
  await expect(page).toHaveURL(/where=.+&keyword=burger&radius=3000/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(/العليا|Olaya/);
  await expect(page.locator(".place").first()).toBeVisible();
});

test("an address nobody knows says what to do", async ({ page, say }) => {
  await page.goto("/nearby?where=qwertyuiop");
  await expect(page.getByText(say("nearby:problem.unknown"))).toBeVisible();
  await page.goto("/nearby?lat=25.276&lng=51.52");
  await expect(page.getByText(say("nearby:problem.outside"))).toBeVisible();
});

test("nothing near offers to look further", async ({ page, say }) => {
  await page.goto("/nearby?area=1&keyword=قثصضغ");
  await expect(page.getByRole("heading", { name: say("nearby:none.title") })).toBeVisible();
  await page.getByRole("link", { name: say("nearby:none.anything") }).click();
  await expect(page.locator(".place").first()).toBeVisible();
});

test("the map is there when asked for, and leads to the list", async ({ page, say }) => {
  await page.goto("/nearby?area=1");
  await expect(page.locator("svg.plan")).toHaveCount(0);
  await page.getByRole("link", { name: say("places:map.show") }).click();
  await expect(page.locator("svg.plan")).toBeVisible();
  await expect(page.locator("svg.plan a[href='#place-1']")).toHaveCount(1);
  await expect(page.locator("#place-1")).toBeVisible();
});

test("a missing restaurant can be suggested, and what is wrong is said", async ({ page, say }) => {
  await page.goto("/nearby?area=1");
  await page.locator("#suggest-name").evaluate((input) => input.removeAttribute("minlength"));
  await page.locator("#suggest-name").fill("x");
  await page.getByRole("button", { name: say("nearby:suggest.send") }).click();
  await expect(page.getByRole("alert")).toContainText(say("nearby:suggest.nameMissing"));
  await page.locator("#suggest-name").fill("مطبخ لا يعرفه أحد");
  await page.getByRole("button", { name: say("nearby:suggest.send") }).click();
  await expect(page.getByText(say("nearby:suggest.done"))).toBeVisible();
  await expect(page).toHaveURL(/area=1/);
});

test("the device's position is used when it is allowed", async ({
  page,
  say,
  context,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled === false, "only a script can ask the device");
  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation({ latitude: 24.69412345, longitude: 46.68412345 });
  await page.goto("/nearby");
  await page.getByRole("button", { name: say("nearby:locate.button") }).click();
  await expect(page).toHaveURL("/nearby?lat=24.6941&lng=46.6841");
  await expect(page.locator(".place").first()).toBeVisible();
});

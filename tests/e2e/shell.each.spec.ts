import { LANGUAGES } from "../../app/i18n/languages";
import { ALL_PAIRS, expect, test, translator } from "../support/e2e";
import { KNOWN, resultsPath } from "../support/pages";

test("the language of the browser is the language of the page", async ({ page, language }) => {
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("lang", language);
  await expect(page.locator("html")).toHaveAttribute("dir", LANGUAGES[language].dir);
});

test("switching the language keeps the page and the query, and is remembered for a year", {
  tag: ALL_PAIRS,
}, async ({ page, context }) => {
  await page.goto(resultsPath(KNOWN.query));
  await page
    .getByRole("banner")
    .getByRole("link", { name: LANGUAGES.ur.name })
    .or(page.getByRole("contentinfo").getByRole("link", { name: LANGUAGES.ur.name }))
    .last()
    .click();
  await expect(page.locator("html")).toHaveAttribute("lang", "ur");
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await expect(page.getByRole("searchbox")).toHaveValue(KNOWN.query);
  await page.goto("/");
  const urdu = await translator("ur");
  await expect(page.getByRole("heading", { level: 1 })).toContainText(urdu("home.title"));
  const [cookie] = await context
    .cookies()
    .then((all) => all.filter(({ name }) => name === "waffir_lng"));
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(days).toBeGreaterThan(364);
});

test("the appearance can be chosen, and the page stays", async ({ page, say }) => {
  await page.goto(resultsPath(KNOWN.query));
  await page.getByRole("button", { name: say("theme.dark"), exact: true }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(page).toHaveURL(/\/search\?q=/);
  await expect(page.getByRole("searchbox")).toHaveValue(KNOWN.query);
});

test("on a wide screen the end of the page is one row", async ({ page, say }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/privacy");
  const end = page.getByRole("contentinfo");
  const about = await end.getByText(say("name"), { exact: true }).boundingBox();
  const appearance = await end.getByText(say("theme.label"), { exact: true }).boundingBox();
  expect(Math.abs((appearance?.y ?? 0) - (about?.y ?? 1000))).toBeLessThan(24);
});

test("an unknown address says so and leads on", async ({ page, say }) => {
  const response = await page.goto("/nowhere/at/all");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("notFound.title"));
  await page
    .getByRole("main")
    .getByRole("link", { name: say("notFound.home") })
    .click();
  await expect(page).toHaveURL(/\/$/);
});

test("an unknown restaurant and an unknown dish are not found either", async ({ page }) => {
  for (const path of ["/restaurants/999999", "/restaurants/x", "/dishes/999999", "/dishes/-1"])
    expect((await page.goto(path))?.status(), path).toBe(404);
});

test("the developers' page has a request that runs", async ({ page, request }) => {
  await page.goto("/developers");
  const curl = (await page.locator("pre").allInnerTexts()).find((text) =>
    text.includes("/api/search"),
  );
  const body = /'(\{.*\})'/s.exec(curl ?? "")?.[1];
  const answer = await request.post("/api/search", { data: JSON.parse(body ?? "") });
  expect(answer.status()).toBe(200);
  expect((await answer.json()).emptyReason).toBeNull();
});

test("the keyboard reaches the content first, then everything in order", {
  tag: ALL_PAIRS,
}, async ({ page, say }) => {
  await page.goto("/");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: say("shell.skip") })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("#content")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("main").getByRole("searchbox")).toBeFocused();
  await page.keyboard.type(KNOWN.query);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/search\?q=/);
});

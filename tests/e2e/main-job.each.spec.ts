import type { Locator, Page } from "@playwright/test";
import { ALL_PAIRS, expect, test } from "../support/e2e";
import { KNOWN, resultsPath } from "../support/pages";

/** The numbers that stand in a place, in the order they stand there. */
const numbersIn = (text: string) => (text.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);

async function totals(card: Locator): Promise<number[]> {
  const texts = await card.locator(".price-total").allInnerTexts();
  return texts.map((text) => numbersIn(text)[0] ?? Number.NaN);
}

/** The element that says a key of the catalogue in words, wherever its placeholders fall. */
const firstCard = (page: Page) => page.getByRole("main").getByRole("article").first();

test("a person asks from the home page and sees the three totals, cheapest first", {
  tag: ALL_PAIRS,
}, async ({ page, say }) => {
  await page.goto("/");
  await expect(page.getByText(say("sample"))).toBeVisible();
  await page.getByRole("searchbox").first().fill(KNOWN.query);
  await page
    .getByRole("main")
    .getByRole("button", { name: say("search.button") })
    .click();
  await expect(page).toHaveURL(/\/search\?q=/);
  const card = firstCard(page);
  await expect(card.getByRole("heading")).toContainText(KNOWN.restaurant);
  await expect(card.locator(".receipt-dish")).toContainText(/شاورما دجاج|Chicken Shawarma/);
  await expect(card.locator(".receipt-dish")).toContainText("2 ×");
  const shown = await totals(card);
  expect(shown.length).toBeGreaterThanOrEqual(2);
  expect(shown).toEqual([...shown].sort((a, b) => a - b));
  for (const word of [say("prices:items"), say("prices:delivery"), say("prices:vat")])
    await expect(card.getByText(word, { exact: true }).first()).toBeVisible();
});

test("the page says the same as the contract", async ({ page, request }) => {
  const answer = await request.post("/api/search", { data: { query: KNOWN.query } });
  const [match] = (await answer.json()).matches;
  await page.goto(resultsPath(KNOWN.query));
  const expected = match.comparison.ranked.map((entry: { total: number }) => entry.total);
  expect(await totals(firstCard(page))).toEqual(expected);
});

test("each example on the home page finds something", async ({ page }) => {
  await page.goto("/");
  const links = page.locator("main a[href^='/search?']");
  const paths = await links.evaluateAll((all) =>
    all.map((link) => link.getAttribute("href") ?? ""),
  );
  expect(paths.length).toBeGreaterThanOrEqual(3);
  for (const path of paths.slice(0, 3)) {
    await page.goto(path);
    expect((await totals(firstCard(page))).length, path).toBeGreaterThan(0);
  }
});

test("what was understood can be corrected", async ({ page, say }) => {
  await page.goto(resultsPath(KNOWN.query));
  await page.getByText(say("search:fix")).click();
  await page.getByLabel(say("search:quantity")).fill("3");
  await page.getByRole("button", { name: say("search:fixSubmit") }).click();
  await expect(firstCard(page).locator(".receipt-dish")).toContainText("3 ×");
});

test("from a result to the dish: its history as a chart and as a table", {
  tag: ALL_PAIRS,
}, async ({ page, say }) => {
  await page.goto(resultsPath(KNOWN.query));
  await firstCard(page).locator(".receipt-dish a").click();
  await expect(page).toHaveURL(/\/dishes\/\d+\?quantity=2/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(
    /شاورما دجاج|Chicken Shawarma/,
  );
  await expect(
    page
      .getByRole("img", { name: KNOWN.dish.ar })
      .or(page.getByRole("img", { name: KNOWN.dish.en })),
  ).toBeVisible();
  await page.getByText(say("history:table")).click();
  expect(await page.getByRole("table").getByRole("row").count()).toBeGreaterThan(1);

  const before = await totals(page.getByRole("main"));
  await page.getByLabel(say("prices:quantity")).fill("4");
  await page.getByRole("button", { name: say("prices:updateQuantity") }).click();
  await expect(page).toHaveURL(/quantity=4/);
  await expect
    .poll(async () => (await totals(page.getByRole("main")))[0])
    .toBeGreaterThan(before[0] ?? 0);
});

test("from a result to the restaurant and its menu", async ({ page, say }) => {
  await page.goto(resultsPath(KNOWN.query));
  await firstCard(page).getByRole("heading").getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(KNOWN.restaurant);
  await expect(
    page.getByRole("heading", { name: say("catalogue:menu"), exact: true }),
  ).toBeVisible();
  await page.locator("main a[href^='/dishes/']").first().click();
  await expect(page).toHaveURL(/\/dishes\/\d+/);
});

test.describe("nothing found", () => {
  test("an unknown restaurant: why, and what to do next", async ({ page, say }) => {
    await page.goto(resultsPath("شاورما من مطعم زحل المفقود قطعا"));
    await expect(page.getByRole("heading", { level: 1 })).toContainText("زحل المفقود قطعا");
    await expect(page.getByText(say("search:restaurant_not_found.text"))).toBeVisible();
    await expect(page.getByRole("searchbox")).toHaveValue("شاورما من مطعم زحل المفقود قطعا");
  });

  test("an unknown dish: the restaurant's own dishes are offered", { tag: ALL_PAIRS }, async ({
    page,
    say,
  }) => {
    await page.goto(resultsPath("سوشي سلمون من عمو حمزة"));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      say("search:item_not_in_db.title"),
    );
    await page.locator("main a[href^='/dishes/'], main a[href^='/search?']").first().click();
    await expect(page.locator(".price-total").first()).toBeVisible();
  });

  test("a dish nobody priced", async ({ page, say, request }) => {
    const query = "حنيني";
    const answer = await request.post("/api/search", { data: { query } });
    expect((await answer.json()).emptyReason).toBe("no_prices_yet");
    await page.goto(resultsPath(query));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      say("search:no_prices_yet.title"),
    );
  });

  test("no question, and one that is too long", async ({ page, say }) => {
    await page.goto("/search?q=");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("search:blank.title"));
    await page.goto(resultsPath("ش".repeat(201)));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("search:tooLong.title"));
  });
});

test("markup in a query stays text", async ({ page }) => {
  const query = `<img src=x onerror="document.title='broken'"><b>شاورما</b>`;
  await page.goto(resultsPath(query));
  await expect(page.getByRole("searchbox")).toHaveValue(query);
  await expect(page.locator("main img, main b")).toHaveCount(0);
  expect(await page.title()).not.toBe("broken");
});

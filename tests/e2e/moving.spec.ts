import { awake } from "../support/awake";
import { expect, test, translator } from "../support/e2e";
import { EVERY_PAGE, KNOWN, resultsPath } from "../support/pages";

test("a language chosen in one tab is the language of the other's next page", async ({
  page,
  context,
}) => {
  await page.goto("/?lng=ar");
  await awake(page);
  const other = await context.newPage();
  await other.goto("/?lng=en");
  await page.locator("main a[href^='/dishes/']").first().click();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page.locator("html")).toHaveAttribute("dir", "ltr");
  const english = await translator("en");
  await expect(page.getByRole("heading", { name: english("history:title") })).toBeVisible();
});

test("the focus goes where a new page begins", async ({ page }) => {
  await page.goto(resultsPath(KNOWN.query));
  await awake(page);
  await page.locator(".receipt-dish a").first().focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/dishes\//);
  await expect(page.locator("#content")).toBeFocused();
});

test("a page that takes long to come shows that it is on its way", async ({ page }) => {
  await page.goto("/");
  await awake(page);
  let arrive = () => {};
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route("**/*.data*", async (route) => {
    await held;
    await route.continue();
  });
  await page.locator("main a[href^='/dishes/']").first().click();
  await expect(page.getByRole("main")).toHaveAttribute("aria-busy", "true");
  arrive();
  await expect(page).toHaveURL(/\/dishes\//);
  await expect(page.getByRole("main")).not.toHaveAttribute("aria-busy");
});

test("without a connection a page says so, and can be tried again", async ({ page }) => {
  await page.goto("/?lng=en");
  await awake(page);
  await page.route("**/*.data*", (route) => route.abort());
  await page.locator("main a[href^='/dishes/']").first().click();
  const english = await translator("en");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(english("error.offlineTitle"));
  await page.getByRole("link", { name: english("error.retry") }).click();
  await expect(page.locator(".price-total").first()).toBeVisible();
});

test("a press while the page is still waking leads where it should", async ({ page }) => {
  await page.addInitScript(() => {
    // React listens on the document the moment it is given the page, and begins with it in a task of its own.
    const listen = document.addEventListener;
    document.addEventListener = (type: string, ...rest: unknown[]) => {
      if (type === "click" && sessionStorage.getItem("pressed") === null) {
        sessionStorage.setItem("pressed", "");
        queueMicrotask(() => document.querySelector<HTMLElement>("a[href^='/dishes/']")?.click());
      }
      Reflect.apply(listen, document, [type, ...rest]);
    };
  });
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(String(error)));
  await page.goto("/");
  await expect(page).toHaveURL(/\/dishes\//);
  await awake(page);
  expect(await page.evaluate(() => sessionStorage.getItem("pressed"))).toBe("");
  expect(problems).toEqual([]);
});

test("Escape and a press elsewhere close the languages", async ({ page }) => {
  await page.goto("/");
  await awake(page);
  const summary = page.getByRole("banner").locator("summary");
  const languages = page.getByRole("banner").locator("details").getByRole("list");
  await summary.click();
  await expect(languages).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(languages).toBeHidden();
  await expect(summary).toBeFocused();
  await summary.click();
  await page.getByRole("heading", { level: 1 }).click();
  await expect(languages).toBeHidden();
});

test("a browser that puts times and lists in other words takes over the server's page all the same", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Intl.RelativeTimeFormat.prototype.format = () => "another time";
    Intl.ListFormat.prototype.format = () => "another list";
    Object.defineProperty(Intl.DateTimeFormat.prototype, "format", {
      get: () => () => "another day",
    });
  });
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error") problems.push(message.text());
  });
  for (const [name, path] of Object.entries(EVERY_PAGE)) {
    if (name === "not found") continue;
    await page.goto(path);
    await awake(page);
    // A page that doesn't fit is thrown away and made anew, and the error says so.
    expect(problems, name).toEqual([]);
  }
});

test("one word as wide as many pages breaks instead of widening the page", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const word of ["W", "ش"]) {
    await page.goto(resultsPath(word.repeat(200)));
    const over = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(over, word).toBe(0);
  }
});

test("wherever a price stands, its status and its age stand too", async ({ page }) => {
  const lines = "main :is(.asked > li, .menu-line:has(.amount), .price-row)";
  for (const name of ["home", "several results", "restaurant", "dish"]) {
    await page.goto(EVERY_PAGE[name] ?? "");
    const all = await page.locator(lines).count();
    expect(all, name).toBeGreaterThan(2);
    expect(
      await page
        .locator(lines)
        .filter({ has: page.locator(".status") })
        .count(),
    ).toBe(all);
    expect(
      await page
        .locator(lines)
        .filter({ has: page.locator("time") })
        .count(),
    ).toBe(all);
  }
});

test("a page whose words don't arrive in the browser stays as the server made it", async ({
  page,
}) => {
  await page.route(/\/texts\/.*catalogue\.json/, (route) => route.abort());
  const failed = page.waitForEvent("pageerror");
  await page.goto("/");
  expect((await failed).message).toContain("catalogue");
  const arabic = await translator("ar");
  await page.locator("main a[href^='/dishes/']").first().click();
  await expect(
    page.getByRole("heading", { level: 2, name: arabic("history:title") }),
  ).toBeVisible();
});

import { LANGUAGE_CODES, LANGUAGES } from "../../app/i18n/languages";
import { expect, expectAccessible, test } from "../support/e2e";
import { EVERY_PAGE } from "../support/pages";

const inLanguage = (path: string, language: string) =>
  `${path}${path.includes("?") ? "&" : "?"}lng=${language}`;

for (const language of LANGUAGE_CODES) {
  for (const colorScheme of ["light", "dark"] as const) {
    test.describe(`${language}, ${colorScheme}`, () => {
      test.use({ colorScheme });
      for (const [name, path] of Object.entries(EVERY_PAGE)) {
        test(`${name}: axe finds nothing`, async ({ page }) => {
          const problems: string[] = [];
          page.on("pageerror", (error) => problems.push(String(error)));
          page.on("console", (message) => {
            const expected = name === "not found" && message.text().includes("404");
            if (message.type() === "error" && !expected) problems.push(message.text());
          });
          await page.goto(inLanguage(path, language));
          await expect(page.locator("html")).toHaveAttribute("dir", LANGUAGES[language].dir);
          await expectAccessible(page);
          expect(problems).toEqual([]);
        });
      }
    });
  }
}

for (const language of LANGUAGE_CODES) {
  test(`${language}: nothing scrolls sideways at 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of Object.values(EVERY_PAGE)) {
      await page.goto(inLanguage(path, language));
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(over, path).toBe(0);
    }
  });

  test(`${language}: whatever is pressed is at least 44 px high`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const path of Object.values(EVERY_PAGE)) {
      await page.goto(inLanguage(path, language));
      const small = await page
        .locator("button, input:not([type=hidden], [aria-hidden=true]), summary, select")
        .evaluateAll((all) =>
          all
            .map((element) => ({
              text: element.outerHTML.slice(0, 90),
              box: element.getBoundingClientRect(),
            }))
            .filter(({ box }) => box.height > 0 && box.height < 43.5)
            .map(({ text }) => text),
        );
      expect(small, path).toEqual([]);
    }
  });
}

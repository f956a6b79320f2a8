import type { Page } from "@playwright/test";
import { LANGUAGES, type Language } from "../../app/i18n/languages";
import { expectAccessible, expectContrast, expectStructure } from "./accessible";
import { expect } from "./e2e";
import { expectWithinWeight } from "./weight";

/** CSS pixels: the smallest phone, and one people have. */
const SMALLEST = { width: 320, height: 640 };
const PHONE = { width: 390, height: 844 };

/** The least height of what is pressed, CSS pixels; half a pixel is rounding. */
const TARGET = 44 - 0.5;

/** Colours don't depend on what is written in them or on its direction: they are looked at in one language. */
const COLOURS_SEEN: Language = "ar";

/** What a page is made of differs by direction alone: a language of the other one. That texts are all there is a rule of the catalogues. */
const OTHER_DIRECTION: Language = "en";

const PRESSED = "button, input:not([type=hidden], [aria-hidden=true]), summary, select, textarea";

/**
 * Opens a page in a language and fails when it has a fault that no page may have: axe finds something (in Arabic and
 * in English), or something too faint in light or dark (in Arabic); it scrolls sideways at 320 px; what is pressed is lower than 44 px; the console reports an error.
 *
 * One visit for all of it, because loading pages is most of the time such checks take.
 */
export async function expectNoFault(
  page: Page,
  path: string,
  language: Language,
  { status = 200 }: { status?: number } = {},
): Promise<void> {
  const problems: string[] = [];
  const note = (problem: string) => problems.push(problem);
  page.removeAllListeners("pageerror").on("pageerror", (error) => note(String(error)));
  page.removeAllListeners("console").on("console", (message) => {
    const expected = status !== 200 && message.text().includes(String(status));
    if (message.type() === "error" && !expected) note(message.text());
  });
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ colorScheme: "light" });
  const response = await page.goto(`${path}${path.includes("?") ? "&" : "?"}lng=${language}`);
  if (response?.status() !== status) throw new Error(`${path} answers ${response?.status()}`);
  await expect(page.locator("html")).toHaveAttribute("dir", LANGUAGES[language].dir);
  expect(await tooLow(page), `${path}: lower than 44 px`).toEqual([]);
  if (language === COLOURS_SEEN) {
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: "dark" });
    await expectContrast(page);
    await expectWithinWeight(page, response);
  } else if (language === OTHER_DIRECTION) await expectStructure(page);
  await page.setViewportSize(SMALLEST);
  expect(await sideways(page), `${path}: scrolls sideways`).toBe(0);
  expect(problems, path).toEqual([]);
}

function tooLow(page: Page): Promise<string[]> {
  return page.locator(PRESSED).evaluateAll(
    (all, least) =>
      all
        .filter((element) => {
          const { height } = element.getBoundingClientRect();
          return height > 0 && height < least;
        })
        .map((element) => element.outerHTML.slice(0, 90)),
    TARGET,
  );
}

function sideways(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

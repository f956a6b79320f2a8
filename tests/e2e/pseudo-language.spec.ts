import type { Page } from "@playwright/test";
import { formatDay } from "../../app/i18n/format";
import { expect, test } from "../support/e2e";
import { EVERY_PAGE } from "../support/pages";

/** A language of nobody here: right to left, a vowel sign on each letter, and a third longer than Arabic. */
function pseudo(text: string): string {
  return text
    .split(/(\{\{.*?\}\}|<.*?>|[\u2066-\u2069])/)
    .map((piece, place) =>
      place % 2 === 1
        ? piece
        : piece
            .replaceAll(/\p{M}/gu, "")
            .replaceAll(/\p{L}/gu, (letter) => `${hebrew(letter)}\u05b8`)
            .replaceAll(/(?<=\u05b8)(?=[\s.،؟:]|$)/gu, "נָנ"),
    )
    .join("");
}

const hebrew = (letter: string) => String.fromCharCode(0x5d0 + ((letter.codePointAt(0) ?? 0) % 27));

function pseudoTexts(value: unknown): unknown {
  if (typeof value === "string") return pseudo(value);
  return Object.fromEntries(
    Object.entries(value as object).map(([key, inner]) => [key, pseudoTexts(inner)]),
  );
}

const MONTHS = Array.from({ length: 12 }, (_, month) =>
  /\p{L}+/u.exec(formatDay(Date.UTC(2026, month, 5), "ar")),
);

/** What Intl says, rather than a catalogue: units, ages, hours and days. */
const OF_INTL = new RegExp(
  `\\d[\\d.,]*\\s?(?:كم|متر(?:ًا)?|مترًا|أمتار|أيام|يومًا|م|ر\\.س)|قبل (?:يومين|ساعتين|دقيقتين|شهرين|[\\d\\p{L} ]+)|أمس|الآن|\\d+:\\d\\d [صم]|\\d+ (?:${MONTHS.join("|")})(?: \\d{4})?`,
  "gu",
);

/** Everything that is read or spoken on a page and stands neither in the pseudo-language nor in an isolate. */
async function strangers(page: Page): Promise<string[]> {
  const said = await page.evaluate(() => {
    const OWN =
      "bdi, [lang]:not(html), time, option, script, style, textarea, code, pre, .language-menu-button";
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (!node.parentElement?.closest(OWN)) found.push(node.textContent ?? "");
    for (const element of document.body.querySelectorAll("*"))
      for (const name of ["aria-label", "placeholder", "title", "alt"])
        if (!element.closest(OWN)) found.push(element.getAttribute(name) ?? "");
    return found;
  });
  return said
    .map((text) => text.replaceAll(/[\u2066-\u2068].*?\u2069/gsu, ""))
    .filter((text) => /[^\P{L}\p{Script=Hebrew}]/u.test(text.replaceAll(OF_INTL, "")));
}

test.use({ viewport: { width: 320, height: 640 } });

/** What developers read of the interface is put together by the server, in the language of the page. */
const { developers: _, ...pages } = EVERY_PAGE;

for (const [name, path] of Object.entries(pages)) {
  test(`${name}: all of it is translated, names are isolated, and longer words fit`, async ({
    page,
  }) => {
    await page.route("**/texts/**", async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: pseudoTexts(await answer.json()) });
    });
    await page.goto(path);
    // The server's Arabic gives way as soon as the browser has its texts.
    await expect(page.getByRole("navigation").first()).toContainText(/\p{Script=Hebrew}/u);
    expect(await strangers(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      320,
    );
  });
}

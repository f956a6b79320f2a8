import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { formatAge } from "~/i18n/format";
import { LANGUAGE_CODES } from "~/i18n/languages";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

test.each(LANGUAGE_CODES)("in %s, status, confidence and age fit a phone", (language) => {
  const { status, confidence, seen } = JSON.parse(
    readFileSync(`locales/${language}/prices.json`, "utf8"),
  );
  for (const age of [0, 45 * MINUTE, DAY, 12 * DAY, 29 * DAY]) {
    const words = seen.replace("{{age}}", formatAge(0, age, language));
    for (const verdict of [status.verified, status.unverified])
      for (const sure of Object.values<string>(confidence))
        expect(`${verdict}${sure}${words}`.length, `${verdict} ${sure} ${words}`).toBeLessThan(50);
  }
});

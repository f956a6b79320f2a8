import { LANGUAGE_CODES } from "../../app/i18n/languages";
import { test } from "../support/e2e";
import { expectNoFault } from "../support/faults";
import { EVERY_PAGE } from "../support/pages";

for (const [name, path] of Object.entries(EVERY_PAGE))
  test(`${name} has no fault in any language, and keeps within its weight`, async ({ page }) => {
    // Five visits, each looked at in light and in dark.
    test.slow();
    for (const language of LANGUAGE_CODES)
      await expectNoFault(page, path, language, { status: name === "not found" ? 404 : 200 });
  });

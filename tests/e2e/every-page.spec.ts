import { LANGUAGE_CODES } from "../../app/i18n/languages";
import { test } from "../support/e2e";
import { expectNoFault } from "../support/faults";
import { EVERY_PAGE } from "../support/pages";

for (const language of LANGUAGE_CODES)
  for (const [name, path] of Object.entries(EVERY_PAGE))
    test(`${language}: ${name} has no fault`, ({ page }) =>
      expectNoFault(page, path, language, { status: name === "not found" ? 404 : 200 }));

import { LANGUAGE_CODES } from "../../app/i18n/languages";
import { test } from "../support/e2e";
import { expectNoFault } from "../support/faults";
import { snapshotPages } from "../support/snapshot-pages";

for (const language of LANGUAGE_CODES)
  test(`${language}: the pages of pictures have no fault`, async ({ page, context, server }) => {
    // Eight pages, each looked at in light and in dark.
    test.setTimeout(120_000);
    for (const path of await snapshotPages(context, server))
      await expectNoFault(page, path, language);
  });

import { LANGUAGE_CODES } from "../../app/i18n/languages";
import { test } from "../support/e2e";
import { expectNoFault } from "../support/faults";
import { snapshotPages } from "../support/snapshot-pages";

test("the pages of pictures have no fault in any language", async ({ page, context, server }) => {
  // Eight pages in five languages, each looked at in light and in dark.
  test.setTimeout(240_000);
  const paths = await snapshotPages(context, server);
  for (const language of LANGUAGE_CODES)
    for (const path of paths) await expectNoFault(page, path, language);
});

import { gzipSync } from "node:zlib";
import { expect, test } from "../support/e2e";
import { EVERY_PAGE } from "../support/pages";

/** What a page may weigh, kilobytes gzipped. */
const BUDGET = { document: 30, stylesheet: 15, script: 115, font: 90 };

for (const [name, path] of Object.entries(EVERY_PAGE)) {
  test(`${name} keeps within its weight`, async ({ page }) => {
    const weights: Record<string, number> = { document: 0, stylesheet: 0, script: 0, font: 0 };
    const reading: Promise<void>[] = [];
    page.on("response", (response) => {
      const kind = response.request().resourceType();
      if (!(kind in weights)) return;
      reading.push(
        response.body().then((body) => {
          weights[kind] = (weights[kind] ?? 0) + gzipSync(body).length / 1024;
        }),
      );
    });
    await page.goto(path, { waitUntil: "networkidle" });
    await Promise.all(reading);
    // A form, a list and a plan on one page: what is near may weigh a little more.
    const script = path.startsWith("/nearby") ? 118 : BUDGET.script;
    for (const [kind, most] of Object.entries({ ...BUDGET, script }))
      expect(weights[kind], kind).toBeLessThanOrEqual(most);
  });
}

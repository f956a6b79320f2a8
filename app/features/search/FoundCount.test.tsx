import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect, test } from "vitest";
import { i18nFor } from "~/i18n/i18n.server";
import { openSample, SAMPLE_NOW } from "~tests/support/sample-database";
import { FoundCount } from "./FoundCount";
import { type FoundOrder, foundOrder } from "./found-order";
import { search } from "./search.server";

test.each([
  ["burger", /^4 restaurants, cheapest first$/],
  ["مطعم الديرة", /^3 restaurants · each with a dish from its menu$/],
  ["pizza restaurants", /^3 restaurants, best rated first · /],
  ["cheeseburger at Burger Al Hara", /^$/],
])("what is said of the order of what is found for %s is so", async (query, said) => {
  const db = await openSample();
  const result = await search(db, { query, now: SAMPLE_NOW });
  expect(textOf(result.matches.length, foundOrder(result))).toMatch(said);
  await db.destroy();
});

test("where there is room for no more, it is said that there may be", () => {
  expect(textOf(10, "compared")).toBe("10 restaurants, cheapest first · at most 10 are shown");
  expect(textOf(9, "compared")).toBe("9 restaurants, cheapest first");
});

function textOf(count: number, order: FoundOrder): string {
  const html = renderToStaticMarkup(
    <I18nextProvider i18n={i18nFor("en")}>
      <FoundCount count={count} order={order} />
    </I18nextProvider>,
  );
  return html.replaceAll(/<[^>]*>/g, "");
}

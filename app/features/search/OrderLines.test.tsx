import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect, test } from "vitest";
import { i18nFor } from "~/i18n/i18n.server";
import { openSample, SAMPLE_NOW } from "~tests/support/sample-database";
import { OrderLines } from "./OrderLines";
import { search } from "./search.server";
import { whyNothing } from "./why-nothing";

test("a dish that one restaurant lacks and others sell is not said to be unknown in an order either", async () => {
  const db = await openSample();
  const query = "2 chicken kabsa and 1 pepperoni pizza from Qudoor Al Deera";
  const { lines } = await search(db, { query, now: SAMPLE_NOW, suggest: true });
  const lacking = lines.filter(({ emptyReason }) => emptyReason);
  expect(lacking.map(({ emptyReason }) => emptyReason)).toEqual(["item_not_in_db"]);
  const whyNot = lacking.map((line) => line.emptyReason && whyNothing(line, line.emptyReason));
  const html = renderToStaticMarkup(
    <I18nextProvider i18n={i18nFor("en")}>
      <OrderLines
        {...{ lines: lacking, whyNot }}
        orders={[]}
        area={null}
        ownChecks={{}}
        now={SAMPLE_NOW}
      />
    </I18nextProvider>,
  );
  expect(html).toContain("We don’t know of this dish at this restaurant");
  await db.destroy();
});

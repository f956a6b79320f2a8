import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect, test } from "vitest";
import { i18nFor } from "~/i18n/i18n.server";
import { Besides } from "./Besides";
import type { SearchResult } from "./schema";

const asked = (people: number, quantities: readonly number[]) => {
  const [quantity] = quantities;
  const lines = quantities.length > 1 ? quantities.map((of) => ({ intent: { quantity: of } })) : [];
  const request = { people, platforms: [], avoid: [] };
  return { request, understood: {}, intent: { quantity }, lines } as unknown as SearchResult;
};

test.each([
  [4, [1], true],
  [4, [4], false],
  [4, [1, 1], true],
  [4, [1, 5], false],
])(
  "%i who eat of an order of %j: whether more eat than are ordered",
  (people, quantities, said) => {
    const html = renderToStaticMarkup(
      <I18nextProvider i18n={i18nFor("en")}>
        <Besides result={asked(people, quantities)} />
      </I18nextProvider>,
    );
    expect(html.includes(`there are ${people} of you`)).toBe(said);
  },
);

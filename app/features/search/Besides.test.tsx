import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect, test } from "vitest";
import type { Platform } from "~/features/prices";
import { i18nFor } from "~/i18n/i18n.server";
import type { Language } from "~/i18n/languages";
import { Besides } from "./Besides";
import type { SearchResult } from "./schema";

const said = (result: SearchResult, language: Language = "en") =>
  renderToStaticMarkup(
    <I18nextProvider i18n={i18nFor(language)}>
      <Besides result={result} />
    </I18nextProvider>,
  );

const asked = (people: number, quantities: readonly number[]) => {
  const [quantity] = quantities;
  const lines = quantities.length > 1 ? quantities.map((of) => ({ intent: { quantity: of } })) : [];
  const request = { lines: [{}], people, platforms: [], avoid: [] };
  return { request, understood: {}, intent: { quantity }, lines } as unknown as SearchResult;
};

test.each([
  [4, [1], true],
  [4, [4], false],
  [4, [1, 1], true],
  [4, [1, 5], false],
])(
  "%i who eat of an order of %j: whether more eat than are ordered",
  (people, quantities, isSaid) => {
    const html = said(asked(people, quantities));
    expect(html.includes(`ordering for ${people} people`)).toBe(isSaid);
  },
);

const onPlatforms = (platforms: readonly Platform[]) =>
  ({
    request: { lines: [{}], platforms, avoid: [] },
    understood: {},
    intent: { quantity: 1 },
    lines: [],
  }) as unknown as SearchResult;

test.each([
  ["ar", / أو /],
  ["en", / or /],
  ["ur", /[^،] یا /],
  ["hi", /[^,] या /],
  ["tl", / o /],
] as const)("two platforms that are asked for are said together: %s", (language, or) => {
  const html = said(onPlatforms(["platform_a", "platform_c"]), language);
  expect(html).toMatch(or);
});

test("whoever names all of them asks for nothing less", () => {
  expect(said(onPlatforms(["platform_a", "platform_b", "platform_c"]))).toBe("");
});

test.each([
  ["here", "or less with delivery."],
  ["none", "or without it where we don’t know the fees yet"],
])("of a total whose fees are known by %s", (level, words) => {
  const ranked = [{ deliveryFee: 0, fees: { basis: { level } } }];
  const request = { lines: [{}], budget: 3000, platforms: [], avoid: [] };
  const matches = [{ comparison: { ranked } }];
  const result = { request, understood: {}, intent: { quantity: 1 }, lines: [], matches };
  expect(said(result as unknown as SearchResult)).toContain(words);
});

import { expect, test } from "vitest";
import { LANGUAGE_CODES } from "~/i18n/languages";
import type { Ask } from "../model/ask/ask";
import type { SimilarItems } from "../tools/schema";
import { money } from "./figures";
import { saySimilar } from "./similar";
import { textsIn } from "./texts";

const price = {
  ...{ platform: "platform_a", platformName: null, total: 120, itemPrice: 24 },
  ...{ status: "verified", ageDays: 1, basis: { level: "restaurant" }, hints: [], missing: [] },
};
const named = { id: "1", name_ar: "Kebab", name_en: "Kebab" };
const ideas = {
  items: [
    {
      ...{ restaurant: named, dish: { ...named, size: null, link: "/dishes/1" }, quantity: 5 },
      ...{ ranked: [price], cheapestCurrent: "platform_a", distanceM: null, contains: [] },
    },
  ],
  ...{ like: null, area: null, maxTotal: null, people: 5, unknownArea: null },
  ...{ destination: { area: null, at: null, unknown: [] } },
  leftOut: { avoided: 0, overBudget: 0, avoiding: [] },
} as unknown as SimilarItems;

const ask = {
  ...{ kind: "suggest", nth: null, platforms: [], without: [], facts: [], left: "", untold: "" },
  ...{ people: 5, splitBetween: null, share: false, restaurant: "", dish: "", query: "" },
} as unknown as Ask;

test.each(LANGUAGE_CODES)(
  "what each pays of an idea is told where that is asked, in %s",
  (voice) => {
    const each = textsIn(voice).t("order.each", { amount: money(voice, 24) });
    const said = (share: boolean) => saySimilar(voice, { ...ask, share }, ideas, new Map());
    expect(said(true)).toContain(each);
    expect(said(false)).not.toContain(each);
  },
);

test.each(LANGUAGE_CODES)("where all cost more, what comes nearest is told, in %s", (voice) => {
  const [nearest] = ideas.items;
  const over = { avoided: 0, overBudget: 3, avoiding: [] };
  const said = (more: object) =>
    saySimilar(
      voice,
      ask,
      { ...ideas, items: [], maxTotal: 15, leftOut: over, ...more },
      new Map(),
    );
  expect(said({ nearest })).toContain(textsIn(voice).t("instead.budget"));
  expect(said({})).not.toContain(textsIn(voice).t("instead.budget"));
});

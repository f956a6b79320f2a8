import { expect, test } from "vitest";
import { LANGUAGE_CODES } from "~/i18n/languages";
import { drawing } from "./drawing.server";
import type { Postcard } from "./postcard";

const words = {
  status: { verified: "verified", unverified: "unverified", stale: "old" },
  dated: "today",
};

const card = (change: Partial<Postcard> = {}): Postcard => ({
  title: "شاورما دجاج",
  restaurant: "Amo Hamza",
  rows: [
    { platform: "platform_b", name: "B", total: 2450, status: "verified", award: "best" },
    { platform: "platform_a", name: "A", total: 3000, status: "stale", award: null },
  ],
  date: Date.UTC(2026, 2, 14),
  language: "ar",
  ...change,
});

const texts = (svg: string) =>
  [
    ...svg.matchAll(
      /<text x="([\d.]+)"[^>]*direction="(\w+)" text-anchor="(\w+)"[^>]*>(.*?)<\/text>/g,
    ),
  ].map(([, x, dir, anchor, text = ""]) => ({
    x: Number(x),
    dir,
    anchor,
    text: text.replace(/<[^>]+>/g, ""),
  }));

test.each(LANGUAGE_CODES)(
  "in %s each line stands against the side its language begins at",
  (language) => {
    const shown = texts(drawing(card({ language }), words));
    const start = language === "ar" || language === "ur" ? 1136 : 64;
    const dir = start === 64 ? "ltr" : "rtl";
    for (const [text, own] of [
      ["شاورما دجاج", "rtl"],
      ["Amo Hamza", "ltr"],
    ])
      expect(shown).toContainEqual({
        x: start,
        dir: own,
        anchor: own === dir ? "start" : "end",
        text,
      });
  },
);

test("what people wrote is text and nothing else", () => {
  const svg = drawing(
    card({ title: `</text><image href="x"/>&amp;`, restaurant: "a\u0000b\u001bc", rows: [] }),
    words,
  );
  expect(svg).not.toContain("<image");
  expect(svg).not.toMatch(/\p{Cc}/u);
  expect(
    texts(svg)
      .map(({ text }) => text)
      .join(),
  ).toContain("&amp;amp;");
});

test("amounts have their unit, and the best row alone is set off", () => {
  const svg = drawing(card({ language: "en" }), words);
  const shown = texts(svg).map(({ text }) => text);
  expect(shown).toContain("SAR\u00a024.50");
  expect(shown).toContain("verified\u00a0· best");
  expect(svg.match(/stroke-width="3"/g)).toHaveLength(1);
  expect(svg.match(/<rect[^>]*stroke-dasharray/g)).toHaveLength(1);
});

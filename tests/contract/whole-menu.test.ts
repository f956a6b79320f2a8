import { afterAll, beforeAll, expect, test } from "vitest";
import { LANGUAGES, type Language } from "~/i18n/languages";
import { translator } from "~tests/support/e2e";
import { startServer, type TestServer } from "~tests/support/server";
import { Visitor } from "~tests/support/visitor";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

/** What the page of a restaurant says of its whole menu, platform by platform, as whoever has no JavaScript gets it. */
async function rowsOf(person: Visitor): Promise<string[]> {
  const page = await (await person.ask("/restaurants/1")).text();
  const section = /<section[^>]*aria-labelledby="whole-menu".*?<\/section>/s.exec(page)?.[0] ?? "";
  expect(section).toContain('class="destination-line"');
  return [...section.matchAll(/<li class="whole-menu-row".*?<\/li>/gs)].map(([row]) => row);
}

/** Amounts of a part of a row, halalas. */
const amountsIn = (html = "") =>
  [...html.replaceAll(/<[^>]*>/g, " ").matchAll(/\d+\.\d\d/g)].map(([text]) =>
    Math.round(Number(text) * 100),
  );

test.each(Object.keys(LANGUAGES) as Language[])(
  "in %s each average has its parts, its range and its thresholds",
  async (language) => {
    const say = await translator(language);
    const rows = await rowsOf(new Visitor(server, { "Accept-Language": language }));
    expect(rows.length).toBeGreaterThan(1);
    for (const row of rows) {
      const [total] = amountsIn(/<span class="price-total">.*?<\/span>\s*<\/p>/s.exec(row)?.[0]);
      const parts = amountsIn(/<dl class="price-parts".*?<\/dl>/s.exec(row)?.[0]);
      expect(parts.reduce((sum, amount) => sum + amount, 0)).toBe(total);
      expect(row).toContain(say("prices:delivery"));
    }
    const all = rows.join("");
    // Of each sentence the longest piece that stands between its amounts.
    const words = (text: string) =>
      text
        .split(/<\w+\/>/)
        .map((piece) => piece.trim())
        .reduce((longest, piece) => (piece.length > longest.length ? piece : longest));
    for (const kind of ["minimum", "smallOrder", "freeDelivery"] as const) {
      expect(all).toContain(`data-threshold="${kind}"`);
      expect(all).toContain(words(say(`prices:threshold.${kind}`)));
    }
    expect(all).toContain(words(say("prices:range")));
  },
);

test("averages, their ranges and what they stand on are for the place that was chosen", async () => {
  const person = new Visitor(server, { "Accept-Language": "en" });
  const typical = await rowsOf(person);
  await person.submit("/destination", { area: "3", at: "", back: "/" });
  const there = await rowsOf(person);
  expect(there.length).toBe(typical.length);
  expect(there.map((row) => amountsIn(row))).not.toEqual(typical.map((row) => amountsIn(row)));
});

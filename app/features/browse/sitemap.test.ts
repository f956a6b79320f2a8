import { expect, test } from "vitest";
import { PAGES_IN_A_PART, sitemapIndex, sitemapPart } from "./sitemap";

const ORIGIN = "https://waffir.example";
const addresses = (text: string) =>
  [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => loc);

test("the index names the parts", () => {
  expect(addresses(sitemapIndex(ORIGIN, ["/sitemaps/pages.xml"]))).toEqual([
    `${ORIGIN}/sitemaps/pages.xml`,
  ]);
});

test("each page stands in five languages and as it is, each with all six beside it", () => {
  const part = sitemapPart(ORIGIN, ["/dishes/1-a", "/x?a&<"]);
  expect(addresses(part).slice(0, 2)).toEqual([
    `${ORIGIN}/dishes/1-a`,
    `${ORIGIN}/dishes/1-a?lng=ar`,
  ]);
  expect(part.match(/<url>/g)).toHaveLength(12);
  expect(part.match(/hreflang=/g)).toHaveLength(72);
  expect(part).toContain("/x?a&amp;&lt;");
});

test("a full part is within what the protocol allows", () => {
  const longest = `/restaurants/999999-${"x".repeat(60)}`;
  const part = sitemapPart(ORIGIN, new Array<string>(PAGES_IN_A_PART).fill(longest));
  expect(addresses(part).length).toBeLessThanOrEqual(50_000);
  expect(part.length).toBeLessThan(50 * 1024 * 1024);
});

import { afterAll, beforeAll, expect, test } from "vitest";
import { LANGUAGE_CODES } from "~/i18n/languages";
import { alter } from "~tests/support/alter";
import { startServer, type TestServer } from "~tests/support/server";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const ask = (path: string, init: RequestInit = {}) => fetch(server.origin + path, init);
const textOf = async (path: string) => (await ask(path)).text();
const locations = (text: string) =>
  [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = ""]) => loc.replace(server.origin, ""));

/** Every page the sitemap tells of, by its own address. */
async function listedPages(): Promise<Set<string>> {
  const parts = locations(await textOf("/sitemap.xml"));
  const texts = await Promise.all(parts.map(textOf));
  const all = texts.flatMap(locations);
  const pages = all.filter((path) => !path.includes("?lng="));
  // Each page is there once more in each language.
  expect(all.length).toBe(pages.length * (LANGUAGE_CODES.length + 1));
  return new Set(pages);
}

/** A page's address without the name in it: by either it is the same page. */
const plain = (path: string) => path.replace(/^(\/[a-z]+\/\d+)-[^/?]*/, "$1");

/** Where a page leads, as a reader without JavaScript sees it, or a search engine: not where it is asked not to follow. */
async function linksOf(path: string): Promise<string[]> {
  const page = await textOf(path);
  return [...page.matchAll(/<a\b[^>]*>/g)].flatMap(([tag]) => {
    if (tag.includes("nofollow")) return [];
    const href = /\bhref="(\/[^"#]*)/.exec(tag)?.[1]?.replaceAll("&amp;", "&") ?? "";
    return href && !href.includes("lng=") ? [plain(href)] : [];
  });
}

test("every public page is four links from the home page at most", async () => {
  const listed = new Set([...(await listedPages())].map(plain));
  expect(listed.size).toBeGreaterThan(500);
  const missing = new Set(listed);
  const seen = new Set(["/"]);
  let layer = ["/"];
  missing.delete("/");
  for (let depth = 1; depth <= 4 && missing.size > 0; depth++) {
    const next: string[] = [];
    for (const path of layer)
      for (const link of await linksOf(path)) {
        missing.delete(link);
        // Lists and what they lead to; forms, searches and dishes lead nowhere that these do not.
        const isList = /^\/(?:districts|cuisines|restaurants)\b/.test(link);
        const leadsOn = isList || (listed.has(link) && !link.startsWith("/dishes/"));
        if (seen.has(link) || !leadsOn) continue;
        seen.add(link);
        next.push(link);
      }
    layer = next;
  }
  expect([...missing]).toEqual([]);
}, 120_000);

test("the addresses in the sitemap are the pages' own", async () => {
  const pages = [...(await listedPages())];
  const some = ["/dishes/", "/restaurants/", "/districts/", "/cuisines/", "/help"].map(
    (start) => pages.find((path) => path.startsWith(start)) ?? start,
  );
  for (const path of some) {
    const page = await ask(path, { redirect: "manual" });
    expect(page.status, path).toBe(200);
    expect(await page.text()).toContain(`<link rel="canonical" href="${server.origin}${path}"`);
  }
});

test.each(["/sitemap.xml", "/sitemaps/pages.xml", "/robots.txt", "/quality.csv"])(
  "%s may be kept by anybody, and whoever has it is told so",
  async (path) => {
    const { headers } = await ask(path);
    expect(headers.get("cache-control")).toMatch(/^public, .*s-maxage=/);
    expect(headers.get("set-cookie")).toBeNull();
    const known = { "If-None-Match": headers.get("etag") ?? "" };
    expect((await ask(path, { headers: known })).status).toBe(304);
  },
);

test("robots are told where the sitemap is, and what to leave alone", async () => {
  const robots = await textOf("/robots.txt");
  expect(robots).toContain(`Sitemap: ${server.origin}/sitemap.xml`);
  expect(robots).toContain("Disallow: /api/");
});

test.each(["x", "dishes-99999.xml", "dishes-00.xml", "restaurants-1e3.xml", "..%2fpages.xml"])(
  "there is no part %s",
  async (file) => expect((await ask(`/sitemaps/${file}`)).status).toBe(404),
);

const dataIn = (page: string) =>
  JSON.parse(
    /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(page)?.[1] ?? "null",
  );

test("a page tells programs its prices while they are current, and then none", async () => {
  const dish = "/dishes/5";
  expect(dataIn(await textOf(dish))).toMatchObject({
    "@type": "MenuItem",
    offers: { "@type": "AggregateOffer", priceCurrency: "SAR" },
  });
  const before = await textOf("/restaurants/1");
  expect(before).toContain('"AggregateOffer"');
  alter(server, "update offers set newest_support_at = newest_support_at - 5184000000");
  expect(dataIn(await textOf(dish))).not.toHaveProperty("offers");
  const menu = await textOf("/restaurants/1");
  expect(dataIn(menu)["@type"]).toBe("Restaurant");
  expect(menu).not.toContain('"AggregateOffer"');
});

test("a name that would end the script ends nothing", async () => {
  const name = "</script><script>alert(1)</script>";
  alter(server, `update restaurants set name_ar = '${name}', name_en = null where id = 2`);
  const page = await textOf("/restaurants/2");
  expect(page).not.toContain("<script>alert(1)");
  expect(dataIn(page).name).toBe(name);
});

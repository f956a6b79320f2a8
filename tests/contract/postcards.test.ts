import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { KNOWN, resultsPath } from "~tests/support/pages";
import { startServer, type TestServer } from "~tests/support/server";

const APP_ORIGIN = "https://waffir.example";
let server: TestServer;
beforeAll(async () => {
  server = await startServer({ APP_ORIGIN });
});
afterAll(() => server.stop());

const get = (path: string) => fetch(server.origin + path);

/** What a page says of itself to whoever shows a link to it. */
async function shownOf(path: string): Promise<Record<string, string>> {
  const page = await (await get(path)).text();
  const metas = page.matchAll(
    /<meta (?:property|name)="((?:og|twitter):[^"]+)" content="([^"]*)"/g,
  );
  return Object.fromEntries(
    [...metas].map(([, name = "", text = ""]) => [name, text.replaceAll("&amp;", "&")]),
  );
}

test.each(["ar", "en", "ur", "hi", "tl"])(
  "a dish and a result have a picture in %s: of the usual size, and small",
  async (language) => {
    for (const path of [
      `/basket?order=1x2&lng=${language}`,
      `/dishes/1?lng=${language}`,
      `${resultsPath(KNOWN.query)}&lng=${language}`,
    ]) {
      const shown = await shownOf(path);
      const address = shown["og:image"] ?? "";
      expect(address).toMatch(
        new RegExp(`^${APP_ORIGIN}/.*lng=${language}&day=20\\d\\d-\\d\\d-\\d\\d$`),
      );
      expect(shown).toMatchObject({
        "og:title": expect.stringMatching(/./),
        "og:description": expect.stringMatching(/./),
        "twitter:card": "summary_large_image",
      });
      const answer = await get(address.slice(APP_ORIGIN.length));
      const png = Buffer.from(await answer.arrayBuffer());
      const { format, width, height } = await sharp(png).metadata();
      expect([answer.status, format, width, height]).toEqual([200, "png", 1200, 630]);
      expect(answer.headers.get("content-type")).toBe("image/png");
      expect(answer.headers.get("cache-control")).toMatch(/^public, max-age=\d/);
      expect(answer.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
      expect(answer.headers.get("set-cookie")).toBeNull();
      expect(png.length).toBeLessThanOrEqual(60 * 1024);
      expect(png.length).toBeGreaterThan(10_000);
    }
  },
);

test.each([
  ["/dishes/1/card.png?quantity=3", 200],
  ["/dishes/1/card.png?quantity=abc&lng=xx", 200],
  ["/dishes/0/card.png", 404],
  ["/dishes/999999999/card.png", 404],
  ["/search/card.png", 404],
  [`/search/card.png?q=${"a".repeat(300)}`, 404],
  ["/search/card.png?q=qwertyuiop", 404],
])("%s answers %d", async (path, status) => {
  expect((await get(path)).status).toBe(status);
});

test("what has no prices promises no picture", async () => {
  const shown = await shownOf(resultsPath("qwertyuiop"));
  expect([shown["og:image"], shown["twitter:card"]]).toEqual([undefined, "summary"]);
});

test("whoever has pictures drawn without end is told to come back later", async () => {
  const answers = await Promise.all(
    Array.from({ length: 70 }, (_, at) =>
      get(`/dishes/1/card.png?lng=en&quantity=${(at % 9) + 1}`),
    ),
  );
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused[0]?.headers.get("retry-after")).toBe("60");
});

import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { LANGUAGE_CODES } from "~/i18n/languages";
import { alter } from "../support/alter";
import { newMember } from "../support/members";
import { scriptsOf } from "../support/page-scripts";
import { startServer, type TestServer } from "../support/server";

/** Two processes over one database: what one has made, the other makes anew. */
let server: TestServer;
let other: TestServer;
let signedIn: string;

beforeAll(async () => {
  server = await startServer();
  other = await startServer({ DATABASE_URL: server.url });
  signedIn = (await newMember(server)).cookie;
});

afterAll(async () => {
  await other.stop();
  await server.stop();
});

/** A cookie of ours that is no preference, so that the whole way is gone; it is nobody's. */
const NOBODY = "waffir_form=x";

interface Reader {
  language: string;
  theme: string | undefined;
  area: number | undefined;
  session: boolean;
}

const encoded = (value: unknown) =>
  encodeURIComponent(Buffer.from(JSON.stringify(value)).toString("base64"));

function cookiesOf({ theme, area, session }: Reader): string[] {
  return [
    ...(theme ? [`waffir_theme=${encoded(theme)}`] : []),
    ...(area ? [`waffir_area=${encoded(area)}`] : []),
    ...(session ? [signedIn] : []),
  ];
}

/** A page as one server gives it, without what is every answer's own. */
async function pageFrom(
  { origin }: TestServer,
  path: string,
  reader: Reader,
  cookies = cookiesOf(reader),
): Promise<string> {
  const response = await fetch(origin + path, {
    headers: { Cookie: cookies.join("; "), "Accept-Language": reader.language },
  });
  expect(response.status).toBe(200);
  const text = await response.text();
  return text.replaceAll(origin, "ORIGIN").replace(/"[\w-]{43}(?: \w+)?\\?"/g, "FORM");
}

const readers: fc.Arbitrary<Reader> = fc.record({
  language: fc.constantFrom(...LANGUAGE_CODES, "fil-PH, en;q=0.5", "fr"),
  theme: fc.constantFrom(undefined, "light", "dark", "auto", "neon"),
  area: fc.constantFrom(undefined, undefined, 1, 2),
  session: fc.nat(3).map((n) => n === 0),
});

const paths = fc.constantFrom(
  "/",
  "/search?q=%D8%A8%D8%B1%D8%AC%D8%B1",
  "/search?q=shawarma",
  "/search",
  "/dishes/1",
  "/dishes/2?quantity=3",
  "/restaurants/1",
  "/quality",
  "/prices/why/1/platform_a",
  "/help",
);

/** What others write meanwhile: another price, another name, another branch's place, a price that is gone. */
const writes = fc.constantFrom(
  undefined,
  undefined,
  "update offers set item_price = item_price + 100",
  "update offers set newest_support_at = newest_support_at - 864000000 where dish_id % 2 = 1",
  "update restaurants set name_en = name_en || 'x', name_ar = name_ar || 'س' where id = 1",
  "update branches set neighbourhood_id = (neighbourhood_id % 5) + 1 where restaurant_id = 1",
  "delete from offers where dish_id = (select max(dish_id) from offers)",
);

test("what is given again is what would be made anew, for every reader and after every write", async () => {
  const steps = fc.array(fc.record({ path: paths, reader: readers, write: writes }), {
    minLength: 20,
    maxLength: 20,
  });
  await fc.assert(
    fc.asyncProperty(steps, async (list) => {
      for (const { path, reader, write } of list) {
        if (write) alter(server, write);
        const both = () =>
          Promise.all([
            pageFrom(server, path, reader),
            pageFrom(other, path, reader, [...cookiesOf(reader), NOBODY]),
          ]);
        const [given, made] = await both();
        // The minute may have turned in between; what was wrong before it would be wrong still.
        if (given !== made) {
          const [again, anew] = await both();
          expect(again).toBe(anew);
        }
      }
    }),
    { numRuns: 4, endOnFailure: true },
  );
});

test("a page for everybody may be kept by a proxy for seconds, and comes with no cookie", async () => {
  for (const path of ["/", "/search?q=shawarma", "/dishes/1", "/restaurants/1"]) {
    const { headers } = await fetch(server.origin + path);
    expect(headers.get("cache-control"), path).toMatch(
      /^public, max-age=0, must-revalidate, s-maxage=\d+, stale-while-revalidate=\d+$/,
    );
    expect(headers.get("vary")).toContain("Accept-Language, Cookie");
    expect(headers.get("set-cookie")).toBeNull();
  }
});

test("a person's pages, and those of whoever carries a secret of ours, stay their own", async () => {
  for (const cookie of [signedIn, NOBODY])
    for (const path of ["/", "/search?q=shawarma", "/dishes/1"]) {
      const { headers } = await fetch(server.origin + path, { headers: { Cookie: cookie } });
      expect(headers.get("cache-control"), path).toMatch(/no-store|private, no-cache/);
      expect(headers.get("etag")).toBeNull();
    }
  const login = await fetch(`${server.origin}/login`);
  expect(login.headers.get("cache-control")).not.toContain("public");
});

test("who has the page already is told so, and its policy stays", async () => {
  const first = await fetch(`${server.origin}/dishes/1`);
  const etag = first.headers.get("etag") ?? "";
  const again = { headers: { "If-None-Match": `"x", ${etag}` } };
  const second = await fetch(`${server.origin}/dishes/1`, again);
  expect(second.status).toBe(304);
  expect(second.headers.get("content-security-policy")).toBe(
    first.headers.get("content-security-policy"),
  );
  expect(second.headers.get("etag")).toBe(etag);
  alter(server, "update offers set item_price = item_price + 100 where dish_id = 1");
  expect((await fetch(`${server.origin}/dishes/1`, again)).status).toBe(200);
});

test.each([
  ["one that has just been made", "br", "?n=1"],
  ["one that is kept, as it was packed", "br", ""],
  ["one that is kept, for whoever can't unpack it", "gzip;q=1, br;q=0", ""],
  ["one that is kept, as it is", "identity", ""],
])("a page says which scripts run, and holds no other: %s", async (_page, encodings, query) => {
  const ask = () =>
    fetch(`${server.origin}/dishes/3${query}`, { headers: { "Accept-Encoding": encodings } });
  // It is packed when it has been made twice.
  for (let reader = 0; reader < 4; reader++) {
    const page = await ask();
    expect(page.headers.get("content-encoding")).toBe(
      { b: "br", g: "gzip", i: null }[encodings[0] as string],
    );
    expect(page.headers.get("vary")).toContain("Accept-Encoding");
    const { run, unnamed } = await scriptsOf(page);
    expect(run).toBeGreaterThan(2);
    expect(unnamed).toEqual([]);
  }
});

test("a page holds no NUL, whatever its address does", async () => {
  const page = await (await fetch(`${server.origin}/search?q=a%00b`)).text();
  expect(page).toContain("window.__remixContext");
  expect(page).not.toContain("\0");
});

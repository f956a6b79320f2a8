import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type PlacesResponse, placesResponseSchema } from "~/features/places/schema";
import { distanceM } from "~/server/geo";
import { call } from "~tests/support/contract";
import { lineOf } from "~tests/support/log-lines";
import { startServer, type TestServer } from "~tests/support/server";

const OLAYA = { lat: 24.694, lng: 46.684 };

async function ask(server: TestServer, query: Record<string, string | number>) {
  const given = Object.entries({ ...OLAYA, ...query }).map(([name, value]) => [
    name,
    String(value),
  ]);
  const answer = await call(server.origin, `/api/places?${new URLSearchParams(given)}`);
  expect(answer.status).toBe(200);
  return placesResponseSchema.parse(answer.body);
}

async function refused(server: TestServer, query: string) {
  const { status, body } = await call(server.origin, `/api/places?${query}`);
  return [status, body];
}

describe("with the embedded directory", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.stop());

  test("our own and discovered places, each once, nearest first", async () => {
    const { places, count } = await ask(server, { radius: 3000 });
    expect(count).toBe(places.length);
    const distances = places.map((place) => distanceM(OLAYA, place));
    expect(distances).toEqual([...distances].sort((a, b) => a - b));
    expect(Math.max(...distances)).toBeLessThanOrEqual(3000);
    expect(new Set(places.map(({ id }) => id)).size).toBe(count);
    expect(places.some(({ id }) => id.startsWith("ext_"))).toBe(true);
    expect(places.some(({ id }) => /^\d+$/.test(id))).toBe(true);
    const known = places.flatMap((place) => place.external_place_id ?? []);
    expect(new Set(known).size).toBe(known.length);
    expect(places.every(({ area }) => area === null || /\p{Script=Arabic}/u.test(area))).toBe(true);
  });

  test("1500 metres and Arabic names unless told otherwise", async () => {
    expect(await ask(server, {})).toEqual(
      await ask(server, { radius: 1500, lang: "ar", keyword: "" }),
    );
    const names = (answer: PlacesResponse) => answer.places.map(({ name }) => name).join();
    expect(names(await ask(server, {}))).toMatch(/\p{Script=Arabic}/u);
    expect(names(await ask(server, { lang: "en" }))).toMatch(/[A-Za-z]/);
  });

  test.each(["شاورما", "shawarma"])(
    "the keyword %s finds a cuisine, by relevance",
    async (keyword) => {
      const { places } = await ask(server, { radius: 20_000, keyword });
      expect(places.length).toBeGreaterThan(3);
      expect(places.length).toBeLessThan((await ask(server, { radius: 20_000 })).count);
    },
  );

  test.each(["عمو حمزة", "amo hamza"])("the keyword %s finds a name", async (keyword) => {
    const { places } = await ask(server, { radius: 20_000, keyword });
    expect(places[0]).toMatchObject({ name: "عمو حمزة", is_brand: true });
  });

  test("an empty radius is no error", async () => {
    expect(await ask(server, { lat: 22.5, lng: 50 })).toEqual({ places: [], count: 0 });
  });

  test.each([
    ["lat=25.276&lng=51.52", "outside_saudi_arabia"],
    ["lat=46.68&lng=24.69", "outside_saudi_arabia"],
    ["lat=91&lng=46", "outside_saudi_arabia"],
    ["lat=0&lng=0", "outside_saudi_arabia"],
    ["", "invalid_lat"],
    ["lng=46.684", "invalid_lat"],
    ["lat=24.694", "invalid_lng"],
    ["lat=abc&lng=46.684", "invalid_lat"],
    ["lat=&lng=46.684", "invalid_lat"],
    ["lat=NaN&lng=46.684", "invalid_lat"],
    ["lat=24.694&lng=1e1", "invalid_lng"],
    ["lat=24.694&lng=46.684&radius=0", "invalid_radius"],
    ["lat=24.694&lng=46.684&radius=-5", "invalid_radius"],
    ["lat=24.694&lng=46.684&radius=20001", "invalid_radius"],
    ["lat=24.694&lng=46.684&radius=far", "invalid_radius"],
    ["lat=24.694&lng=46.684&lang=fr", "invalid_lang"],
    [`lat=24.694&lng=46.684&keyword=${"x".repeat(101)}`, "invalid_keyword"],
  ])("%s is 400 %s", async (query, error) => {
    expect(await refused(server, query)).toEqual([400, { error }]);
  });

  test.each(["🍔", "%00", "' or 1=1 --", "<script>", "\u202e", "x".repeat(100)])(
    "the keyword %j is only a keyword",
    async (keyword) => {
      expect((await ask(server, { keyword })).count).toBeLessThanOrEqual(100);
    },
  );
});

describe("with a provider that hangs", () => {
  /** Requests that reached the provider, and those of them that we gave up: it answers none. */
  const heard = { asked: 0, left: 0 };
  let provider: Server;
  let server: TestServer;
  beforeAll(async () => {
    provider = createServer((_request, response) => {
      heard.asked++;
      response.on("close", () => heard.left++);
    }).listen(0, "127.0.0.1");
    await new Promise((resolve) => provider.once("listening", resolve));
    server = await startServer({
      GOOGLE_MAPS_API_KEY: "a-key",
      GOOGLE_MAPS_URL: `http://127.0.0.1:${(provider.address() as AddressInfo).port}`,
      MAPS_TIMEOUT_MS: "600",
    });
    // The first question also reads the catalogue in, which leaves a provider no time; this one asks none.
    await fetch(`${server.origin}/nearby`);
  });
  afterAll(async () => {
    await server.stop();
    provider.closeAllConnections();
    provider.close();
  });

  test("our own are the answer when it is given up, and nobody asks it when the circuit is open", async () => {
    const onlyOurs = async () => {
      const { places } = await ask(server, { radius: 3000 });
      expect(places.length).toBeGreaterThan(0);
      expect(places.every(({ id }) => /^\d+$/.test(id))).toBe(true);
    };
    for (let i = 0; i < 2; i++) await onlyOurs();
    await lineOf(server, { provider: "maps", state: "unavailable" });
    await expect.poll(() => heard.left).toBe(heard.asked);
    const { asked } = heard;
    expect(asked).toBeGreaterThan(0);
    for (let i = 0; i < 3; i++) await onlyOurs();
    expect(heard.asked).toBe(asked);
  });
});

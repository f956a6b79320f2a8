import { createServer, type IncomingMessage, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { googleMaps } from "./google.server";
import { type MapsQuestion, MapsUnavailable } from "./maps";

const OLAYA = { lat: 24.694, lng: 46.684 };
const around: MapsQuestion = { centre: OLAYA, radius: 1500, keyword: null, language: "ar" };
/** So long that only what waits for it takes it, however busy the machine. */
const TIMEOUT_MS = 20_000;

let server: Server | undefined;
const asked: { path: string; headers: IncomingMessage["headers"]; body: unknown }[] = [];

/** A maps provider of our own on the loopback that records what it was asked. */
async function provider(answer: RequestListener): Promise<string> {
  server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const body: unknown = JSON.parse(Buffer.concat(parts).toString());
    asked.push({ path: request.url ?? "", headers: request.headers, body });
    answer(request, response);
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server?.once("listening", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const maps = (origin: string, openMs?: number, timeoutMs = TIMEOUT_MS) =>
  googleMaps({ apiKey: "a-key", origin, timeoutMs, openMs });

const place = (id: string, more: object = {}) => ({
  id,
  displayName: { text: "بيت المندي", languageCode: "ar" },
  location: { latitude: 24.6945, longitude: 46.6845 },
  rating: 4.3,
  types: ["yemeni_restaurant", "restaurant", "food"],
  ...more,
});

const json = (body: unknown): RequestListener => {
  return (_request, response) =>
    response.writeHead(200, { "Content-Type": "application/json" }).end(JSON.stringify(body));
};

beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
});

afterEach(async () => {
  vi.useRealTimers();
  asked.length = 0;
  server?.closeAllConnections();
  server?.close();
});

describe("asking", () => {
  test("without a keyword it is a nearby search around the point", async () => {
    const origin = await provider(json({ places: [place("ChIJabc")] }));
    expect(await maps(origin).find(around)).toEqual([
      {
        placeId: "ChIJabc",
        name: "بيت المندي",
        lat: 24.6945,
        lng: 46.6845,
        rating: 4.3,
        types: ["yemeni_restaurant", "restaurant", "food"],
      },
    ]);
    expect(asked).toHaveLength(1);
    expect(asked[0]?.path).toBe("/v1/places:searchNearby");
    expect(asked[0]?.headers).toMatchObject({
      "x-goog-api-key": "a-key",
      "x-goog-fieldmask":
        "places.id,places.displayName,places.location,places.rating,places.types,places.businessStatus",
    });
    expect(asked[0]?.body).toMatchObject({
      languageCode: "ar",
      regionCode: "SA",
      maxResultCount: 20,
      rankPreference: "DISTANCE",
      includedTypes: expect.arrayContaining(["restaurant", "cafe"]),
      locationRestriction: {
        circle: { center: { latitude: 24.694, longitude: 46.684 }, radius: 1500 },
      },
    });
  });

  test("with a keyword it is a text search, cut back to the radius", async () => {
    const corner = { location: { latitude: 24.7065, longitude: 46.6975 } };
    const origin = await provider(
      json({ places: [place("ChIJnear"), place("ChIJcorner", corner)] }),
    );
    const found = await maps(origin).find({ ...around, keyword: "مندي", language: "en" });
    expect(found.map(({ placeId }) => placeId)).toEqual(["ChIJnear"]);
    expect(asked[0]?.path).toBe("/v1/places:searchText");
    expect(asked[0]?.body).toMatchObject({ textQuery: "مندي", languageCode: "en", pageSize: 20 });
  });

  test("what is no place to eat, closed, without a usable id or broken is left out", async () => {
    const origin = await provider(
      json({
        places: [
          place("ChIJgym", { types: ["gym"] }),
          place("ChIJclosed", { businessStatus: "CLOSED_PERMANENTLY" }),
          place("Ei1street"),
          place("ChIJnowhere", { location: { latitude: "24" } }),
          place("ChIJunnamed", { displayName: { text: " " } }),
          null,
          place("ChIJgood", { rating: undefined }),
        ],
      }),
    );
    const found = await maps(origin).find(around);
    expect(found.map(({ placeId, rating }) => [placeId, rating])).toEqual([["ChIJgood", null]]);
  });

  test("nothing found is an empty object", async () => {
    expect(await maps(await provider(json({}))).find(around)).toEqual([]);
  });
});

/** Every way a provider can fail at once, and how often it is asked before we give up. */
const FAILURES: [string, RequestListener, number][] = [
  ["429", (_request, response) => response.writeHead(429).end("{}"), 2],
  ["500", (_request, response) => response.writeHead(500).end("{}"), 2],
  ["a wrong key", (_request, response) => response.writeHead(403).end("{}"), 1],
  ["a redirect", (_request, response) => response.writeHead(302, { Location: "/" }).end(), 2],
  ["no JSON", (_request, response) => response.writeHead(200).end("<html>"), 2],
  ["JSON of another shape", json({ places: "many" }), 2],
  ["a cut answer", (_request, response) => cut(response), 2],
  ["50 MB", (_request, response) => flood(response), 1],
];

/** Every way it can keep us waiting. */
const DELAYS: [string, RequestListener][] = [
  ["hung", () => {}],
  [
    "a slow drip",
    (_request, response) => {
      const drip = setInterval(() => response.write(" "), 20);
      response.on("close", () => clearInterval(drip));
    },
  ],
];

function cut(response: Parameters<RequestListener>[1]): void {
  response.writeHead(200, { "Content-Length": "1000" }).write('{"places": [');
  setImmediate(() => response.destroy());
}

let sent = 0;
function flood(response: Parameters<RequestListener>[1]): void {
  const part = Buffer.alloc(256 * 1024, " ");
  sent = 0;
  const more = () => {
    while (sent < 50 * 1024 * 1024 && !response.destroyed) {
      sent += part.length;
      if (!response.write(part)) return void response.once("drain", more);
    }
    response.end();
  };
  more();
}

describe("failing", () => {
  // A second attempt comes after a twentieth of the time limit at least: a short one keeps the test short.
  test.each(FAILURES)("%s is given up", async (_name, answer, attempts) => {
    const origin = await provider(answer);
    const asking = maps(origin, undefined, 5000).find(around);
    await expect(asking).rejects.toThrow(MapsUnavailable);
    expect(asked).toHaveLength(attempts);
  });

  test.each(DELAYS)("%s is given up at the time limit, asked twice", async (_name, answer) => {
    const origin = await provider(answer);
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
    const start = Date.now();
    const outcome = maps(origin)
      .find(around)
      .catch((error: unknown) => error);
    await arrived(1);
    await vi.advanceTimersByTimeAsync(TIMEOUT_MS * 0.8);
    await arrived(2);
    await vi.advanceTimersByTimeAsync(TIMEOUT_MS * 0.2);
    expect(await outcome).toBeInstanceOf(MapsUnavailable);
    expect(Date.now() - start).toBe(TIMEOUT_MS);
    expect(asked).toHaveLength(2);
  });

  test("of 50 MB little more than the limit is read", async () => {
    const origin = await provider((_request, response) => flood(response));
    await expect(maps(origin).find(around)).rejects.toThrow(MapsUnavailable);
    expect(sent).toBeLessThan(20 * 1024 * 1024);
  });

  test("a refused connection", async () => {
    const origin = await provider(json({}));
    await new Promise((resolve) => server?.close(resolve));
    await expect(maps(origin).find(around)).rejects.toThrow(MapsUnavailable);
  });

  test("one failure is made good by the second attempt", async () => {
    let calls = 0;
    const origin = await provider((request, response) =>
      ++calls === 1
        ? response.writeHead(503).end()
        : json({ places: [place("ChIJx")] })(request, response),
    );
    expect(await maps(origin).find(around)).toHaveLength(1);
  });

  test("a provider that is well again is used again", async () => {
    let healthy = false;
    const origin = await provider((request, response) =>
      healthy
        ? json({ places: [place("ChIJx")] })(request, response)
        : response.writeHead(500).end(),
    );
    vi.useFakeTimers({ toFake: ["Date"] });
    const OPEN_MS = 15_000;
    const client = maps(origin, OPEN_MS, 5000);
    for (let i = 0; i < 2; i++) await client.find(around).catch(() => {});
    healthy = true;
    vi.setSystemTime(Date.now() + OPEN_MS);
    let found = 0;
    while (found === 0) {
      found = (await client.find(around).catch(() => [])).length;
      await new Promise((resolve) => setImmediate(resolve));
    }
    const logged = vi
      .mocked(console.warn)
      .mock.calls.map(([line]) => JSON.parse(String(line)).state);
    expect(logged).toEqual(["unavailable", "available again"]);
  });

  test("a provider that keeps failing is left alone, then asked again behind an answer", async () => {
    let mood: RequestListener = (_request, response) => response.writeHead(500).end();
    const origin = await provider((request, response) => mood(request, response));
    vi.useFakeTimers({ toFake: ["Date"] });
    const OPEN_MS = 15_000;
    const client = maps(origin, OPEN_MS, 5000);
    const asks = () => expect(client.find(around)).rejects.toThrow(MapsUnavailable);
    await asks();
    await asks();
    expect(asked).toHaveLength(3);
    await asks();
    expect(asked).toHaveLength(3);

    // It hangs now, and time stands still: had anyone to wait for it, they would for ever.
    mood = () => {};
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
    vi.setSystemTime(Date.now() + OPEN_MS);
    for (let i = 0; i < 20; i++) await asks();
    await arrived(4);
    expect(asked).toHaveLength(4);
  });
});

/** Waits until the provider has been asked so often, by the clock of the machine. */
async function arrived(count: number): Promise<void> {
  while (asked.length < count) await new Promise((resolve) => setImmediate(resolve));
}

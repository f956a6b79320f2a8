import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Kysely } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openAiEmbedder } from "~/providers/embedding/openai-compatible.server";
import type { Database } from "~db/schema";
import { openSample } from "~tests/support/sample-database";
import { alikeByTraits } from "./alike.server";
import { alikeByVectors } from "./alike-by-vectors.server";
import { alikeTo } from "./alike-to.server";
import { vectorState } from "./vectors.sqlite.server";

let db: Kysely<Database>;
beforeAll(async () => {
  db = await openSample();
});
afterAll(() => db.destroy());

async function namesOf(alike: readonly { dishName: number }[]): Promise<string[]> {
  const rows = await db.selectFrom("dish_names").selectAll().execute();
  const byId = new Map(rows.map((row) => [row.id, `${row.name_ar ?? ""} ${row.name_en ?? ""}`]));
  return alike.map(({ dishName }) => byId.get(dishName) ?? "");
}
const placeOf = (names: readonly string[], word: RegExp) =>
  names.findIndex((name) => word.test(name));

describe("what we know ourselves", () => {
  test.each(["مندي", "mandi", "something like mandi please", "المندي"])(
    "%s is like kabsa, bukhari and madghout, and no juice",
    async (asked) => {
      const names = await namesOf(await alikeByTraits(db, asked, 25));
      for (const word of [/كبسة/, /بخاري/, /مضغوط/])
        expect(placeOf(names, word)).toBeGreaterThanOrEqual(0);
      expect(placeOf(names, /مانجو|Juice/)).toBe(-1);
    },
  );

  test.each(["ice cream", "آيس كريم", "ايسكريم"])(
    "%s is found, and kunafa before any burger",
    async (asked) => {
      const names = await namesOf(await alikeByTraits(db, asked, 60));
      expect(placeOf(names, /آيسكريم|Halo-Halo|Mochi/)).toBe(0);
      const burger = placeOf(names, /برجر|Burger/);
      expect(placeOf(names, /كنافة/)).toBeGreaterThan(-1);
      expect(burger === -1 || burger > placeOf(names, /كنافة/)).toBe(true);
    },
  );

  test.each([
    ["cold and sweet", /آيسكريم|Halo-Halo|Milkshake|Fruit Salad|Mochi/, /Cold Brew|Cake|Tiramisu/],
    ["spicy chicken", /Nashville|65|Spicy Broast/, /Volcano|Spicy Potatoes|Chicken Burger/],
    ["فطور صحي", /Oatmeal|Protein Pancakes/, /Foul|Green Salad/],
  ])("%s: all that is asked for", async (asked, wanted, other) => {
    const names = await namesOf(await alikeByTraits(db, asked, 5));
    expect(placeOf(names, wanted)).toBe(0);
    expect(placeOf(names, other)).toBe(-1);
  });

  test("nothing cold is warm, and coffee may be cold", async () => {
    expect(placeOf(await namesOf(await alikeByTraits(db, "warm coffee", 60)), /Cold|Iced/)).toBe(
      -1,
    );
    expect(placeOf(await namesOf(await alikeByTraits(db, "coffee", 60)), /Cold/)).not.toBe(-1);
  });

  test("a quarter is not hot: «برجر الحارة»", async () => {
    const names = await namesOf(await alikeByTraits(db, "حار", 60));
    expect(placeOf(names, /الحارة/)).toBe(-1);
    expect(placeOf(names, /بطاطس حارة/)).toBeGreaterThan(-1);
  });

  test("words that say nothing of food are like nothing", async () => {
    expect(await alikeByTraits(db, "the weather tomorrow", 5)).toEqual([]);
  });
});

/** A server that speaks OpenAI's protocol: texts with rice of the Gulf point one way, all others another. */
function embeddingServer(answer: (texts: string[]) => unknown): Promise<Server> {
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    const { input } = JSON.parse(body) as { input: string[] };
    response.setHeader("Content-Type", "application/json");
    const data = answer(input);
    if (data === null) response.writeHead(500).end("{}");
    else
      response.end(
        JSON.stringify({
          object: "list",
          model: "m",
          data,
          usage: { prompt_tokens: 1, total_tokens: 1 },
        }),
      );
  });
  return new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(server)));
}
const vectors = (texts: string[]) =>
  texts.map((text, index) => ({
    object: "embedding",
    index,
    embedding: /كبسة|مندي|kabsa|mandi|rice from the gulf/i.test(text)
      ? [1, 0.1, 0, 0]
      : [0, 0.1, 1, text.length / 50],
  }));
const embedderAt = (server: Server, model: string) =>
  openAiEmbedder({
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    apiKey: "test",
    model,
    timeoutMs: 2000,
  });

describe("an embedding model", () => {
  test("tells by its vectors what is alike, and reads each dish once", async () => {
    let texts = 0;
    const server = await embeddingServer((input) => {
      texts += input.length;
      return vectors(input);
    });
    const embedder = embedderAt(server, "four-numbers");
    // The sample has more names than are waited for: the first answer is our own.
    expect(await alikeByVectors(db, embedder, "rice from the gulf", 5)).toBeUndefined();
    await expect.poll(async () => (await vectorState(db))?.revision ?? -1).toBeGreaterThan(0);
    const alike = await alikeByVectors(db, embedder, "rice from the gulf", 5);
    const names = await namesOf(alike ?? []);
    expect(names).toHaveLength(5);
    expect(names.every((name) => /كبسة|مندي/.test(name))).toBe(true);
    expect(alike?.[0]?.similarity).toBeCloseTo(1, 2);
    const before = texts;
    await alikeByVectors(db, embedder, "rice from the gulf", 5);
    expect(texts).toBe(before + 1);
    server.close();
  });

  test("that fails or talks nonsense leaves the answer to what we know ourselves", async () => {
    for (const answer of [
      () => null,
      () => [],
      () => [{ index: 0, embedding: [] }],
      () => "nonsense",
    ]) {
      const server = await embeddingServer(answer);
      const names = await namesOf(
        await alikeTo(db, embedderAt(server, "four-numbers"), "مندي", 10),
      );
      expect(placeOf(names, /كبسة|مضغوط/)).toBeGreaterThanOrEqual(0);
      server.close();
    }
  });
});

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ChatEvent } from "~/features/assistant/schema";
import type { PriceComparison } from "~/features/assistant/tools/schema";
import { ask, eventsOf, question, textOf } from "~tests/support/chat";
import { post } from "~tests/support/contract";
import { direct } from "~tests/support/direct";
import { type Member, newMember } from "~tests/support/members";
import { startServer, type TestServer } from "~tests/support/server";
import { Visitor } from "~tests/support/visitor";

const PRICE = "كم شاورما دجاج من عمو حمزة؟";

let server: TestServer;
let member: Member;
let areas: { id: number; name_ar: string }[];
beforeAll(async () => {
  server = await startServer();
  member = await newMember(server);
  const db = direct(server);
  areas = db.prepare("select id, name_ar from neighbourhoods order by id").all() as never;
  db.close();
});
afterAll(() => server.stop());

function comparisonIn(events: readonly ChatEvent[]): PriceComparison {
  const found = events.find(
    (event) => event.type === "tool-result" && event.toolName === "get_price_comparison",
  );
  if (found?.type !== "tool-result") throw new Error("no comparison");
  return found.result as PriceComparison;
}

const asked = async (turns: readonly string[], who = member) => {
  const messages = turns.map((content, at) => ({
    role: (turns.length - at) % 2 ? "user" : "assistant",
    content,
  }));
  return eventsOf(await ask(server.origin, who, { messages }));
};

test("each price of the stream has its fees apart, its range and what it rests on, and the words say them", async () => {
  const events = await eventsOf(await ask(server.origin, member, question(PRICE)));
  const { matches, destination } = comparisonIn(events);
  expect(destination).toEqual({ area: null, at: null, unknown: [] });
  for (const price of matches[0]?.ranked ?? []) {
    expect(Object.keys(price.fees)).toEqual(["delivery", "service", "smallOrder"]);
    expect(price.range.low).toBeLessThanOrEqual(price.range.high);
    expect(["here", "restaurant", "distance", "platform", "none"]).toContain(price.basis.level);
    expect(textOf(events)).toContain(price.total.toFixed(2));
  }
  expect(textOf(events)).toContain("المعتادة في الرياض");
});

describe("for somebody who chose where", () => {
  async function choosing(area: number | undefined): Promise<Member> {
    const someone = await newMember(server);
    const person = new Visitor(server, {});
    await person.submit("/destination", { area: String(area), at: "", back: "/" });
    const chosen = [...person.cookies].map(([name, value]) => `${name}=${value}`);
    return { ...someone, cookie: [someone.cookie, ...chosen].join("; ") };
  }

  test("totals are those that search gives for there, and the words say so", async () => {
    const place = areas[3];
    const events = await asked([PRICE], await choosing(place?.id));
    const { matches, destination } = comparisonIn(events);
    expect(destination.area?.name_ar).toBe(place?.name_ar);
    const { body } = await post(server.origin, "/api/search", { query: PRICE, area: place?.id });
    const told = (rows: { platform: string; total: number; fees?: unknown; range?: unknown }[]) =>
      rows.map(({ platform, total, fees, range }) => ({ platform, total, fees, range }));
    const { ranked } = (body as { matches: { comparison: PriceComparison["matches"][0] }[] })
      .matches[0]?.comparison ?? { ranked: [] };
    expect(told(matches[0]?.ranked ?? [])).toEqual(told(ranked));
    expect(textOf(events)).toContain(place?.name_ar);
  });

  test("another place that is named counts, beside what it is otherwise", async () => {
    const there = areas[5]?.name_ar ?? "";
    const events = await asked(
      [PRICE, "تفضل", `طيب لو يوصل لحي ${there}؟`],
      await choosing(areas[3]?.id),
    );
    const { matches, destination } = comparisonIn(events);
    expect(destination.area?.name_ar).toBe(there);
    expect(matches[0]?.elsewhere?.destination.area?.name_ar).toBe(areas[3]?.name_ar);
    expect(textOf(events)).toContain("مقارنةً");
  });
});

test("why one platform is dearer is told part by part, and the guard holds nothing back", async () => {
  const events = await asked([PRICE, "تفضل", "ليش المنصة ب أغلى من المنصة أ؟"]);
  const [match] = comparisonIn(events).matches;
  expect(match?.differences.length).toBe(3);
  const text = textOf(events);
  expect(text).toContain("ليش يختلف الإجمالي");
  expect(text).not.toContain("ما أقدر أؤكّده");
});

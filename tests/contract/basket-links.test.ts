import { afterAll, beforeAll, expect, test } from "vitest";
import { direct } from "~tests/support/direct";
import { startServer, type TestServer } from "~tests/support/server";
import { Visitor } from "~tests/support/visitor";

interface Area {
  id: number;
  name_en: string;
}

let server: TestServer;
let own: Area;
let other: Area;
beforeAll(async () => {
  server = await startServer();
  const db = direct(server);
  const areas = db.prepare("select id, name_en from neighbourhoods order by id").all() as never;
  [own, other] = areas as [Area, Area];
  db.close();
});
afterAll(() => server.stop());

const ORDER = "/basket?order=1x2";
const link = ({ id }: Area) => `${ORDER}&area=${id}`;

/** Someone who has chosen a neighbourhood, and an hour where one is told. */
async function living(area?: Area, at = ""): Promise<Visitor> {
  const person = new Visitor(server, { "Accept-Language": "en" });
  if (area) await person.submit("/destination", { area: String(area.id), at, back: "/" });
  return person;
}

/** What a page shows of where the order goes, and the link it gives to send. */
async function shownAt(person: Visitor, path: string) {
  const response = await person.ask(path);
  const page = await response.text();
  const line = /<p class="destination-line">(.*?)<\/p>/s.exec(page)?.[1] ?? "";
  const told = /<bdi>(http[^<]*\/basket[^<]*)<\/bdi>/.exec(page)?.[1] ?? "";
  return {
    status: response.status,
    page,
    line: line.replaceAll(/<[^>]*>/g, ""),
    link: told.replaceAll("&amp;", "&").replace(/^https?:\/\/[^/]*/, ""),
  };
}

/** The time in Riyadh 30 hours from now, as a field for a time sends it. */
const tomorrow = () => new Date(Date.now() + 33 * 3_600_000).toISOString().slice(0, 16);

test("a link that names no neighbourhood takes that of whoever opens it, and then names it", async () => {
  const person = await living(own);
  const moved = await person.ask(ORDER);
  expect([moved.status, moved.headers.get("location")]).toEqual([302, link(own)]);
  const { status, line, link: told } = await shownAt(person, link(own));
  expect([status, line, told]).toEqual([
    200,
    expect.stringContaining(`${own.name_en}·now`),
    link(own),
  ]);
});

test("a link that names none is for the city as a whole to whoever has chosen none", async () => {
  const { status, line, link: told } = await shownAt(await living(), ORDER);
  expect([status, line, told]).toEqual([200, expect.stringContaining("Typical for Riyadh"), ORDER]);
});

test("a link that names another neighbourhood is for that one, and changes nobody's own", async () => {
  for (const person of [await living(own), await living()]) {
    const before = person.cookies.get("waffir_area");
    const { line, link: told } = await shownAt(person, link(other));
    expect([line, told]).toEqual([expect.stringContaining(other.name_en), link(other)]);
    expect(line).not.toContain(own.name_en);
    expect(person.cookies.get("waffir_area")).toBe(before);
    const elsewhere = await shownAt(person, "/dishes/1");
    expect(elsewhere.line).toContain(before ? own.name_en : "Typical for Riyadh");
  }
});

test("the hour is that of whoever opens a link, and never in it", async () => {
  const person = await living(own, tomorrow());
  for (const area of [own, other]) {
    const { line, link: told } = await shownAt(person, link(area));
    expect([line, told]).toEqual([expect.stringMatching(/\d{1,2}:\d\d/), link(area)]);
    expect(line).toContain(area.name_en);
  }
  const stranger = await shownAt(await living(), `${link(other)}&at=${tomorrow()}`);
  expect([stranger.line, stranger.link]).toEqual([
    expect.stringContaining(`${other.name_en}·now`),
    link(other),
  ]);
});

test.each(["99999999", "Atlantis", "-1", "1'--"])(
  "a link with %j for a neighbourhood says so and takes one's own",
  async (area) => {
    const path = `${ORDER}&area=${encodeURIComponent(area)}`;
    const { status, page, line } = await shownAt(await living(own), path);
    expect([status, line]).toEqual([200, expect.stringContaining(own.name_en)]);
    expect(page).toContain("We don’t know the neighbourhood in this link");
  },
);

test("an order of nothing has no totals, and speaks of none", async () => {
  const { page } = await shownAt(await living(own), "/basket?area=Atlantis");
  expect(page).toContain("Your order is empty");
  expect(page).not.toContain("totals are for");
});

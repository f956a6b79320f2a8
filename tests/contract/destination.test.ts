import { afterAll, beforeAll, expect, test } from "vitest";
import { post } from "~tests/support/contract";
import { direct } from "~tests/support/direct";
import { newMember } from "~tests/support/members";
import { startServer, type TestServer } from "~tests/support/server";
import { Visitor } from "~tests/support/visitor";

let server: TestServer;
let areas: { id: number; name_ar: string; name_en: string }[];
beforeAll(async () => {
  server = await startServer();
  const db = direct(server);
  areas = db.prepare("select id, name_ar, name_en from neighbourhoods order by id").all() as never;
  db.close();
});
afterAll(() => server.stop());

const visitor = () => new Visitor(server, { "Accept-Language": "en" });

/** What the line of a page says of where and when. */
async function lineOf(person: Visitor, path: string): Promise<string> {
  const page = await (await person.ask(path)).text();
  const line = /<p class="destination-line">(.*?)<\/p>/s.exec(page)?.[1] ?? "";
  return line.replaceAll(/<[^>]*>/g, "");
}

/** The time in Riyadh so many hours from now, as a field for a time sends it. */
const inHours = (hours: number) =>
  new Date(Date.now() + (hours + 3) * 3_600_000).toISOString().slice(0, 16);

const PAGES = ["/", "/search?q=shawarma", "/dishes/1", "/restaurants/1"];

test("what was chosen holds on every page with totals, and for nobody else", async () => {
  const [one, two] = areas;
  const stranger = visitor();
  for (const area of [one, two]) {
    const person = visitor();
    for (const path of PAGES) expect(await lineOf(person, path)).toContain("Typical for Riyadh");
    const fields = { area: String(area?.id), at: "", back: "/dishes/1?quantity=2" };
    const { status, headers } = await person.submit("/destination", fields);
    expect([status, headers.get("location")]).toEqual([303, "/dishes/1?quantity=2"]);
    for (const path of PAGES) expect(await lineOf(person, path)).toContain(`${area?.name_en}·now`);
    for (const path of PAGES) expect(await lineOf(stranger, path)).toContain("Typical for Riyadh");
  }
});

test("a time stays chosen until it is cleared", async () => {
  const person = visitor();
  const area = String(areas[0]?.id);
  await person.submit("/destination", { area, at: inHours(30), back: "/" });
  expect(await lineOf(person, "/dishes/1")).toMatch(/\d{1,2}:\d\d/);
  await person.submit("/destination", { area, at: "", back: "/" });
  expect(await lineOf(person, "/dishes/1")).toContain("·now");
});

test.each([
  ["area", { area: "99999999", at: "" }, "99999999", "Choose a neighbourhood from the list"],
  ["a name that is none", { area: "Atlantis", at: "" }, "Choose a neighbourhood", "from the list"],
  ["a past time", { area: "1", at: inHours(-48) }, inHours(-48).slice(0, 13), "Choose a time"],
  [
    "a time too far",
    { area: "1", at: inHours(24 * 8) },
    inHours(24 * 8).slice(0, 13),
    "Choose a time",
  ],
  ["no time", { area: "1", at: "tomorrow" }, "tomorrow", "Choose a time"],
])("%s comes back with what was typed and what to do", async (_, fields, typed, words) => {
  const person = visitor();
  const page = await person.submitRefused("/destination", { ...fields, back: "/dishes/1" });
  if (fields.at) expect(page).toContain(typed);
  expect(page).toContain(words);
  expect(page).toContain('name="back" value="/dishes/1"');
  expect(page).toMatch(/<div class="notice notice-error" role="alert"[^>]* autofocus=""/);
  expect(await lineOf(person, "/dishes/1")).toContain("Typical for Riyadh");
});

test.each(["https://evil.example/", "//evil.example", "/\\evil.example", ""])(
  "the way back is a page of ours, whatever %j says",
  async (back) => {
    const { headers } = await visitor().submit("/destination", { area: "", at: "", back });
    expect(headers.get("location")).toBe("/");
  },
);

test("who is signed in starts with the neighbourhood of their profile, and may choose the city", async () => {
  const { cookie, userId } = await newMember(server);
  const db = direct(server);
  db.prepare("update users set area = ? where id = ?").run(areas[2]?.name_ar, userId);
  db.close();
  const person = visitor();
  person.cookies.set("waffir_session", cookie.split("=")[1] ?? "");
  expect(await lineOf(person, "/dishes/1")).toContain(areas[2]?.name_en);
  await person.submit("/destination", { area: "", at: "", back: "/" });
  expect(await lineOf(person, "/dishes/1")).toContain("Typical for Riyadh");
});

test("a neighbourhood that a question names is where the order goes, unless a place was chosen", async () => {
  const query = "شاورما دجاج في الملقا";
  const path = `/search?q=${encodeURIComponent(query)}`;
  const asked = (area?: string) => post(server.origin, "/api/search", { query, area });
  const totals = ({ body }: { body: unknown }) =>
    [...JSON.stringify(body).matchAll(/"total":([\d.]+)/g)].map(([, total]) => total);
  const person = visitor();
  expect(await lineOf(person, path)).toContain("Malqa·now");
  const named = totals(await asked());
  expect(named.length).toBeGreaterThan(0);
  expect(named).toEqual(totals(await asked("الملقا")));
  const other = areas.find(({ name_ar }) => name_ar === "العليا");
  await person.submit("/destination", { area: String(other?.id), at: "", back: "/" });
  expect(await lineOf(person, path)).toContain(`${other?.name_en}·now`);
});

test("cookies somebody made up are as if there were none", async () => {
  for (const value of ["MTIz", "IjEi", "LTE=", "OTk5OTk5OTk=", "MWUzMDA=", "%00"]) {
    const person = visitor();
    person.cookies.set("waffir_area", value);
    person.cookies.set("waffir_time", value);
    expect((await person.ask("/dishes/1")).status).toBe(200);
  }
});

test.each(["0", "-1", "100", "1.5", "x"])(
  "a quantity of %s is told, and one is shown",
  async (typed) => {
    const page = await (await visitor().ask(`/dishes/1?quantity=${typed}`)).text();
    expect(page).toContain("Choose a whole number from 1 to 99");
    expect(page).toMatch(new RegExp(`id="quantity"[^>]* value="${typed}"`));
  },
);

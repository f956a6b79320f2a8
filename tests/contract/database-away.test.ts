import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type Bereavable, startBereavable } from "~tests/support/away";
import { call } from "~tests/support/contract";
import { direct } from "~tests/support/direct";
import { newMember } from "~tests/support/members";
import { Visitor } from "~tests/support/visitor";

let service: Bereavable;
beforeAll(async () => {
  service = await startBereavable();
});
afterEach(() => service.giveBack());
afterAll(() => service?.stop());

/** Someone whose next question also writes: that they are still there. */
async function member(language: string): Promise<Visitor> {
  const { cookie } = await newMember(service.server);
  const person = new Visitor(service.server, { "Accept-Language": language });
  person.cookies.set("waffir_session", cookie.split("=")[1] ?? "");
  inDatabase("update sessions set seen_at = seen_at - 3600000");
  return person;
}

function inDatabase(sql: string): unknown[] {
  const db = direct(service.server);
  try {
    const statement = db.prepare(sql);
    return sql.startsWith("select") ? statement.all() : [statement.run()];
  } finally {
    db.close();
  }
}

const LATER = { status: 503, again: "5" };
const toldBy = ({ status, headers }: Pick<Response, "status" | "headers">) => ({
  status,
  again: headers.get("retry-after"),
});

/** Words of those who keep the data, and of none who read a page. */
const INSIDE = /sqlite|postgres|ECONN|DatabaseAway|node_modules/i;

test("while the database is away a page says so in its reader's language, and /api in its envelope", async () => {
  const person = await member("tl");
  await service.takeAway();
  const page = await person.submit("/prices/tap", { tap: "right 1 platform_a 1000" });
  const text = await page.text();
  expect(toldBy(page)).toEqual(LATER);
  expect(text).toMatch(/<html lang="tl".*Saglit na hindi gumagana ang Waffir/s);
  expect(text).not.toMatch(INSIDE);

  const init = {
    method: "PATCH",
    headers: { Cookie: person.cookie, "Content-Type": "application/json" },
  };
  const answer = await call(service.server.origin, "/api/profile/me", {
    ...init,
    body: '{"bio":"A"}',
  });
  expect(toldBy(answer)).toEqual(LATER);
  expect(answer.body).toEqual({ error: "unavailable" });
  // What waits to be written keeps nobody from reading, where anything can be read.
  const read = process.env.TEST_POSTGRES ? LATER : { status: 200, again: null };
  for (const path of ["/profile", "/leaderboard"])
    expect(toldBy(await person.ask(path))).toEqual(read);
});

test("a form that meets it comes back whole, with scripts and without, and sent again it is kept once", async () => {
  const person = await member("en");
  const message = 'Two lines,\r\nof "words" & <more>';
  const form = { category: "bug", message, formId: "a".repeat(43) };
  await service.takeAway();
  const back = await person.submit("/feedback", form);
  const page = await back.text();
  expect(toldBy(back)).toEqual(LATER);
  const [again = ""] = /<form method="post" action="\/feedback">.*?<\/form>/s.exec(page) ?? [];
  expect(page).not.toMatch(INSIDE);
  const data = await person.submit("/feedback.data", form);
  expect(toldBy(data)).toEqual(LATER);
  expect(await data.text()).toContain(form.formId);
  await service.giveBack();

  const fields = Object.fromEntries(
    [...again.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)].map(
      ([, name, value]) => [name, plain(value ?? "")],
    ),
  );
  expect(fields).toEqual(form);
  for (let turn = 0; turn < 2; turn++)
    expect((await person.submit("/feedback", fields)).status).toBe(303);
  expect(inDatabase("select id from feedback where message like 'Two lines,%'")).toHaveLength(1);
});

const plain = (html: string) =>
  html
    .replaceAll("&quot;", '"')
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");

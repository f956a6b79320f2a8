import { afterAll, beforeAll, expect, test } from "vitest";
import { riyadhDay } from "~/i18n/days";
import { direct } from "~tests/support/direct";
import { newMember } from "~tests/support/members";
import { startServer, type TestServer } from "~tests/support/server";
import { Visitor } from "~tests/support/visitor";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

test("what others ask for is asked of who contributes; a press answers it, and it is asked no more", async () => {
  const db = direct(server);
  db.prepare("delete from search_voices").run();
  const intent = db
    .prepare(
      `insert into search_intents (key, restaurant_id, dish_name_id, restaurant_text, item_text)
       select 'check', restaurant_id, dish_name_id, '', '' from dishes where id = 117 returning id`,
    )
    .pluck()
    .get();
  db.prepare(
    "insert into search_voices (intent_id, day, neighbourhood_id, person, lasting) values (?, ?, 0, 'someone', 0)",
  ).run(intent, riyadhDay(Date.now()));
  const member = await newMember(server);
  const person = new Visitor(server, { "Accept-Language": "en", Accept: "text/html" });
  person.cookies.set("waffir_session", member.cookie.split("=")[1] ?? "");
  const page = async () => (await person.ask("/contributions")).text();
  const tapOf = (html: string) => /value="(right \d+ \w+ \d+)"/.exec(html)?.[1];
  const tap = tapOf(await page());
  if (!tap) throw new Error("Nothing is asked");
  const answer = await person.submit("/prices/tap", { tap, to: "/contributions" });
  expect(answer.status).toBe(303);
  const said = db
    .prepare("select kind, item_price from observations where user_id = ?")
    .all(member.userId);
  db.close();
  expect(said).toEqual([{ kind: "price", item_price: Number(tap.split(" ")[3]) }]);
  expect(await page()).not.toContain(`value="${tap}"`);
});

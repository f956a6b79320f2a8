import { afterAll, beforeAll, expect, test } from "vitest";
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
  // One that has been asked for all along: what nobody asks for a job may forget at any moment.
  const asked = "(select min(intent_id) from search_voices)";
  db.prepare(
    `update search_intents set (restaurant_id, dish_name_id) =
       (select restaurant_id, dish_name_id from dishes where id = 117) where id = ${asked}`,
  ).run();
  db.prepare(`delete from search_voices where intent_id <> ${asked}`).run();
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

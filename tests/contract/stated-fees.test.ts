import { afterAll, beforeAll, expect, test } from "vitest";
import { alter } from "~tests/support/alter";
import { pageAfter, signedInVisitor } from "~tests/support/checkouts";
import { translator } from "~tests/support/e2e";
import { startServer, type TestServer } from "~tests/support/server";
import { snapshotDesk } from "~tests/support/snapshot-desk";

let server: TestServer;
let say: Awaited<ReturnType<typeof translator>>;
beforeAll(async () => {
  server = await startServer();
  say = await translator("en");
});
afterAll(() => server.stop());

const { ask } = snapshotDesk(() => server);

const PATH = "/prices/delivery/1";
const STATED = {
  platform: "platform_a",
  delivery_fee: "9.50",
  service_fee: "",
  subtotal: "45",
  neighbourhood: "2",
  member: "no",
};

interface StatedRow {
  neighbourhood_id: number | null;
  subtotal: number;
  member: number | null;
  kind: string;
  amount: number;
}

const counted = (userId: string) =>
  ask<StatedRow>(
    `select neighbourhood_id, subtotal, member, kind, amount from orders
      join order_charges on order_id = orders.id
      where user_id = ? and proof = 'stated' and id not in (select order_id from order_withdrawals)`,
    userId,
  );

test("what delivery cost is said once however often it is sent, shown to its person, and taken back", async () => {
  const { person, member } = await signedInVisitor(server);
  const answers = await Promise.all(Array.from({ length: 20 }, () => person.submit(PATH, STATED)));
  expect(new Set(answers.map((one) => one.headers.get("location")))).toEqual(
    new Set(["/dishes/1#delivery-section"]),
  );
  expect(counted(member.userId)).toEqual([
    { neighbourhood_id: 2, subtotal: 4500, member: 0, kind: "delivery", amount: 950 },
  ]);
  const [area] = ask<{ name_en: string }>("select name_en from neighbourhoods where id = 2");
  const page = await (await person.ask("/dishes/1")).text();
  expect(page).toContain(`${area?.name_en}</bdi> cost`);
  expect(page).toMatch(/<option (?=[^>]*value="2")[^>]*selected/);
  // Where one order went is nobody else's business.
  const { person: other } = await signedInVisitor(server);
  expect(await (await other.ask("/dishes/1")).text()).not.toContain(area?.name_en);

  const undo = { intent: "undo", platform: "platform_a" };
  await person.submit(PATH, undo);
  expect((await person.submit(PATH, undo)).status).toBe(303);
  expect(counted(member.userId)).toEqual([]);
});

test.each([
  ["platform", "carrier pigeon", "platform"],
  ["delivery_fee", "-3", "delivery_fee"],
  ["service_fee", "-1", "service_fee"],
  ["neighbourhood", "99999", "neighbourhood"],
] as const)("%s «%s» is refused, and the form comes back as it was", async (field, value, why) => {
  const { person, member } = await signedInVisitor(server);
  const answer = await person.submit(PATH, { ...STATED, [field]: value, subtotal: "45.01" });
  expect(answer.headers.get("location")).toContain(`${PATH}?draft=`);
  const page = await pageAfter(person, answer);
  expect(page).toContain(say(`delivery:problem.${why}`));
  expect(page).toContain('value="45.01"');
  expect(counted(member.userId)).toEqual([]);
});

test("a fee that is more than the dishes cost waits for a moderator, and counts once accepted", async () => {
  const { person, member } = await signedInVisitor(server);
  await person.submit(PATH, { ...STATED, delivery_fee: "45.02" });
  expect(await (await person.ask("/dishes/1")).text()).toContain(say("delivery:waits"));
  expect(counted(member.userId)).toEqual([]);

  expect((await person.ask("/moderate/fees")).status).toBe(404);
  const { person: moderating, member: moderator } = await signedInVisitor(server);
  alter(server, "update users set role = 'moderator' where id = ?", moderator.userId);
  const queue = await (await moderating.ask("/moderate/fees")).text();
  expect(queue).toContain("45.02");
  const id = /name="id" value="(\d+)"/.exec(queue)?.[1] ?? "";
  const decide = (act: string, order = id) =>
    moderating.submit("/moderate/fees", { id: order, act });
  for (let press = 0; press < 2; press += 1) await decide("accepted");
  expect(counted(member.userId)).toMatchObject([{ subtotal: 4500, amount: 4502 }]);
  expect(await (await person.ask("/dishes/1")).text()).not.toContain(say("delivery:waits"));
  await decide("refused");
  expect(counted(member.userId)).toEqual([]);
  expect((await decide("accepted", "999999")).status).toBe(404);
  expect((await decide("burn")).status).toBe(400);
});

test("who is signed out comes back to the form as it was typed", async () => {
  const { person } = await signedInVisitor(server);
  const session = person.cookies.get("waffir_session") ?? "";
  person.cookies.delete("waffir_session");
  const away = await person.submit(PATH, { ...STATED, subtotal: "77.77" });
  const to = new URL(away.headers.get("location") ?? "", "http://x").searchParams.get("redirectTo");
  person.cookies.set("waffir_session", session);
  expect(await (await person.ask(to ?? "")).text()).toContain('value="77.77"');
});

test("a dish that is none has no form, and sixty words a minute are enough", async () => {
  const { person } = await signedInVisitor(server);
  expect((await person.ask("/prices/delivery/999999")).status).toBe(404);
  expect((await person.submit("/prices/delivery/999999", STATED)).status).toBe(404);
  for (let sent = 0; sent < 60; sent++) await person.submit(PATH, STATED);
  const refused = await person.submit(PATH, STATED);
  expect(await pageAfter(person, refused)).toContain(say("delivery:often"));
});

test("what was said is in the copy of everything its person may take along", async () => {
  const { person } = await signedInVisitor(server);
  await person.submit(PATH, STATED);
  const copy = await (await person.ask("/profile/export")).text();
  expect(JSON.parse(copy).orders).toMatchObject([{ proof: "stated", neighbourhood_id: 2 }]);
});

import { afterAll, beforeAll, expect, test } from "vitest";
import { freshPicture, pageAfter, signedInVisitor, upload } from "~tests/support/checkouts";
import { translator } from "~tests/support/e2e";
import { startServer, type TestServer } from "~tests/support/server";
import { riyals, snapshotDesk } from "~tests/support/snapshot-desk";

let server: TestServer;
let say: Awaited<ReturnType<typeof translator>>;
beforeAll(async () => {
  server = await startServer();
  say = await translator("en");
});
afterAll(() => server.stop());

const { ask, bestOffer, contributions, kept, moderator, sheet, withSnapshot } = snapshotDesk(
  () => server,
);

test("a picture, then the sheet, makes a price that counts, ten points and a page that says so", async () => {
  const { person, member, path, id } = await withSnapshot();
  const answer = await person.submit(path, sheet());
  expect([answer.status, answer.headers.get("location")]).toEqual([
    303,
    `/contributions/${id}?sent`,
  ]);
  expect(contributions(member.userId)).toMatchObject([{ state: "accepted" }]);
  expect(await pageAfter(person, answer)).toContain(say("outcomes:sent.accepted"));
  expect(ask("select sum(amount) as earned from points where user_id = ?", member.userId)).toEqual([
    { earned: 10 },
  ]);
  expect(await (await person.ask("/contributions")).text()).toContain(
    say("outcomes:outcome.accepted"),
  );
});

test.each([
  [95, ["You earned 5 points.", "You’ve reached the limit of 100 points a day."]],
  [100, ["You’ve reached the limit of 100 points a day."]],
])("with %d points of the day it says what the ledger paid", async (had, said) => {
  const { person, member, path } = await withSnapshot();
  const day = Math.floor((Date.now() + 3 * 3600_000) / 86_400_000);
  ask(
    "insert into points (user_id, amount, kind, subject, day, at) values (?, ?, 'snapshot', ?, ?, 0)",
    member.userId,
    had,
    `snapshot before ${had} 0`,
    day,
  );
  const page = await pageAfter(person, await person.submit(path, sheet()));
  expect(page).toContain(say("outcomes:sent.accepted"));
  for (const sentence of said) expect(page).toContain(sentence);
  expect(page.match(/You earned/g)?.length ?? 0).toBe(said.length - 1);
});

test("a day that is only assumed says so until it is changed, also after looking for the dish", async () => {
  const { person, path } = await withSnapshot();
  const shown = await (await person.ask(`${path}?type`)).text();
  expect(shown).toContain(say("sheet:assumed"));
  const found = await pageAfter(person, await person.submit(path, sheet({ intent: "find" })));
  expect(found).toContain(say("sheet:assumed"));
  const date = new Date(Date.now() - 5 * 86_400_000).toISOString().slice(0, 10);
  const changed = await person.submit(path, sheet({ intent: "find", date }));
  expect(await pageAfter(person, changed)).not.toContain(say("sheet:assumed"));
});

test("the same form nine times at once keeps one snapshot, the same sheet a hundred times one contribution", async () => {
  const { person, member } = await signedInVisitor(server);
  const bytes = await freshPicture();
  const before = kept().length;
  const uploads = await Promise.all(
    Array.from({ length: 9 }, () => upload(person, [{ bytes }], { formId: "one" })),
  );
  const paths = new Set(uploads.map((answer) => answer.headers.get("location")));
  expect(paths.size).toBe(1);
  expect(kept()).toHaveLength(before + 1);
  const [path = ""] = paths as Set<string>;
  const answers = await Promise.all(
    Array.from({ length: 100 }, () => person.submit(path, sheet())),
  );
  expect(new Set(answers.map((a) => a.headers.get("location")))).toEqual(
    new Set([`/contributions/${path.split("/").at(-1)}?sent`]),
  );
  expect(contributions(member.userId)).toHaveLength(1);
  expect(ask("select * from points where user_id = ?", member.userId)).toHaveLength(1);
});

test("a picture again leads its sender back, and tells anybody else kindly", async () => {
  const { person } = await signedInVisitor(server);
  const bytes = await freshPicture();
  const path = (await upload(person, [{ bytes }])).headers.get("location") ?? "";
  const once = await upload(person, [{ bytes }]);
  expect(once.headers.get("location")).toBe(`${path}?known`);
  await person.ask(`${path}?type`);
  expect(await (await person.ask(`${path}?known&type`)).text()).toContain(
    say("snapshots:review.known"),
  );
  const other = await signedInVisitor(server);
  const unsent = await upload(other.person, [{ bytes }]);
  expect(unsent.headers.get("location")).toMatch(/sn_/);
  await person.submit(path, sheet());
  const again = await person.ask((await upload(person, [{ bytes }])).headers.get("location") ?? "");
  expect(await pageAfter(person, again)).toContain(say("outcomes:sent.known"));
  const both = await upload(person, [{ bytes, name: "old.png" }, { bytes: await freshPicture() }]);
  const refused = await pageAfter(person, both);
  expect(refused).toContain(`old.png: ${say("uploads:problem.knownOwn")}`);
  expect(refused).toContain('href="/contributions"');
  const third = await signedInVisitor(server);
  const known = await upload(third.person, [{ bytes }]);
  expect(await pageAfter(third.person, known)).toContain(say("uploads:problem.known"));
});

test("a sheet that makes no sense comes back as it was typed, with what to do", async () => {
  const { person, member, path } = await withSnapshot();
  const typed = sheet({ item_price: "cheap", quantity: "0", platform: "", discount: "x" });
  const answer = await person.submit(path, typed);
  expect(answer.headers.get("location")).toContain("?draft=");
  const page = await pageAfter(person, answer);
  for (const field of ["item_price", "quantity", "platform", "discount"])
    expect(page).toContain(say(`sheet:problem.${field}` as "sheet:attention"));
  expect(page).toContain('value="cheap"');
  expect(contributions(member.userId)).toEqual([]);
});

test("where an order went, when and how is asked once, kept with it, and shown to its sender alone", async () => {
  const { person, member, path, id } = await withSnapshot();
  const situation = { neighbourhood: "2", time: "00:00", member: "yes" };
  const answer = await person.submit(path, sheet(situation));
  expect(answer.headers.get("set-cookie")).toContain("waffir_area");
  const [order] = ask("select * from orders where user_id = ?", member.userId);
  expect(order).toMatchObject({ neighbourhood_id: 2, hour_known: 1, member: 1 });
  const [area] = ask<{ name_en: string }>("select name_en from neighbourhoods where id = 2");
  const own = await (await person.ask(`/contributions/${id}`)).text();
  for (const word of [area?.name_en ?? "", say("sheet:membership.yes"), "00:00"])
    expect(own).toContain(word);
  // The next form has the neighbourhood already.
  const next = (await upload(person, [{ bytes: await freshPicture() }])).headers.get("location");
  expect(await (await person.ask(`${next}?type`)).text()).toMatch(
    /<option (?=[^>]*value="2")[^>]*selected/,
  );
});

test.each([
  ["neighbourhood", "99999"],
  ["neighbourhood", "<b>"],
  ["time", "25:00"],
] as const)(
  "%s «%s» comes back with what to do, and everything else as it was typed",
  async (field, value) => {
    const { person, member, path } = await withSnapshot();
    const answer = await person.submit(path, sheet({ [field]: value, member: "no" }));
    const page = await pageAfter(person, answer);
    expect(page).toContain(say(`sheet:problem.${field}`).replaceAll('"', "&quot;"));
    expect(page).toContain('value="x restaurant"');
    expect(page).toMatch(/<option (?=[^>]*value="no")[^>]*selected/);
    expect(contributions(member.userId)).toEqual([]);
  },
);

test("a tip and a donation are kept apart from every fee; one larger than the order waits", async () => {
  const { ordinary, odd } = {
    ordinary: await withSnapshot(),
    odd: await withSnapshot(),
  };
  const more = (extra: number) => {
    const { total } = sheet();
    return (Number(total) + extra).toFixed(2);
  };
  await ordinary.person.submit(
    ordinary.path,
    sheet({ tip: "5.00", donation: "1.00", total: more(6) }),
  );
  expect(contributions(ordinary.member.userId)).toMatchObject([{ state: "accepted" }]);
  const charges = ask<{ kind: string; amount: number }>(
    "select kind, amount from order_charges join orders on orders.id = order_id where user_id = ?",
    ordinary.member.userId,
  );
  expect(charges).toEqual(
    expect.arrayContaining([
      { kind: "tip", amount: 500 },
      { kind: "donation", amount: 100 },
    ]),
  );
  expect(charges.map(({ kind }) => kind)).not.toContain("service");
  await odd.person.submit(odd.path, sheet({ tip: "5000", total: more(5000) }));
  expect(contributions(odd.member.userId)).toMatchObject([{ state: "waiting", reasons: "charge" }]);
});

test("a charge that is negative or larger than the order waits for a moderator", async () => {
  const { item_price } = bestOffer();
  const larger = riyals(item_price + 1);
  const odd: Record<string, string>[] = [
    { delivery_fee: larger, total: riyals(2 * item_price + 1) },
    { service_fee: larger, total: riyals(2 * item_price + 1) },
    { tip: "-2.00", total: riyals(item_price - 200) },
    { delivery_fee: "9.00", delivery_discount: "9.01", total: riyals(item_price - 1) },
    { discount: larger, total: "0", odd: "on" },
  ];
  for (const charges of odd) {
    const { member, path, person } = await withSnapshot();
    const nothing = { vat: "", delivery_fee: "" };
    await person.submit(path, sheet({ ...nothing, ...charges }));
    const [{ reasons, state } = { reasons: "", state: "" }] = contributions(member.userId);
    expect([state, reasons.split(" ").includes("charge")]).toEqual(["waiting", true]);
  }
});

test("a moderator can't count a charge below nothing, but correct it", async () => {
  const { item_price } = bestOffer();
  const { member, path, person } = await withSnapshot();
  const form = sheet({ vat: "", delivery_fee: "-2.00", total: riyals(item_price - 200) });
  await person.submit(path, form);
  const [{ id, reasons } = { id: "", reasons: "" }] = contributions(member.userId);
  expect(reasons).toBe("charge");
  const { person: judge } = await moderator();
  const accept = (fields: Record<string, string>) =>
    judge.submit(`/moderate/snapshots/${id}`, { ...form, ...fields, odd: "on", intent: "accept" });
  expect(await pageAfter(judge, await accept({}))).toContain(say("sheet:problem.delivery_fee"));
  expect(contributions(member.userId)).toMatchObject([{ state: "waiting" }]);
  await accept({ delivery_fee: "2.00", total: riyals(item_price + 200) });
  expect(contributions(member.userId)).toMatchObject([{ state: "accepted" }]);
});

test("parts that don't make the total are asked about, then looked at by a person", async () => {
  const { person, member, path } = await withSnapshot();
  const odd = await person.submit(path, sheet({ total: "1.00" }));
  expect(await pageAfter(person, odd)).toContain(say("sheet:problem.sum"));
  await person.submit(path, sheet({ total: "1.00", odd: "on" }));
  expect(contributions(member.userId)).toMatchObject([{ state: "waiting", reasons: "parts" }]);
});

test("a dish chosen before is filled in; another can be looked for by name", async () => {
  const { person, path } = await withSnapshot({ path: "/contribute/snapshot/new?dish=1" });
  expect(await (await person.ask(`${path}?type`)).text()).toMatch(
    /<select[^>]*name="dish_id"(?:(?!<\/select>).)*<option (?=[^>]*value="1")[^>]*selected/s,
  );
  const found = await person.submit(path, {
    ...sheet({ restaurant: "عمو حمزة", dish: "شاورما دجاج", dish_id: "" }),
    intent: "find",
  });
  expect(await pageAfter(person, found)).toMatch(
    /<option [^>]*value="\d+"[^>]*>(?:<!-- -->)?Chicken Shawarma/,
  );
});

test("a sheet sent after the session ended leads through signing in back to the sheet as it was typed", async () => {
  const { person, path, member } = await withSnapshot();
  const session = person.cookies.get("waffir_session") ?? "";
  person.cookies.delete("waffir_session");
  const away = await person.submit(path, sheet({ total: "77.77" }));
  const to = new URL(away.headers.get("location") ?? "", "http://x").searchParams.get("redirectTo");
  person.cookies.set("waffir_session", session);
  expect(await (await person.ask(to ?? "")).text()).toContain('value="77.77"');
  expect(contributions(member.userId)).toEqual([]);
});

test("one person is limited to ten snapshots in ten minutes", async () => {
  const { person } = await signedInVisitor(server);
  for (let count = 0; count < 10; count++) await upload(person, []);
  const answer = await upload(person, [{ bytes: await freshPicture() }]);
  expect(await pageAfter(person, answer)).toContain(say("uploads:problem.often"));
});

test("the signed out are led to sign in and back, dish and all", async () => {
  for (const path of [
    "/contribute/snapshot/new?dish=1",
    "/contribute/snapshot/sn_x",
    "/contributions",
    "/moderate/snapshots",
    "/moderate/snapshots/cn_x",
  ]) {
    const answer = await fetch(server.origin + path, { redirect: "manual" });
    expect(answer.headers.get("location")).toBe(
      `/login?${new URLSearchParams({ redirectTo: path })}`,
    );
  }
});

import { afterAll, beforeAll, expect, test } from "vitest";
import { freshPicture, pageAfter, signedInVisitor, upload } from "~tests/support/checkouts";
import { translator } from "~tests/support/e2e";
import { startServer, type TestServer } from "~tests/support/server";
import { riyals, snapshotDesk } from "~tests/support/snapshot-desk";
import type { Visitor } from "~tests/support/visitor";

let server: TestServer;
let say: Awaited<ReturnType<typeof translator>>;
beforeAll(async () => {
  server = await startServer();
  say = await translator("en");
});
afterAll(() => server.stop());

const { ask, bestOffer, contributions, moderator, sheet, waiting } = snapshotDesk(() => server);

test("a moderator sees what waits, the picture and why, and accepts it", async () => {
  const { member, caseId, person: sender } = await waiting();
  const { person } = await moderator();
  expect(await (await person.ask("/moderate/snapshots")).text()).toContain(caseId);
  const page = await (await person.ask(`/moderate/snapshots/${caseId}`)).text();
  expect(page).toContain(say("outcomes:reason.parts"));
  expect(page).toMatch(/\/pictures\/[0-9a-z]{32}\.webp/);
  const answer = await person.submit(`/moderate/snapshots/${caseId}`, {
    ...sheet({ odd: "on" }),
    intent: "accept",
  });
  expect(answer.headers.get("location")).toBe("/moderate/snapshots?done=accepted");
  expect(contributions(member.userId)).toMatchObject([{ state: "accepted" }]);
  expect(await (await sender.ask("/contributions")).text()).toContain(
    say("outcomes:outcome.accepted"),
  );
});

test("a moderator corrects it: what counts is what was corrected", async () => {
  const { member, caseId, id, person: sender } = await waiting();
  const { person } = await moderator();
  const { item_price, delivery_fee, vat_on_top } = bestOffer();
  const total = item_price + delivery_fee + vat_on_top;
  const right = sheet({ item_price: riyals(item_price + 100), total: "1.00", odd: "on" });
  const taken = () =>
    ask<{ item_price: number; observed_at: number }>(
      `select item_price, observed_at from observations where user_id = ?
        and id not in (select observation_id from withdrawals)`,
      member.userId,
    );
  const correct = (fields: Record<string, string>) =>
    person.submit(`/moderate/snapshots/${caseId}`, { ...right, ...fields, intent: "accept" });
  await correct({});
  const [{ observed_at: sent } = { observed_at: 0 }] = ask<{ observed_at: number }>(
    "select observed_at from contributions where user_id = ?",
    member.userId,
  );
  expect(taken()).toEqual([{ item_price: item_price + 100, observed_at: sent }]);
  const day = new Date(Date.now() - 5 * 86_400_000).toISOString().slice(0, 10);
  await correct({ date: day });
  const noon = Date.parse(`${day}T12:00:00+03:00`);
  expect(taken()).toEqual([{ item_price: item_price + 100, observed_at: noon }]);

  // Its sender reads what counts, and accepting the case as it opens again changes nothing.
  const own = await (await sender.ask(`/contributions/${id}`)).text();
  expect(own).toContain(say("outcomes:outcome.corrected"));
  expect(own).toContain(riyals(total + 100));
  const page = await (await person.ask(`/moderate/snapshots/${caseId}`)).text();
  const fields = [...page.matchAll(/<input[^>]*name="(\w+)"[^>]*value="([^"]*)"/g)];
  const opened = Object.fromEntries(fields.map(([, name, value]) => [name, value]));
  expect(opened).toMatchObject({ item_price: riyals(item_price + 100), date: day });
  const { dish_id, platform, ...rest } = opened;
  await correct({ ...rest });
  expect(taken()).toEqual([{ item_price: item_price + 100, observed_at: noon }]);
});

test("a moderator rejects it with a reason and a note, which its sender reads", async () => {
  const { person: sender, caseId, id } = await waiting();
  const { person } = await moderator();
  const form = { ...sheet({ odd: "on" }), intent: "reject", note: "Look <b>again</b>" };
  const asked = await person.submit(`/moderate/snapshots/${caseId}`, form);
  expect(await pageAfter(person, asked)).toContain(say("moderation:case.reasonMissing"));
  await person.submit(`/moderate/snapshots/${caseId}`, { ...form, reason: "wrong_dish" });
  const page = await (await sender.ask(`/contributions/${id}`)).text();
  expect(page).toContain(say("outcomes:reason.wrong_dish"));
  expect(page).toContain("Look &lt;b&gt;again&lt;/b&gt;");
});

test("a moderator lets a dish in that is none of ours: only then it is on the menu, and its price counts", async () => {
  const names = {
    restaurant: "Qasr Zuhal Test Kitchen",
    dish: "Moon Rock Kabsa",
    dish_id: "new",
  };
  const { person: sender, member, id, caseId } = await waiting(names);
  const named = () => ask("select id from dish_names where name_en = ?", names.dish);
  expect(named()).toEqual([]);
  expect(await (await sender.ask(`/contributions/${id}`)).text()).toContain(
    say("outcomes:reason.new_dish"),
  );
  const { person } = await moderator();
  expect(await (await person.ask("/moderate/snapshots")).text()).toContain(caseId);
  const accept = () =>
    person.submit(`/moderate/snapshots/${caseId}`, {
      ...sheet({ ...names, odd: "on" }),
      intent: "accept",
    });
  await Promise.all([accept(), accept()]);
  expect(named()).toHaveLength(1);
  expect(contributions(member.userId)).toMatchObject([{ state: "accepted" }]);
  const answer = await (
    await fetch(`${server.origin}/api/search`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ query: "Moon Rock Kabsa from Qasr Zuhal Test Kitchen" }),
    })
  ).json();
  expect(answer).toMatchObject({ matches: [{ brand: { name: names.restaurant } }] });
});

test("a moderator decides nothing of their own, and nobody else decides anything", async () => {
  const { member, person, caseId } = await waiting();
  const form = { ...sheet({ odd: "on" }), intent: "accept" };
  expect((await person.submit(`/moderate/snapshots/${caseId}`, form)).status).toBe(404);
  expect((await person.ask("/moderate/snapshots")).status).toBe(404);
  ask("update users set role = 'moderator' where id = ?", member.userId);
  const page = await (await person.ask(`/moderate/snapshots/${caseId}`)).text();
  expect(page).toContain(say("moderation:case.problem.own"));
  await person.submit(`/moderate/snapshots/${caseId}`, form);
  expect(contributions(member.userId)).toMatchObject([{ state: "waiting" }]);
  expect((await person.ask("/moderate/snapshots/cn_nothing")).status).toBe(404);
  expect((await person.submit("/moderate/snapshots/cn_nothing", form)).status).toBe(404);
});

test("a moderator is shown pictures that look alike, as a hint", async () => {
  const sharp = (await import("sharp")).default;
  const bytes = await freshPicture();
  const first = await signedInVisitor(server);
  await upload(first.person, [{ bytes }]);
  const second = await signedInVisitor(server);
  const alike = await sharp(bytes).resize(80, 120).jpeg({ quality: 60 }).toBuffer();
  const path = (await upload(second.person, [{ bytes: alike }])).headers.get("location") ?? "";
  await second.person.submit(path, sheet({ total: "1.00", odd: "on" }));
  const [{ id } = { id: "" }] = contributions(second.member.userId);
  const { person } = await moderator();
  const page = await (await person.ask(`/moderate/snapshots/${id}`)).text();
  expect(page).toContain(say("moderation:case.similar"));
});

/** What a case says it showed, as its form sends it back. */
async function seen(person: Visitor, caseId: string): Promise<string> {
  const page = await (await person.ask(`/moderate/snapshots/${caseId}`)).text();
  return /name="seen" value="([^"]*)"/.exec(page)?.[1] ?? "";
}

test("of two moderators with one case the second is told what the first decided, and may then decide anew", async () => {
  const { member, caseId } = await waiting();
  const one = (await moderator()).person;
  const two = (await moderator()).person;
  const accept = { ...sheet({ odd: "on" }), intent: "accept", seen: await seen(one, caseId) };
  const reject = { ...accept, intent: "reject", reason: "altered", note: "look at the total" };
  const decide = (person: Visitor, form: Record<string, string>) =>
    person.submit(`/moderate/snapshots/${caseId}`, form);
  await decide(one, accept);
  const told = await pageAfter(two, await decide(two, reject));
  expect(told).toContain(say("moderation:case.problem.decided"));
  expect(told).toContain("look at the total");
  expect(contributions(member.userId)).toMatchObject([{ state: "accepted" }]);
  // The same form doubled is the same decision.
  await decide(one, accept);
  await decide(two, { ...reject, seen: await seen(two, caseId) });
  expect(contributions(member.userId)).toMatchObject([{ state: "rejected", reasons: "altered" }]);
  expect(ask("select sum(amount) as n from points where user_id = ?", member.userId)).toEqual([
    { n: 0 },
  ]);
});

test("of two moderators deciding at the same moment one decides", async () => {
  const { member, caseId } = await waiting();
  const people = await Promise.all([moderator(), moderator()]);
  const form = { ...sheet({ odd: "on" }), seen: await seen(people[0].person, caseId) };
  const answers = await Promise.all(
    people.map(({ person }, place) =>
      person.submit(`/moderate/snapshots/${caseId}`, {
        ...form,
        ...(place === 0 ? { intent: "accept" } : { intent: "reject", reason: "other" }),
      }),
    ),
  );
  const decided = answers.filter(({ headers }) => headers.get("location")?.includes("?done="));
  expect(decided).toHaveLength(1);
  const accepted = answers[0] === decided[0];
  expect(contributions(member.userId)).toMatchObject([
    { state: accepted ? "accepted" : "rejected" },
  ]);
});

test("a picture that two uploaded before either sent it counts once: the case of the second says so, and can't be accepted", async () => {
  const bytes = await freshPicture();
  const people = [await signedInVisitor(server), await signedInVisitor(server)];
  const paths: string[] = [];
  for (const { person } of people)
    paths.push((await upload(person, [{ bytes }])).headers.get("location") ?? "");
  for (const [place, { person }] of people.entries())
    await person.submit(paths[place] ?? "", sheet());
  const second = people[1]?.member.userId ?? "";
  const rejected = [{ state: "rejected", reasons: "picture_known" }];
  expect(contributions(second)).toMatchObject(rejected);

  const { person } = await moderator();
  const path = `/moderate/snapshots/${contributions(second)[0]?.id}`;
  const main = /<main.*<\/main>/s.exec(await (await person.ask(path)).text())?.[0] ?? "";
  expect(main).toContain("Rejected automatically");
  expect(main).not.toContain("Accepted automatically");
  expect(main).not.toContain('value="accept"');
  const answer = await person.submit(path, { ...sheet({ odd: "on" }), intent: "accept" });
  expect(await pageAfter(person, answer)).toContain(say("moderation:case.problem.known"));
  expect(contributions(second)).toMatchObject(rejected);
  expect(ask("select id from observations where user_id = ?", second)).toEqual([]);
});

test("who proposed a dish that is not let in reads why", async () => {
  const names = { restaurant: "Qasr Zuhal Other Kitchen", dish: "Comet Mandi", dish_id: "new" };
  const { person: sender, id, caseId } = await waiting(names);
  const { person } = await moderator();
  const form = { ...sheet({ ...names, odd: "on" }), intent: "reject", reason: "unreadable" };
  await person.submit(`/moderate/snapshots/${caseId}`, { ...form, note: "too dark" });
  const page = await (await sender.ask(`/contributions/${id}`)).text();
  expect(page).toContain(say("outcomes:reason.unreadable"));
  expect(page).toContain("too dark");
});

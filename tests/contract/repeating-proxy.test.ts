import { expect, test } from "vitest";
import { newId } from "~/features/assistant/chat/new-id";
import { freshPicture, signedInVisitor, upload } from "~tests/support/checkouts";
import { direct } from "~tests/support/direct";
import { startRepeatingProxy } from "~tests/support/repeating-proxy";
import { startServer, type TestServer } from "~tests/support/server";
import { snapshotDesk } from "~tests/support/snapshot-desk";
import { newPhone, Visitor } from "~tests/support/visitor";

/** What each answer leads to, without the names that differ each time. */
const placeOf = (answer: Response) =>
  (answer.headers.get("location") ?? "").replace(/\b(\w\w_\w{16,}|[0-9a-f]{32})\b/g, "…");

/** A day in which a person, one who leaves and a moderator do whatever people can write. @returns what became of each step. */
async function aDay(server: TestServer): Promise<string[]> {
  const { ask, bestOffer, moderator, sheet } = snapshotDesk(() => server);
  const steps: string[] = [];
  const note = (what: string, answer: Response) => {
    steps.push(`${what}: ${answer.status} ${placeOf(answer)}`);
    return answer.headers.get("location") ?? "";
  };
  const sender = (person: Visitor) => async (path: string, fields: Record<string, string>) =>
    note(path.replace(/\w\w_\w{16,}/, "…"), await person.submit(path, fields));
  const hiddenOf = (page: string, name: string) =>
    new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1] ?? "";

  const person = new Visitor(server, { "Accept-Language": "en", Accept: "text/html" });
  const send = sender(person);
  const phone = newPhone();
  note("a code", await person.askCode(phone));
  note("signs in", await person.signIn(phone));
  const names = { bio: "Twice", display_name: "Amal" };
  note("profile", await person.sendJson("PATCH", "/api/profile/me", names));
  await send("/feedback", { category: "bug", message: "Twice", formId: "f".repeat(43) });
  await send("/nearby", { formId: "g".repeat(43), name: "Twice Grill", area: "1", note: "" });
  await send("/destination", { area: "1", at: "", back: "/" });
  await send("/profile/watches", { intent: "follow", dish: "1", from: "dish" });
  await send("/profile/memory", { intent: "add", text: "I don't eat lamb" });
  const { dish_id, platform, item_price } = bestOffer();
  for (const word of ["right", "undo"])
    await send("/prices/tap", { tap: `${word} ${dish_id} ${platform} ${item_price}`, to: "/" });
  const report = { reason: "altered", note: "look", seen: String(item_price) };
  await send(`/prices/flag/${dish_id}/${platform}`, report);
  const order = { platform: "platform_a", subtotal: "45", neighbourhood: "2", member: "no" };
  await send("/prices/delivery/1", { ...order, delivery_fee: "9.50", service_fee: "" });
  await send("/prices/delivery/1", { intent: "undo", platform: "platform_a" });
  await send("/prices/delivery/1", { ...order, delivery_fee: "45.50", service_fee: "" });
  await send("/restaurants/10/facts", { about: "closed", closed: "yes" });
  await send("/chat", { message: "cheapest burger?", conversation: newId(), question: newId() });
  const odd: Record<string, string> = { total: "1.00", odd: "on" };
  for (const changes of [{}, odd]) {
    const path = note("picture", await upload(person, [{ bytes: await freshPicture() }]));
    await send(path.replace(/\?.*/, ""), sheet(changes));
  }

  const { person: moderating } = await moderator();
  const decide = sender(moderating);
  const [waiting] = ask<{ id: string }>("select id from contributions where state = 'waiting'");
  const id = waiting?.id ?? "";
  await decide(`/moderate/snapshots/${id}`, { ...sheet({ odd: "on" }), intent: "accept" });
  for (const [queue, decision] of [
    ["/moderate/flags", { verdict: "upheld" }],
    ["/moderate/facts", { act: "accept" }],
    ["/moderate/fees", { act: "accepted" }],
  ] as const) {
    const page = await (await moderating.ask(queue)).text();
    const seen = hiddenOf(page, "seen");
    await decide(queue, { id: hiddenOf(page, "id"), ...decision, ...(seen && { seen }) });
  }
  await send("/contributions", { id });
  await send("/logout", {});

  const leaver = await signedInVisitor(server);
  const [own] = ask<{ username: string }>(
    "select username from users where id = ?",
    leaver.member.userId,
  );
  await sender(leaver.person)("/profile/delete", { username: own?.username ?? "" });
  return steps;
}

/** Tables that say how often somebody came, and what jobs do meanwhile. */
const PASSING = new Set(["leases", "rate_limits", "search_voices", "search_intents"]);

/** How many rows each table has, and how many text messages were sent. */
function counted(server: TestServer): Record<string, unknown> {
  const db = direct(server);
  try {
    const names = server.url.startsWith("file:")
      ? "select name from sqlite_schema where type = 'table' and sql not like '%virtual%'"
      : "select tablename as name from pg_tables where schemaname = 'public'";
    const sent = server.output().split('"sms"').length - 1;
    const rows = Object.fromEntries(
      (db.prepare(names).pluck().all() as string[])
        .filter((name) => !PASSING.has(name))
        .sort()
        .map((name) => [name, Number(db.prepare(`select count(*) from "${name}"`).pluck().get())]),
    );
    return { ...rows, sent };
  } finally {
    db.close();
  }
}

test("a proxy that sends all writes twice at once changes nothing of what is kept and told", async () => {
  const [straight, repeated] = await Promise.all([startServer(), startServer()]);
  const proxy = await startRepeatingProxy(repeated.origin);
  const before = counted(straight);
  const steps = await aDay(straight);
  const again = await aDay({ ...repeated, origin: proxy.origin });
  // The second of two of the same picture, or of the same fact, is told that it is known.
  const first = (step: string) => step.replace("?known", "").replace("note=known", "note=added");
  expect(again.map(first)).toEqual(steps);
  expect(counted(repeated)).toEqual(counted(straight));
  expect(counted(straight)).not.toEqual(before);
  await proxy.stop();
  await Promise.all([straight.stop(), repeated.stop()]);
});

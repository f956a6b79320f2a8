import { afterAll, beforeAll, expect, test } from "vitest";
import { pageAfter, signedInVisitor } from "~tests/support/checkouts";
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

const { ask, bestOffer, moderator, sheet, withSnapshot } = snapshotDesk(() => server);

/** What a page's form carries unseen. */
async function hidden(person: Visitor, path: string, name: string): Promise<string> {
  const page = await (await person.ask(path)).text();
  return new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1] ?? "";
}

test("an upheld report takes the reported price down, once the moderator has seen what stands for it", async () => {
  const { dish_id, platform, item_price } = bestOffer();
  const shown = () =>
    ask(
      `select 1 from offers where dish_id = ? and platform = ?
        and (abs(item_price - ?) <= 50 or abs(item_price - ?) <= ? / 50)`,
      ...[dish_id, platform, item_price, item_price, item_price],
    );
  const form = `/prices/flag/${dish_id}/${platform}`;
  const { person: reporter } = await signedInVisitor(server);
  const seen = await hidden(reporter, form, "seen");
  const report = await reporter.submit(form, { reason: "altered", note: "look", seen });
  expect(await pageAfter(reporter, report)).toContain(say("evidence:flag.sent"));

  const { person } = await moderator();
  const queue = "/moderate/flags";
  const fields = {
    id: await hidden(person, queue, "id"),
    seen: await hidden(person, queue, "seen"),
    verdict: "upheld",
  };
  // Somebody else comes to stand for it while the moderator looks.
  const witness = await withSnapshot();
  await witness.person.submit(witness.path, sheet());
  const moved = await pageAfter(person, await person.submit(queue, fields));
  expect(moved).toContain(say("evidence:flags.moved"));
  expect(moved).toContain(riyals(item_price));
  expect(shown()).toHaveLength(1);

  const looked = { ...fields, seen: await hidden(person, queue, "seen") };
  const done = await pageAfter(person, await person.submit(queue, looked));
  expect(done).toContain(say("evidence:flags.done"));
  expect(done).toContain(say("evidence:flags.empty"));
  expect(shown()).toEqual([]);
  // The same press once more changes nothing, and tells nobody that another was first.
  expect(await pageAfter(person, await person.submit(queue, looked))).toContain(
    say("evidence:flags.done"),
  );
});

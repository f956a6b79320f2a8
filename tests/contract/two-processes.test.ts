import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { VisionAnswer } from "~/features/checkout/vision/schema";
import { PLATFORMS } from "~/features/prices/platform";
import { jobs } from "~/jobs.server";
import { startBucket, type TestBucket } from "~tests/support/bucket";
import { freshPicture, signedInVisitor, upload } from "~tests/support/checkouts";
import { call } from "~tests/support/contract";
import { translator } from "~tests/support/e2e";
import { type ModelServer, startModelServer } from "~tests/support/model-server";
import { PATIENCE_MS } from "~tests/support/patience";
import { startServer, type TestServer } from "~tests/support/server";
import { snapshotDesk } from "~tests/support/snapshot-desk";
import { Visitor } from "~tests/support/visitor";

let model: ModelServer;
let bucket: TestBucket;
/** Two processes with one database and one bucket, each as good as the other. */
let one: TestServer;
let other: TestServer;
/** As whom the first of them does jobs. */
let holderOfOne: string;
beforeAll(async () => {
  [model, bucket] = await Promise.all([startModelServer(), startBucket()]);
  const settings = {
    ...model.settings,
    ...bucket.settings,
    VISION_MODEL: "any-that-sees",
    TRUST_PROXY: "1",
  };
  one = await startServer(settings);
  holderOfOne = await vi.waitUntil(() => leaseOf(JOB)?.holder, PATIENCE_MS);
  other = await startServer({ ...settings, DATABASE_URL: one.url });
});
afterAll(async () => {
  await Promise.all([one, other].map((server) => server?.stop()));
  await Promise.all([model?.stop(), bucket?.stop()]);
});

const desk = snapshotDesk(() => one);
const otherDesk = snapshotDesk(() => other);

test("a picture is read once, however many processes show the page of who waits for it", async () => {
  const say = await translator("en");
  const { person } = await signedInVisitor(one);
  let tell = () => {};
  const told = new Promise<void>((resolve) => {
    tell = resolve;
  });
  model.behave({ says: JSON.stringify(SEEN), after: told });
  const sent = await upload(person, [{ bytes: await freshPicture() }], { consent: "on" });
  const path = sent.headers.get("location") ?? "";
  const there = new Visitor(other, { "Accept-Language": "en", Cookie: person.cookie });
  const pageOf = async (visitor: Visitor) => (await visitor.ask(path)).text();
  await expect.poll(() => model.asked.length).toBe(1);
  for (const visitor of [there, person, there, there])
    expect(await pageOf(visitor)).toContain(say("snapshots:reading.lead"));
  tell();
  for (const visitor of [there, person])
    await expect.poll(() => pageOf(visitor)).toContain(SEEN.restaurant);
  expect(model.asked).toHaveLength(1);
});

const SEEN = {
  restaurant: "Zarqoon of the two",
  items: [{ name: "Kabsa", quantity: 1, price: 20 }],
  ...{ subtotal: 20, deliveryFee: 5, serviceFee: null, smallOrderFee: null, cashFee: null },
  ...{ discount: null, deliveryDiscount: null, tip: null, donation: null, wallet: null },
  ...{ vat: null, vatIncluded: true, total: 25, date: null },
} satisfies VisionAnswer;

/** Has every second who earns something hold it back for a while, so that the later would come out first. SQLite lets one write at a time by itself. */
const LINGER = [
  "create function linger() returns trigger language plpgsql as $$ begin perform pg_sleep((new.id % 2) * 0.5); return null; end $$",
  "create trigger linger after insert on points for each row execute function linger()",
];
const EACH = 4;
const ROUNDS = 2;
const LEDGER = `select username, sum(amount) as points from points
  join users on users.id = points.user_id group by username`;

test("the boards of two processes show whatever is earned in both of them at once", async () => {
  if (one.url.startsWith("postgres:")) for (const sql of LINGER) desk.ask(sql);
  const names = new Set<string>();
  const pointsOf = (rows: { username: string; points: number }[]) =>
    Object.fromEntries(
      rows.flatMap(({ username, points }) =>
        names.has(username) ? [[username, Number(points)]] : [],
      ),
    );
  const earned = async (server: TestServer) => pointsOf(await board(server));
  for (let round = 1; round <= ROUNDS; round++) {
    const desks = [desk, otherDesk].flatMap((of) => Array<typeof desk>(EACH).fill(of));
    const people = await Promise.all(desks.map((of) => of.withSnapshot()));
    for (const { member } of people) names.add(onBoard(member.userId));
    let over = false;
    const looking = [one, other].map(async (server) => {
      while (!over) await earned(server);
    });
    // Of different dishes: those of one would wait for each other anyhow.
    await Promise.all(
      people.map(({ person, path }, at) =>
        person.submit(path, desk.sheet({}, desk.bestOffer(at * PLATFORMS.length))),
      ),
    );
    over = true;
    await Promise.all(looking);
    const all = pointsOf(desk.ask(LEDGER));
    expect(Object.keys(all).length).toBeGreaterThan(EACH * round);
    expect([await earned(one), await earned(other)]).toEqual([all, all]);
  }
});

/** Has a person be seen on boards. @returns by which name. */
function onBoard(userId: string): string {
  const shown = "show_public_profile = 1, show_in_leaderboard = 1";
  desk.ask(`update users set ${shown} where id = ?`, userId);
  const [row] = desk.ask<{ username: string }>("select username from users where id = ?", userId);
  return row?.username ?? "";
}

let asked = 0;
async function board({ origin }: TestServer): Promise<{ username: string; points: number }[]> {
  asked += 1;
  // Of one address a minute has too few.
  const headers = { "X-Forwarded-For": `10.8.${Math.floor(asked / 50) % 250}.1` };
  const { body } = await call(origin, "/api/leaderboard?period=all&limit=100", { headers });
  return (body as { entries: { username: string; points: number }[] }).entries;
}

const JOB = "Old pictures forgotten";
/** A picture that is to go, and does not. */
const OLD = "f".repeat(32);
/** After so long another process goes on with the job of one that was killed, ms. */
const PROMISED_MS = 120_000;

const leaseOf = (job: string) =>
  desk.ask<{ holder: string; until: number }>(
    "select holder, until from leases where name = ?",
    `job ${job}`,
  )[0];

test("a job whose process is killed in the middle of it is done by the other", async () => {
  expect(jobs({} as Parameters<typeof jobs>[0]).map(({ name }) => name)).toContain(JOB);
  bucket.objects.set(`${OLD}.webp`, Buffer.from("old"));
  bucket.stuck = `${OLD}.webp`;
  desk.ask("insert into picture_removals (name, due_at) values (?, 0)", OLD);
  // As if the hour were over: it is due for whoever looks first.
  desk.ask("delete from leases where name = ?", `job ${JOB}`);
  await expect.poll(() => bucket.removals).toContain(`${OLD}.webp`);
  const killed = leaseOf(JOB)?.holder;
  await (killed === holderOfOne ? one : other).kill();
  bucket.stuck = null;
  const left = () => [...bucket.objects.keys()].filter((key) => key.startsWith(OLD));
  await expect.poll(left, { timeout: PROMISED_MS }).toEqual([]);
  await expect
    .poll(() => desk.ask("select name from picture_removals where name = ?", OLD))
    .toEqual([]);
  expect(leaseOf(JOB)?.holder).not.toBe(killed);
});

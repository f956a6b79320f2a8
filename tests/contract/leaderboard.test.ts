import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DAY_MS, riyadhDay } from "~/i18n/days";
import { call } from "~tests/support/contract";
import { type Direct, direct } from "~tests/support/direct";
import { type Member, newMembers } from "~tests/support/members";
import { startServer, type TestServer } from "~tests/support/server";

const PATH = "/api/leaderboard";
let server: TestServer;
let people: Member[];
beforeAll(async () => {
  server = await startServer({ TRUST_PROXY: "1" });
  people = await newMembers(server, 8);
  // The board of these tests is their own people's.
  write((db) => hideSample(db));
  const names = ["ali", "badr", "celia", "dana", "esam", "faisal", "ghaliah", "huda"];
  write((db) => {
    for (const [i, { userId }] of people.entries())
      db.prepare(
        "update users set username = ?, display_name = ?, show_public_profile = 1, show_in_leaderboard = 1 where id = ?",
      ).run(`${names[i]}-board`, `Person ${names[i]}`, userId);
    const points = [50, 30, 30, 10, 0, 40, 20, 70];
    for (const [i, amount] of points.entries()) if (amount) pay(db, i, amount);
  });
});
afterAll(() => server.stop());

function write(run: (db: Direct) => void): void {
  const db = direct(server);
  run(db);
  db.close();
}

/** Takes the people of the sample off the boards, and their profiles away. */
const hideSample = (db: Direct) =>
  db
    .prepare(
      "update users set is_service = 1, show_public_profile = 0, show_in_leaderboard = 0 where username like 'sample-%'",
    )
    .run();

let lines = 0;
function pay(db: Direct, person: number, amount: number, daysAgo = 0): void {
  const at = Date.now() - daysAgo * DAY_MS;
  const kind = amount > 0 ? "snapshot" : "reversal";
  db.prepare(
    "insert into points (user_id, amount, kind, subject, day, at) values (?, ?, ?, ?, ?, ?)",
  ).run(people[person]?.userId, amount, kind, `snapshot test ${++lines} 0`, riyadhDay(at), at);
}

const change = (person: number, body: object) =>
  call(server.origin, "/api/profile/me", {
    method: "PATCH",
    headers: { Cookie: people[person]?.cookie ?? "", "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });

interface Board {
  entries: { rank: number; username: string; points: number; avatar_url: string }[];
  count: number;
  next_offset: number | null;
}

let asked = 0;
const ask = (query: string) =>
  call(server.origin, encodeURI(PATH + query), {
    headers: { "X-Forwarded-For": `10.7.${Math.floor(++asked / 250)}.${asked % 250}` },
  });

async function board(query = ""): Promise<Board> {
  const answer = await ask(query);
  expect(answer.status).toBe(200);
  return answer.body as Board;
}

const names = ({ entries }: Board) => entries.map(({ username }) => username.split("-")[0]);

test("most points first; equal points share a rank, and the next one counts them", async () => {
  const all = await board("?period=all");
  expect(all.entries.map(({ rank, username, points }) => [rank, username, points])).toEqual([
    [1, "huda-board", 70],
    [2, "ali-board", 50],
    [3, "faisal-board", 40],
    [4, "badr-board", 30],
    [4, "celia-board", 30],
    [6, "ghaliah-board", 20],
    [7, "dana-board", 10],
  ]);
  expect(all).toMatchObject({ count: 7, next_offset: null });
  const [first] = all.entries;
  expect((await fetch(first?.avatar_url ?? "")).status).toBe(200);
});

test("pages follow one another without a gap or a repetition", async () => {
  const seen: (string | undefined)[] = [];
  for (let offset: number | null = 0; offset !== null; ) {
    const page: Board = await board(`?period=all&limit=3&offset=${offset}`);
    seen.push(...names(page));
    offset = page.next_offset;
  }
  expect(seen).toEqual(names(await board("?period=all")));
  expect(await board("?period=all&offset=500")).toMatchObject({ entries: [], next_offset: null });
});

test("what was earned before the week or the month counts no more there", async () => {
  write((db) => pay(db, 4, 500, 45));
  expect(names(await board("?period=all"))[0]).toBe("esam");
  expect(names(await board("?period=month"))).not.toContain("esam");
  expect(names(await board("?period=week"))).not.toContain("esam");
  write((db) => pay(db, 4, -500, 45));
  expect(names(await board("?period=all"))).not.toContain("esam");
});

test("a district lists those whose area it is", async () => {
  await change(1, { area: "العليا" });
  expect(names(await board("?scope=district&area=العليا&period=all"))).toEqual(["badr"]);
  expect(names(await board("?scope=country&period=all"))).toContain("badr");
});

describe("who isn't there", () => {
  test.each(["show_public_profile", "show_in_leaderboard"])(
    "someone who switches %s off is gone from every board and page at once",
    async (name) => {
      const page = async (path: string) => {
        const response = await fetch(server.origin + path);
        return { status: response.status, text: await response.text() };
      };
      expect((await page("/leaderboard?period=all")).text).toContain("Person huda");
      await change(7, { [name]: false });
      for (const query of ["", "?period=week", "?period=all", "?scope=country"])
        expect(names(await board(query)), query).not.toContain("huda");
      expect((await page("/leaderboard?period=all")).text).not.toContain("Person huda");
      expect((await page("/u/huda-board")).status).toBe(name === "show_public_profile" ? 404 : 200);
      await change(7, { [name]: true });
      expect(names(await board())).toContain("huda");
      expect((await page("/u/Huda-Board")).status).toBe(200);
    },
  );

  test("accounts that nobody stands behind, even when switched on", async () => {
    write((db) => {
      db.prepare("update users set show_public_profile = 1, show_in_leaderboard = 1").run();
      const id = db.prepare("select id from users where is_service = 1").pluck().get();
      db.prepare(
        "insert into points (user_id, amount, kind, subject, day, at) values (?, 9999, 'snapshot', 'snapshot service 0', ?, ?)",
      ).run(id, riyadhDay(Date.now()), Date.now());
    });
    const all = JSON.stringify(await board("?period=all&limit=100"));
    expect(all).not.toMatch(/sample-|9999/);
    expect((await fetch(`${server.origin}/u/sample-reem`)).status).toBe(404);
  });
});

test("its page writes thousands as every other page does", async () => {
  write((db) => pay(db, 7, 1234));
  const page = await fetch(`${server.origin}/leaderboard?period=all`, {
    headers: { "Accept-Language": "en" },
  });
  expect(await page.text()).toMatch(/>1,\d{3} points</);
  write((db) => pay(db, 7, -1234));
});

test("a public profile says nothing that is private", async () => {
  write((db) =>
    db.prepare("update users set phone = '+966501112223' where id = ?").run(people[0]?.userId),
  );
  const text = await (await fetch(`${server.origin}/u/ali-board`)).text();
  expect(text).toContain("Person ali");
  expect(text).not.toMatch(/501112223|trust_score/);
  for (const path of ["/u/nobody-at-all", "/u/%00", `/u/${"x".repeat(500)}`, "/u/..%2f"])
    expect((await fetch(server.origin + path)).status, path).toBe(404);
});

test.each([
  ["?scope=planet", "invalid_scope"],
  ["?scope=district", "invalid_area"],
  ["?scope=district&area=زحل", "invalid_area"],
  ["?period=year", "invalid_period"],
  ["?limit=0", "invalid_limit"],
  ["?limit=101", "invalid_limit"],
  ["?offset=-1", "invalid_offset"],
  ["?offset=x", "invalid_offset"],
])("%s is 400 %s", async (query, error) => {
  const answer = await ask(query);
  expect([answer.status, answer.body]).toEqual([400, { error }]);
});

test("60 a minute for each person, then 429 with Retry-After", async () => {
  const headers = { Cookie: people[6]?.cookie ?? "" };
  for (let i = 0; i < 60; i++)
    expect((await call(server.origin, PATH, { headers })).status).toBe(200);
  const answer = await call(server.origin, PATH, { headers });
  expect([answer.status, answer.body]).toEqual([429, { error: "rate_limit_exceeded" }]);
  expect(answer.headers.get("retry-after")).toBe("60");
});

test("another method is 405", async () => {
  const answer = await call(server.origin, PATH, { method: "POST" });
  expect([answer.status, answer.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
});

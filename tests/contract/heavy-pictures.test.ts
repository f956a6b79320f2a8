import { readdirSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import accounts from "~locales/en/accounts.json";
import { signedInVisitor } from "~tests/support/checkouts";
import { deepPng, manyScans, passes, photo } from "~tests/support/heavy-pictures";
import { startServer, type TestServer } from "~tests/support/server";
import type { Visitor } from "~tests/support/visitor";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

/** The service alone takes a sixth of it; one person's files took up to 2,400. */
const MOST_MB = 1_100;

async function sendAvatar(person: Visitor, file: Uint8Array): Promise<string | null> {
  const body = new FormData();
  body.set("picture", new Blob([new Uint8Array(file)]), "me");
  const answer = await person.ask("/profile/picture", { method: "POST", body });
  return answer.headers.get("location");
}

/** The memory that a process and its children ever had at once in their lives, MB; 0 where that is not told. */
function peakMb(pid: number): number {
  try {
    const peak = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0;
    const children = readdirSync(`/proc/${pid}/task`).flatMap((task) =>
      readFileSync(`/proc/${pid}/task/${task}/children`, "utf8").split(" ").filter(Boolean),
    );
    return children.reduce((sum, child) => sum + peakMb(Number(child)), Number(peak) / 1024);
  } catch {
    return 0;
  }
}

/** Asks as somebody else, one request after the other, until `work` is over; how many were answered before that. */
async function answeredMeanwhile(work: Promise<unknown>): Promise<number> {
  let over = false;
  const done = work.finally(() => {
    over = true;
  });
  let answered = 0;
  let peak = 0;
  while (!over) {
    const answer = await fetch(`${server.origin}/api/leaderboard`);
    await answer.arrayBuffer();
    if (!over) answered += 1;
    peak = Math.max(peak, peakMb(server.pid));
  }
  await done;
  expect(peak).toBeLessThan(MOST_MB);
  return answered;
}

test("ten bombs at once are refused in words, and nobody waits for them", async () => {
  const { person } = await signedInVisitor(server);
  const scans = await manyScans(5000, 5000, 89);
  const lines = deepPng(6000, { interlaced: true });
  expect(Math.max(scans.length, lines.length)).toBeLessThan(600_000);
  const files = Array.from({ length: 10 }, (_, at) => (at % 2 ? scans : lines));
  const answers = Promise.all(files.map((file) => sendAvatar(person, file)));
  expect(await answeredMeanwhile(answers)).toBeGreaterThan(0);
  for (const said of await answers)
    expect(said).toMatch(/^\/profile\?problem=picture_(?:huge|busy)$/);
  expect(await answers).toContain("/profile?problem=picture_huge");
  const page = await (await person.ask("/profile?problem=picture_huge")).text();
  expect(page).toContain(accounts.profile.problem.picture_huge);
  expect(server.output()).toMatch(/"upload_validation".*"problem":"huge"/);
});

test("ten of the heaviest that are taken hold up nobody, nor another person's picture", async () => {
  const { person } = await signedInVisitor(server);
  const other = await signedInVisitor(server);
  const heavy = [deepPng(5700), await manyScans(3500, 3500, 20)];
  const files = Array.from({ length: 9 }, (_, at) => heavy[at % 2] ?? Buffer.alloc(0));
  const own = Promise.all(files.map((file) => sendAvatar(person, file)));
  const theirs = sendAvatar(other.person, await photo(1200, 900));
  expect(await answeredMeanwhile(own)).toBeGreaterThan(0);
  expect(await theirs).toBe("/profile?note=picture");
});

test.each([
  ["as a phone takes it", photo],
  ["in the usual passes", passes],
])("a picture of 12 megapixels %s is taken", async (_, draw) => {
  const { person } = await signedInVisitor(server);
  expect(await sendAvatar(person, await draw(4032, 3024))).toBe("/profile?note=picture");
});

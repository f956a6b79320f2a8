import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ProfileAnswer } from "~/features/accounts/profile/schema";
import { newId } from "~/features/assistant/chat/new-id";
import { direct } from "~tests/support/direct";
import { startServer, type TestServer } from "~tests/support/server";
import { newPhone, Visitor } from "~tests/support/visitor";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const profileOf = async (person: Visitor) =>
  ((await (await person.ask("/api/profile/me")).json()) as ProfileAnswer).profile;

async function signedIn(): Promise<{ person: Visitor; phone: string }> {
  const person = new Visitor(server, { "Accept-Language": "en" });
  const phone = newPhone();
  await person.signIn(phone);
  return { person, phone };
}

const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><circle r="9"/></svg>';

describe("a picture", () => {
  const upload = (person: Visitor, file: Uint8Array, type = "image/jpeg") => {
    const body = new FormData();
    body.set("picture", new Blob([new Uint8Array(file)], { type }), "me.jpg");
    return person.ask("/profile/picture", { method: "POST", body });
  };
  const plain = { width: 900, height: 500, channels: 3, background: "teal" } as const;

  test("is written anew: square, WebP, and without where or by what it was taken", async () => {
    const { person } = await signedIn();
    const photo = await sharp({ create: plain })
      .withExif({ IFD0: { Make: "SECRETCAM" }, IFD3: { GPSLatitude: "24/1 42/1 0/1" } })
      .jpeg()
      .toBuffer();
    expect(photo.includes("SECRETCAM")).toBe(true);
    expect((await upload(person, photo)).headers.get("location")).toBe("/profile?note=picture");
    const answer = await fetch((await profileOf(person)).avatar_url);
    const bytes = Buffer.from(await answer.arrayBuffer());
    const { format, width, height, exif } = await sharp(bytes).metadata();
    expect([answer.headers.get("content-type"), format, width, height, exif]).toEqual([
      "image/webp",
      "webp",
      256,
      256,
      undefined,
    ]);
    expect(bytes.includes("SECRETCAM")).toBe(false);
  });

  test("can be taken away again, and is then nowhere", async () => {
    const { person } = await signedIn();
    await upload(person, await sharp({ create: plain }).png().toBuffer(), "image/png");
    const { avatar_url } = await profileOf(person);
    await person.submit("/profile/picture", { intent: "remove" });
    expect((await profileOf(person)).avatar_url).toMatch(/\.svg$/);
    expect((await fetch(avatar_url)).status).toBe(404);
  });

  test.each([
    ["text", Buffer.from("<svg onload=alert(1)>"), "picture_unreadable"],
    ["a drawing, which is a program", Buffer.from(DRAWING), "picture_unreadable"],
    ["a broken image", Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]), "picture_unreadable"],
    ["nothing", Buffer.alloc(0), "picture_unreadable"],
    ["9 MB", Buffer.alloc(9 * 1024 * 1024), "picture_large"],
  ])("that is %s changes nothing and says so", async (_what, file, problem) => {
    const { person } = await signedIn();
    const before = await profileOf(person);
    expect((await upload(person, file)).headers.get("location")).toBe(
      `/profile?problem=${problem}`,
    );
    expect(await profileOf(person)).toEqual(before);
  });

  test("that unpacks to far more than it weighs is not unpacked", async () => {
    const { person } = await signedIn();
    const bomb = await sharp({ create: { ...plain, width: 12_000, height: 12_000 } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(2 * 1024 * 1024);
    expect((await upload(person, bomb)).headers.get("location")).toContain("picture_huge");
  });
});

/** Says something to the assistant, and has it remember a fact. */
async function tellAssistant(person: Visitor, message: string) {
  await person.submit("/chat", {
    message,
    conversation: newId(),
    question: newId(),
  });
  await person.submit("/profile/memory", { intent: "add", text: "I don't eat lamb" });
}

test("everything kept about a person can be taken along", async () => {
  const { person, phone } = await signedIn();
  await person.sendJson("PATCH", "/api/profile/me", { bio: "All about me" });
  await person.sendJson("POST", "/api/feedback", { message: "What I told you" });
  await tellAssistant(person, "What is kabsa?");
  const answer = await person.ask("/profile/export");
  expect(answer.headers.get("content-disposition")).toContain("attachment");
  const text = await answer.text();
  const everything = JSON.parse(text) as Record<string, unknown>;
  expect(everything).toMatchObject({
    account: { phone, bio: "All about me" },
    feedback: [{ message: "What I told you" }],
    sessions: [{}],
    identities: [],
    observations: [],
    facts: [{ text: "I don't eat lamb" }],
    conversations: [{ question: "What is kabsa?", answer: expect.any(Array) }],
  });
  for (const secret of person.cookies.values()) expect(text).not.toContain(secret);
});

test("three copies an hour are enough; who wants more is told when", async () => {
  const { person } = await signedIn();
  for (let copy = 0; copy < 3; copy++)
    expect((await person.ask("/profile/export")).headers.get("content-type")).toContain("json");
  const answer = await person.ask("/profile/export");
  expect(answer.headers.get("location")).toBe("/profile?problem=export_often");
  const page = await person.ask("/profile?problem=export_often");
  expect(await page.text()).toContain("Try again in an hour");
});

test("an account is deleted for good, and the number is free for a new one", async () => {
  const { person, phone } = await signedIn();
  const { id, username } = await profileOf(person);
  await person.sendJson("PATCH", "/api/profile/me", { bio: "personal words" });
  await person.sendJson("POST", "/api/feedback", { message: "personal feedback" });
  await tellAssistant(person, "personal question");
  const elsewhere = new Visitor(server);
  elsewhere.cookies.set("waffir_session", person.cookies.get("waffir_session") ?? "");

  const refused = await person.submitRefused("/profile/delete", { username: "not-mine" });
  expect(refused).toContain('value="not-mine"');
  expect((await person.ask("/api/profile/me")).status).toBe(200);
  const answer = await person.submit("/profile/delete", { username });
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/privacy?deleted"]);
  expect((await elsewhere.ask("/api/profile/me")).status).toBe(401);

  const db = direct(server);
  const left = JSON.stringify([
    db.prepare("select * from users where id = ?").all(id),
    ...["sessions", "known_browsers", "identities", "avatars", "feedback"].map((table) =>
      db.prepare(`select * from ${table} where user_id = ?`).all(id),
    ),
    ...["user_facts", "conversations"].map((table) =>
      db.prepare(`select * from ${table} where user_id = ?`).all(id),
    ),
    db.prepare("select * from exchanges where question like '%personal%'").all(),
    db.prepare("select * from passcodes where phone = ?").all(phone),
  ]);
  db.close();
  for (const word of [phone, username, "personal", "lamb"]) expect(left).not.toContain(word);

  const again = new Visitor(server);
  await again.signIn(phone);
  expect((await profileOf(again)).id).not.toBe(id);
});

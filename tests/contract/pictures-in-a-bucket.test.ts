import { afterAll, beforeAll, expect, test } from "vitest";
import { startBucket, type TestBucket } from "~tests/support/bucket";
import { freshPicture, pageAfter, signedInVisitor, upload } from "~tests/support/checkouts";
import { translator } from "~tests/support/e2e";
import { startServer, type TestServer } from "~tests/support/server";
import { snapshotDesk } from "~tests/support/snapshot-desk";

let bucket: TestBucket;
let server: TestServer;
let say: Awaited<ReturnType<typeof translator>>;
beforeAll(async () => {
  say = await translator("en");
  bucket = await startBucket();
  server = await startServer(bucket.settings);
});
afterAll(async () => {
  await server?.stop();
  await bucket.stop();
});

const { ask } = snapshotDesk(() => server);
const files = () => [...bucket.objects.keys()];
const waiting = () => ask<{ name: string }>("select name from picture_removals");

async function sent() {
  const { person } = await signedInVisitor(server);
  const before = new Set(files());
  const answer = await upload(person, [{ bytes: await freshPicture() }]);
  const path = answer.headers.get("location") ?? "";
  const [file = ""] = files().filter((one) => !before.has(one));
  return { person, path, file, id: path.split("/").at(-1) ?? "" };
}

test("a picture lies in the bucket, and only its owner gets it, through us", async () => {
  const { person, file } = await sent();
  expect(file).toMatch(/^[0-9a-z]{32}\.webp$/);
  const own = await person.ask(`/pictures/${file}`);
  expect([own.status, own.headers.get("content-type")]).toEqual([200, "image/webp"]);
  expect(Buffer.from(await own.arrayBuffer())).toEqual(bucket.objects.get(file));
  const stranger = await signedInVisitor(server);
  expect((await stranger.person.ask(`/pictures/${file}`)).status).toBe(404);
  expect(waiting()).toEqual([]);
});

test("while the storage is away an upload says so, its page goes on, and what is taken back goes later", async () => {
  const { person, path, file, id } = await sent();
  bucket.mood = "failing";
  try {
    const refused = await upload(person, [{ bytes: await freshPicture() }], {
      platform: "platform_b",
    });
    const page = await pageAfter(person, refused);
    expect(page).toContain(say("uploads:problem.away"));
    expect(page).toMatch(/value="platform_b"[^>]*checked|checked[^>]*value="platform_b"/);
    const picture = await person.ask(`/pictures/${file}`);
    expect([picture.status, picture.headers.has("retry-after")]).toEqual([503, true]);
    expect((await person.ask(path)).status).toBe(200);
    await person.submit("/contributions", { id });
    expect(bucket.objects.has(file)).toBe(true);
    expect(waiting()).toContainEqual({ name: file.replace(".webp", "") });
  } finally {
    bucket.mood = "well";
  }
  const other = await sent();
  await other.person.submit("/contributions", { id: other.id });
  expect([bucket.objects.has(file), bucket.objects.has(other.file)]).toEqual([false, false]);
  expect(waiting()).not.toContainEqual({ name: file.replace(".webp", "") });
});

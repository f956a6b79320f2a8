import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { BUCKET, startBucket, type TestBucket } from "~tests/support/bucket";
import { type PictureStore, PicturesAway } from "./picture-store";
import { openBucket } from "./s3.server";

const NAME = "a".repeat(32);
const IMAGE = Buffer.from([1, 2, 3]);

let bucket: TestBucket;
let store: PictureStore;
beforeAll(async () => {
  bucket = await startBucket();
  store = await openBucket({ ...BUCKET, endpoint: bucket.endpoint });
});
beforeEach(() => {
  bucket.mood = "well";
  bucket.objects.clear();
});
afterAll(() => bucket.stop());

test("what is written is read, byte for byte, until it is removed, which may be done twice", async () => {
  await store.write(NAME, IMAGE);
  expect([...bucket.objects.keys()]).toEqual([`${NAME}.webp`]);
  expect(await store.read(NAME)).toEqual(IMAGE);
  await store.remove(NAME);
  await store.remove(NAME);
  expect(await store.read(NAME)).toBeNull();
});

test("opening it leaves nothing behind", async () => {
  await openBucket({ ...BUCKET, endpoint: bucket.endpoint });
  expect(bucket.objects.size).toBe(0);
});

test.each([
  ["another secret", { secretAccessKey: "other" }, "403"],
  ["another region", { region: "eu-west-1" }, "403"],
  ["a bucket that is not there", { bucket: "elsewhere" }, "no bucket"],
  ["an endpoint where nobody listens", { endpoint: "http://127.0.0.1:9" }, "127.0.0.1"],
])("with %s the service does not start, and says why", async (_what, wrong, why) => {
  const opening = openBucket({ ...BUCKET, endpoint: bucket.endpoint, ...wrong });
  await expect(opening).rejects.toMatchObject({
    name: "StartError",
    message: expect.stringContaining("S3_BUCKET"),
  });
  if (why === "127.0.0.1") return;
  await expect(opening).rejects.toThrow(why);
});

test.each(["failing", "elsewhere"] as const)(
  "storage that is %s is away, whatever is asked of it",
  async (mood) => {
    bucket.mood = mood;
    await expect(store.write(NAME, IMAGE)).rejects.toBeInstanceOf(PicturesAway);
    await expect(store.read(NAME)).rejects.toBeInstanceOf(PicturesAway);
    await expect(store.remove(NAME)).rejects.toBeInstanceOf(PicturesAway);
  },
);

test("storage that is slow is waited for, and one that says nothing is not waited for without end", async () => {
  bucket.mood = "slow";
  await store.write(NAME, IMAGE);
  expect(await store.read(NAME)).toEqual(IMAGE);
  const hasty = await openBucket({ ...BUCKET, endpoint: bucket.endpoint }, 500);
  bucket.mood = "silent";
  await expect(hasty.read(NAME)).rejects.toBeInstanceOf(PicturesAway);
  await expect(hasty.write(NAME, IMAGE)).rejects.toBeInstanceOf(PicturesAway);
});

test("half a picture is none", async () => {
  await store.write(NAME, IMAGE);
  bucket.mood = "cut";
  await expect(store.read(NAME)).rejects.toBeInstanceOf(PicturesAway);
});

test("a name that is none of ours leads nowhere", async () => {
  await expect(store.write("../other", IMAGE)).rejects.toThrow("Not the name");
});

import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import type { Ocr } from "~/providers/ocr/ocr";
import type { LocalReader } from "./local-reader";
import { readLocally } from "./read-locally.server";
import { emptyReading } from "./reading";
import type { ReadFailure } from "./snapshot-reader";
import { openSnapshotReader } from "./snapshot-reader.server";

const nothing: Ocr = { read: async () => [] };
const picture = sharp({ create: { width: 90, height: 60, channels: 3, background: "#fff" } })
  .png()
  .toBuffer();

/** Reads in this process, and finds no words. */
const here: LocalReader = {
  read: (image, options) => readLocally(nothing, image, options),
  close: async () => undefined,
};

/** Reads when told to. */
function held() {
  const release: (() => void)[] = [];
  const local: LocalReader = {
    read: (_, { signal }) =>
      new Promise((resolve, reject) => {
        release.push(() => resolve(emptyReading()));
        signal.addEventListener("abort", () => reject(signal.reason));
      }),
    close: async () => undefined,
  };
  return { local, release };
}

const me = { person: "me" };

async function failure(work: Promise<unknown>): Promise<ReadFailure | undefined> {
  return work.then(
    () => undefined,
    (error: { code: ReadFailure }) => error.code,
  );
}

const reader = openSnapshotReader({ local: here });
afterAll(() => reader.close());

test.each([
  ["nothing", Buffer.alloc(0)],
  ["text", Buffer.from("not a picture")],
  ["the beginning of a PNG", Buffer.from("89504e470d0a1a0a0000000d49484452", "hex")],
  ["an SVG with a script", Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'><script/></svg>")],
  ["noise", Buffer.from(Array.from({ length: 4096 }, (_, at) => (at * 131) & 255))],
])("%s is unreadable and harms nobody", async (_, bytes) => {
  expect(await failure(reader.read(bytes, me))).toBe("unreadable");
  expect((await reader.read(await picture, me)).total).toEqual({ value: null, sure: false });
});

test("half a picture is unreadable", async () => {
  const whole = await sharp({
    create: {
      width: 400,
      height: 300,
      channels: 3,
      background: "#a33",
      noise: { type: "gaussian", mean: 90, sigma: 40 },
    },
  })
    .png()
    .toBuffer();
  expect(await failure(reader.read(whole.subarray(0, whole.length / 2), me))).toBe("unreadable");
});

test("one more than may wait is told so", async () => {
  const { local, release } = held();
  const small = openSnapshotReader({ local, workers: 1, waiting: 1 });
  const first = small.read(await picture, me);
  const second = small.read(await picture, me);
  for (const person of ["me", "somebody else"])
    expect(await failure(small.read(await picture, { person }))).toBe("busy");
  await expect.poll(() => release).toHaveLength(1);
  release[0]?.();
  await first;
  await expect.poll(() => release).toHaveLength(2);
  release[1]?.();
  await second;
  await small.close();
});

test("what takes too long ends, and so does what nobody waits for", async () => {
  const { local } = held();
  const slow = openSnapshotReader({ local, timeoutMs: 300 });
  expect(await failure(slow.read(await picture, me))).toBe("too_slow");
  const gone = new AbortController();
  const reading = slow.read(await picture, { ...me, signal: gone.signal });
  gone.abort();
  expect(await failure(reading)).toBe("aborted");
  await slow.close();
  expect(await failure(slow.read(await picture, me))).toBe("aborted");
});

test("what waits behind slow pictures has its whole time yet, or is told that too much waits", async () => {
  const { local } = held();
  let read = 0;
  const onlyThenQuick: LocalReader = {
    ...local,
    read: (...asked) => (read++ === 0 ? local.read(...asked) : Promise.resolve(emptyReading())),
  };
  const slow = openSnapshotReader({ local: onlyThenQuick, workers: 1, timeoutMs: 300 });
  const first = slow.read(await picture, { person: "somebody else" });
  const second = slow.read(await picture, me);
  expect(await failure(first)).toBe("too_slow");
  expect(await second).toMatchObject(emptyReading());
  await slow.close();
  const impatient = openSnapshotReader({ local, workers: 1, waitMs: 100 });
  const hog = impatient.read(await picture, { person: "somebody else" });
  expect(await failure(impatient.read(await picture, me))).toBe("busy");
  await impatient.close();
  expect(await failure(hog)).toBe("aborted");
});

test("an outside model sees a picture only with consent, and is done without when it fails", async () => {
  const seen: Buffer[] = [];
  let fails = false;
  const both = openSnapshotReader({
    local: here,
    platformNames: { platform_b: "Tayyar" },
    vision: async (image) => {
      seen.push(image);
      if (fails) throw new Error("gone");
      return { ...emptyReading(), by: "model", text: "tayyar\nshawarma house" };
    },
  });
  expect((await both.read(await picture, me)).by).toBe("builtin");
  expect(seen).toHaveLength(0);
  const reading = await both.read(await picture, { ...me, consent: true });
  expect(reading.by).toBe("model");
  expect(reading.platform.value).toBe("platform_b");
  fails = true;
  expect((await both.read(await picture, { ...me, consent: true })).by).toBe("builtin");
  await both.close();
});

import sharp from "sharp";
import { afterAll, expect, test, vi } from "vitest";
import type { Ocr } from "~/providers/ocr/ocr";
import { readHere } from "./read-locally.server";
import type { ReadFailure } from "./read-snapshot";
import { openSnapshotReader } from "./read-snapshot.server";
import { emptyReading } from "./reading";

const nothing: Ocr = { read: async () => [], close: async () => undefined };
const picture = sharp({ create: { width: 90, height: 60, channels: 3, background: "#fff" } })
  .png()
  .toBuffer();

/** Reads when told to; each picture is held once, whatever languages it is read in. */
function heldOcr() {
  const release: (() => void)[] = [];
  const ocr: Ocr = {
    read: (_, { language, signal }) =>
      new Promise((resolve, reject) => {
        if (language === "arabic") resolve([]);
        else release.push(() => resolve([]));
        signal?.addEventListener("abort", () => reject(signal.reason));
      }),
    close: async () => undefined,
  };
  return { ocr, release };
}

async function failure(work: Promise<unknown>): Promise<ReadFailure | undefined> {
  return work.then(
    () => undefined,
    (error: { code: ReadFailure }) => error.code,
  );
}

const reader = openSnapshotReader({ local: readHere(nothing) });
afterAll(() => reader.close());

test.each([
  ["nothing", Buffer.alloc(0)],
  ["text", Buffer.from("not a picture")],
  ["the beginning of a PNG", Buffer.from("89504e470d0a1a0a0000000d49484452", "hex")],
  ["an SVG with a script", Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'><script/></svg>")],
  ["noise", Buffer.from(Array.from({ length: 4096 }, (_, at) => (at * 131) & 255))],
])("%s is unreadable and harms nobody", async (_, bytes) => {
  expect(await failure(reader.read(bytes))).toBe("unreadable");
  expect((await reader.read(await picture)).total).toEqual({ value: null, sure: false });
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
  expect(await failure(reader.read(whole.subarray(0, whole.length / 2)))).toBe("unreadable");
});

test("one more than may wait is told so", async () => {
  const { ocr, release } = heldOcr();
  const small = openSnapshotReader({ local: readHere(ocr), workers: 1, waiting: 1 });
  const first = small.read(await picture);
  const second = small.read(await picture);
  expect(await failure(small.read(await picture))).toBe("busy");
  await vi.waitFor(() => expect(release).toHaveLength(1));
  release[0]?.();
  await first;
  await vi.waitFor(() => expect(release).toHaveLength(2));
  release[1]?.();
  await second;
  await small.close();
});

test("what takes too long ends, and so does what nobody waits for", async () => {
  const { ocr } = heldOcr();
  const slow = openSnapshotReader({ local: readHere(ocr), timeoutMs: 300 });
  expect(await failure(slow.read(await picture))).toBe("too_slow");
  const gone = new AbortController();
  const reading = slow.read(await picture, { signal: gone.signal });
  gone.abort();
  expect(await failure(reading)).toBe("aborted");
  await slow.close();
  expect(await failure(slow.read(await picture))).toBe("aborted");
});

test("an outside model sees a picture only with consent, and is done without when it fails", async () => {
  const seen: Buffer[] = [];
  let fails = false;
  const both = openSnapshotReader({
    local: readHere(nothing),
    platformNames: { platform_b: "Tayyar" },
    outside: async (image) => {
      seen.push(image);
      if (fails) throw new Error("gone");
      return { ...emptyReading(), by: "model", text: "tayyar\nshawarma house" };
    },
  });
  expect((await both.read(await picture)).by).toBe("builtin");
  expect(seen).toHaveLength(0);
  const reading = await both.read(await picture, { consent: true });
  expect(reading.by).toBe("model");
  expect(reading.platform.value).toBe("platform_b");
  fails = true;
  expect((await both.read(await picture, { consent: true })).by).toBe("builtin");
  await both.close();
});

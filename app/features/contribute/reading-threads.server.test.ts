import sharp from "sharp";
import { afterAll, expect, test, vi } from "vitest";
import { readingThreads } from "./reading-threads.server";

// Several pictures are read one after the other, each by a thread that has yet to learn to read.
vi.setConfig({ testTimeout: 90_000 });

const threads = readingThreads();
afterAll(() => threads.close());

const words = `<svg xmlns="http://www.w3.org/2000/svg" width="700" height="260" font-family="sans-serif" font-size="40">
  <rect width="700" height="260" fill="white"/>
  <text x="20" y="80">Delivery fee</text><text x="520" y="80">12.00</text>
  <text x="20" y="200">Total</text><text x="520" y="200">42.50</text></svg>`;

test("two pictures are read at once, and a third by one of the same threads", async () => {
  const image = await sharp(Buffer.from(words)).png().toBuffer();
  const both = await Promise.all([threads.read(image), threads.read(image)]);
  const third = await threads.read(image);
  for (const { total } of [...both, third]) expect(total.value).toBe(4250);
});

test("what is no picture is an error, and so is what nobody waits for; the next is read all the same", async () => {
  await expect(threads.read(Buffer.from("no picture"))).rejects.toThrow();
  const image = await sharp(Buffer.from(words)).png().toBuffer();
  const gone = new AbortController();
  const reading = threads.read(image, { signal: gone.signal });
  gone.abort();
  await expect(reading).rejects.toThrow();
  expect((await threads.read(image)).total.value).toBe(4250);
});

test("nothing is read once they are closed", async () => {
  const closed = readingThreads();
  await closed.close();
  await expect(closed.read(Buffer.alloc(0))).rejects.toThrow();
});

import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { readingProcesses } from "./reading-processes.server";

// Which process does what, and when one is killed, is tested where processes are kept: `child-processes`.
const processes = readingProcesses(1);
const { signal } = new AbortController();
afterAll(() => processes.close());

const words = `<svg xmlns="http://www.w3.org/2000/svg" width="700" height="260" font-family="sans-serif" font-size="40">
  <rect width="700" height="260" fill="white"/>
  <text x="20" y="80">Delivery fee</text><text x="520" y="80">12.00</text>
  <text x="20" y="200">Total</text><text x="520" y="200">42.50</text></svg>`;

test("a picture is read in a process of its own; what is no picture is an error, and the next is read all the same", async () => {
  await expect(processes.read(Buffer.from("no picture"), { signal })).rejects.toThrow();
  const image = await sharp(Buffer.from(words)).png().toBuffer();
  const { total, deliveryFee } = await processes.read(image, { signal });
  expect([total.value, deliveryFee.value]).toEqual([4250, 1200]);
});

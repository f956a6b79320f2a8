import { readFileSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "vitest";
import { drawIcons } from "~tests/support/draw-icons";

const pixels = (image: Buffer) => sharp(image).ensureAlpha().raw().toBuffer();

test("the icons show the mark as it is now", async () => {
  for (const [file, image] of await drawIcons()) {
    const [now, kept] = [await pixels(image), await pixels(readFileSync(`public/${file}`))];
    expect(kept.length, file).toBe(now.length);
    const apart = now.reduce((sum, value, at) => sum + Math.abs(value - (kept[at] ?? 0)), 0);
    // Another version of the library may draw an edge a little differently.
    expect(apart / now.length, file).toBeLessThan(1);
  }
});

test("what a phone cuts away of a maskable icon is ground alone", async () => {
  const { data, info } = await sharp("public/icon-maskable-512.png")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const ground = [...data.subarray(0, 3)];
  for (let y = 0; y < info.height; y++)
    for (let x = 0; x < info.width; x++) {
      if (Math.hypot(x - 255.5, y - 255.5) <= 0.4 * 512) continue;
      const at = (y * info.width + x) * info.channels;
      const apart = ground.map((value, channel) => Math.abs(value - (data[at + channel] ?? 0)));
      if (Math.max(...apart) > 8) expect.fail(`Not ground at ${x}, ${y}`);
    }
});

import type { Browser } from "playwright";
import sharp from "sharp";
import type { Random } from "~/sample/random";

/** What a phone's camera writes: 12 megapixels, upright. */
const CAMERA = { width: 3024, height: 4032 };
/** It is drawn at this share of its size in CSS pixels, so that grain has the camera's own size and not the page's. */
const DENSITY = 2;

/** Where a camera is pointed: at a paper on a table or at another phone. */
export type Scene = "table" | "screen";

const SURFACES: Record<Scene, readonly [string, string]> = {
  table: ["#6b4a2f", "0.004 0.12"],
  screen: ["#3c4046", "0.5"],
};

/** The share of a picture's height that what it shows takes at most. */
const TALLEST = 0.86;

/** Lines finer than the picture's own dots, as the dots of a screen make before those of a camera. */
const MOIRE =
  "repeating-linear-gradient(91deg,#0000 0 2px,#0003 2px 3px),repeating-linear-gradient(2deg,#fff0 0 3px,#fff2 3px 4px)";

/**
 * A picture as a camera takes it: lying on wood or shown by a phone, seen at an angle, in uneven light, grainy, 12 megapixels.
 *
 * @returns a JPEG.
 */
export async function photograph(
  browser: Browser,
  png: Buffer,
  scene: Scene,
  random: Random,
): Promise<Buffer> {
  const [width, height] = [CAMERA.width / DENSITY, CAMERA.height / DENSITY];
  const [colour, frequency] = SURFACES[scene];
  const angle = () => random.int(-50, 50) / 10;
  const [turned, tipped, sideways] = [angle() / 2, angle(), angle()];
  const shape = await sharp(png).metadata();
  const across = Math.min(
    (random.int(66, 84) / 100) * width,
    (TALLEST * height * shape.width) / shape.height,
  );
  const page = await browser.newPage({
    viewport: { width, height },
    deviceScaleFactor: DENSITY,
  });
  try {
    await page.setContent(`<!doctype html><style>*{margin:0}body{inline-size:${width}px;block-size:${height}px;overflow:hidden;position:relative;background:${colour};
display:grid;place-items:center;perspective:2600px}.laid{inline-size:${Math.round(across)}px;position:relative;
transform:rotateX(${tipped}deg) rotateY(${sideways}deg) rotateZ(${turned}deg);box-shadow:0 8px 50px #000a${scene === "screen" ? ";outline:26px solid #0b0b0d" : ""}}
img{display:block;inline-size:100%}.moire{position:absolute;inset:0;background:${MOIRE}}svg,.light{position:absolute;inset:0;inline-size:100%;block-size:100%}
.light{background:radial-gradient(circle at ${random.int(10, 60)}% ${random.int(5, 50)}%,#fff3,#0000 45%,#0006)}</style>
<svg><filter id="s"><feTurbulence baseFrequency="${frequency}" numOctaves="3"/><feColorMatrix type="saturate" values="0"/></filter><rect width="100%" height="100%" filter="url(#s)" opacity="0.45"/></svg>
<div class="laid"><img src="data:image/png;base64,${png.toString("base64")}">${scene === "screen" ? '<div class="moire"></div>' : ""}</div><div class="light"></div>
<svg><filter id="n"><feTurbulence type="fractalNoise" baseFrequency="0.8" numOctaves="2"/><feColorMatrix type="saturate" values="0"/></filter><rect width="100%" height="100%" filter="url(#n)" opacity="0.1"/></svg>`);
    await page.waitForFunction(() => document.images[0]?.complete);
    return await page.screenshot({ type: "jpeg", quality: 82 });
  } finally {
    await page.close();
  }
}

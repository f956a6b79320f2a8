import { readFileSync } from "node:fs";
import sharp from "sharp";

/** How the mark stands on the edge to edge ground of an icon that a phone cuts to a shape of its own. */
interface Cut {
  /** How large the mark is beside that of the favicon. */
  scale: number;
}

/**
 * Every icon that is made of public/favicon.svg: its side in pixels, and where a phone cuts it. Of a maskable one it may
 * keep no more than a circle of 80 % (W3C, Web Application Manifest, "Icon masks"); Apple rounds the corners.
 */
const ICONS: Record<string, { side: number; cut?: Cut }> = {
  "icon-192.png": { side: 192 },
  "icon-512.png": { side: 512 },
  "icon-maskable-512.png": { side: 512, cut: { scale: 0.72 } },
  "icon-apple-180.png": { side: 180, cut: { scale: 0.85 } },
};

/** Draws the icons. @returns the PNG of each file of public/. */
export async function drawIcons(): Promise<Map<string, Buffer>> {
  const whole = readFileSync("public/favicon.svg", "utf8");
  const icons = new Map<string, Buffer>();
  for (const [file, { side, cut }] of Object.entries(ICONS)) {
    const drawing = cut ? edgeToEdge(whole, cut) : whole;
    const density = (72 * side) / 64;
    const image = sharp(Buffer.from(drawing), { density }).resize(side, side);
    icons.set(file, await image.png({ palette: true, colours: 32, dither: 0 }).toBuffer());
  }
  return icons;
}

/** The mark in the middle of a ground without corners of its own. */
function edgeToEdge(drawing: string, { scale }: Cut): string {
  return drawing
    .replace(/ rx="\d+"/, "")
    .replace(
      /<path.*\/>/s,
      `<g transform="translate(32 32) scale(${scale}) translate(-32 -30.5)">$&</g>`,
    );
}

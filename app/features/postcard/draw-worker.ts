import sharp from "sharp";
import { standBehindPages } from "~/server/background.server";

standBehindPages();
sharp.cache(false);

/** Colours of a postcard, its edges between two of them included. */
const COLOURS = 64;

/** Draws SVG of ours as PNG. */
export const draw = (svg: string): Promise<Uint8Array> =>
  sharp(Buffer.from(svg)).png({ palette: true, colours: COLOURS, effort: 7 }).toBuffer();

import { extreme, type Grey } from "~/server/pictures/grey";

/** Foreground pixels ("ink"): 1 where a letter is, dark on light background or light on dark. */
export interface Foreground {
  dark: Uint8Array;
  light: Uint8Array;
}

/**
 * Around each pixel, in pixels: wider than a stroke, so that background is in sight, and narrower than a button's
 * margin.
 */
const RADIUS = 14;
/** Below this difference an area is flat: paper, noise, a JPEG's waves. */
const LEAST_CONTRAST = 36;

/**
 * Splits a picture at the middle between the lightest and the darkest around each pixel (Bernsen, 1986). Both
 * polarities come out at once: a page in dark mode, a white label on a red button and black on white need no decision
 * here, `words.ts` makes it for each word.
 */
export function findForeground(grey: Grey): Foreground {
  const low = extreme(grey, RADIUS, "smallest");
  const high = extreme(grey, RADIUS, "largest");
  const dark = new Uint8Array(grey.pixels.length);
  const light = new Uint8Array(grey.pixels.length);
  for (let at = 0; at < grey.pixels.length; at++) {
    const [least = 0, most = 0, value = 0] = [low[at], high[at], grey.pixels[at]];
    if (most - least < LEAST_CONTRAST) continue;
    if (2 * value < least + most) dark[at] = 1;
    else light[at] = 1;
  }
  return { dark, light };
}

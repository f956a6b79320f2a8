import { chromium } from "playwright";
import { randomFor } from "~/sample/random";
import { browserPath } from "~tests/support/browser";
import { facesOf, RARE_FACES, SYSTEM_FACES } from "./faces";
import { type Sample, samplesOf } from "./samples";
import { drawSheet, SHEET } from "./sheets";
import { drawWear, leastLetter, wear } from "./wear";

/** How often a sheet is drawn in faces of posters instead of usual ones. */
const RARE = 0.12;

/** Which sheets are drawn. */
export interface Sheets {
  seed: string;
  sheets: number;
  /** A folder of `.woff2` files beside the faces of the system. */
  fonts?: string;
  /** The number of the first one. */
  from?: number;
}

/** Draws sheets, wears them and takes every glyph from them; the same ones for the same seed and faces. */
export async function drawSamples({ seed, sheets, fonts, from = 0 }: Sheets): Promise<Sample[]> {
  const system = SYSTEM_FACES.map((name) => ({ name, css: "" }));
  const rare = RARE_FACES.map((name) => ({ name, css: "" }));
  const usual = [...system, ...(fonts ? facesOf(fonts) : [])];
  const browser = await chromium.launch({ executablePath: browserPath(), args: ["--no-sandbox"] });
  const samples: Sample[] = [];
  try {
    const page = await browser.newPage({ viewport: SHEET });
    for (let at = from; at < from + sheets; at++) {
      const random = randomFor(`${seed} ${at}`);
      const worn = drawWear(random);
      const faces = random.chance(RARE) ? rare : usual;
      const sheet = await drawSheet(page, faces, random, leastLetter(worn));
      const { grey, scale } = await wear(sheet.png, SHEET.width, worn, random);
      samples.push(...samplesOf(grey, sheet, scale, random));
    }
  } finally {
    await browser.close();
  }
  return samples;
}

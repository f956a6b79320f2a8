import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { chromium } from "playwright";
import { OTHER } from "~/providers/ocr/digits/classes";
import { newPass, run, type Weights } from "~/providers/ocr/digits/network";
import { pack, unpack } from "~/providers/ocr/digits/weights";
import { randomFor } from "~db/sample/random";
import { browserPath } from "~tests/support/browser";
import { facesOf, SYSTEM_FACES } from "./faces";
import { freshWeights, Learner } from "./learn";
import { type Sample, samplesOf } from "./samples";
import { drawSheet, SHEET } from "./sheets";
import { wear } from "./wear";

const BATCH = 48;
/** Letters outnumber digits many times over; this share of them teaches enough. */
const OTHERS_KEPT = 0.3;

const { values } = parseArgs({
  options: {
    sheets: { type: "string", default: "160" },
    rounds: { type: "string", default: "4" },
    fonts: { type: "string" },
    seed: { type: "string", default: "digits" },
  },
});

async function drawSamples(sheets: number): Promise<Sample[]> {
  const extra = values.fonts ? facesOf(values.fonts) : { css: "", names: [] };
  const faces = [...SYSTEM_FACES, ...extra.names, ...extra.names];
  const browser = await chromium.launch({ executablePath: browserPath(), args: ["--no-sandbox"] });
  const samples: Sample[] = [];
  try {
    const page = await browser.newPage({ viewport: SHEET });
    for (let at = 0; at < sheets; at++) {
      const random = randomFor(`${values.seed} ${at}`);
      const { png, lines } = await drawSheet(page, faces, random, extra.css);
      const { grey, scale } = await wear(png, SHEET.width, random);
      const found = samplesOf(grey, lines, scale);
      samples.push(...found.filter(({ label }) => label !== OTHER || random.chance(OTHERS_KEPT)));
    }
  } finally {
    await browser.close();
  }
  return samples;
}

/** The share of samples whose likeliest class is the right one. */
function score(weights: Weights, samples: readonly Sample[]): number {
  const pass = newPass();
  const right = samples.filter(({ view, label }) => {
    const { output } = run(
      weights,
      Float32Array.from(view, (v) => v / 255),
      pass,
    );
    return output.indexOf(Math.max(...output)) === label;
  });
  return right.length / samples.length;
}

/** Keeps what was learned so far, so that a run that is stopped was not for nothing. */
function keep(weights: Weights): void {
  const { scales, bytes } = pack(weights);
  const file = new URL("../../../app/providers/ocr/digits/packed-weights.ts", import.meta.url);
  writeFileSync(
    fileURLToPath(file),
    `/** Written by tests/eval/digits/train.ts; docs/decisions tells how. */
export const PACKED = {
  scales: [${scales.join(", ")}],
  bytes:
    "${bytes}",
};
`,
  );
}

const all = await drawSamples(Number(values.sheets));
const held = Math.floor(all.length * 0.06);
const [test, lessons] = [all.slice(-held), all.slice(0, -held)];
console.log(
  `${lessons.length} samples, ${lessons.filter((s) => s.label === OTHER).length} of nothing`,
);
const random = randomFor(`${values.seed} order`);
const learner = new Learner(freshWeights(random));
const rounds = Number(values.rounds);
for (let round = 0; round < rounds; round++) {
  for (let at = lessons.length - 1; at > 0; at--) {
    const other = random.int(0, at);
    [lessons[at], lessons[other]] = [lessons[other] as Sample, lessons[at] as Sample];
  }
  let error = 0;
  const batches = Math.floor(lessons.length / BATCH);
  for (let at = 0; at < batches; at++) {
    const progress = (round + at / batches) / rounds;
    const rate = 0.002 * (0.5 + 0.5 * Math.cos(Math.PI * progress)) + 0.00002;
    error += learner.learn(lessons.slice(at * BATCH, (at + 1) * BATCH), rate);
  }
  console.log(
    `round ${round + 1}: error ${(error / batches).toFixed(4)}, right ${(100 * score(learner.weights, test)).toFixed(2)} %`,
  );
  keep(learner.weights);
}
const kept = unpack(pack(learner.weights));
console.log(`in bytes: right ${(100 * score(kept, test)).toFixed(2)} %`);

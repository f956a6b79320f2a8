import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { OTHER } from "~/features/checkout/digits/classes";
import { newPass, run, type Weights } from "~/features/checkout/digits/network";
import { pack, trainedWeights, unpack } from "~/features/checkout/digits/weights";
import { randomFor } from "~/sample/random";
import { drawSamples } from "./draw";
import { freshWeights, Learner, type Lesson } from "./learn";
import type { Sample } from "./samples";

const BATCH = 48;
/** A sample whose error was smaller than this is known. */
const KNOWN = 0.004;
/** How often a known sample is passed over in a round. */
const PASSED_OVER = 0.7;

/**
 * Trains the network that reads digits, on sheets drawn by Chromium and worn as uploads are:
 * `npx tsx app/features/checkout/digits/training/train.ts [--fonts FOLDER] [--further]`. The faces are Debian's
 * (`fonts-noto-core fonts-noto-ui-core fonts-kacst fonts-kacst-one fonts-hosny-amiri fonts-hosny-thabit fonts-lemonada
 * fonts-sil-scheherazade fonts-sil-lateef fonts-farsiweb fonts-paktype fonts-freefont-ttf fonts-arabeyes` and those beside them) and
 * any `.woff2` of a folder. measure.ts then says how fresh sheets are read. What is kept went on from what was learned before with
 * `--further --sheets 220 --rounds 4 --seed digits-faces`, those of Debian and of fontsource's tajawal, cairo, almarai,
 * ibm-plex-sans-arabic, readex-pro, changa, el-messiri, markazi-text, mada, rubik, vazirmatn, alexandria, lemonada and
 * noto-kufi-arabic (Arabic and Latin, 400 and 700).
 */
const { values } = parseArgs({
  options: {
    sheets: { type: "string", default: "260" },
    rounds: { type: "string", default: "6" },
    fonts: { type: "string" },
    seed: { type: "string", default: "digits" },
    // Goes on from the weights that are kept, in smaller steps, instead of beginning anew.
    further: { type: "boolean", default: false },
  },
});

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
  const file = new URL("../packed-weights.ts", import.meta.url);
  writeFileSync(
    fileURLToPath(file),
    `/** Written by app/features/checkout/digits/training/train.ts; docs/decisions tells how. */
export const PACKED = {
  scales: [${scales.join(", ")}],
  bytes:
    "${bytes}",
};
`,
  );
}

const all = await drawSamples({
  seed: values.seed,
  sheets: Number(values.sheets),
  fonts: values.fonts,
});
const held = Math.floor(all.length * 0.06);
const test = all.slice(-held);
const lessons: Lesson[] = all.slice(0, -held).map((sample) => ({ ...sample, error: 1 }));
console.log(
  `${lessons.length} samples, ${lessons.filter((s) => s.label === OTHER).length} of nothing`,
);
const random = randomFor(`${values.seed} order`);
const learner = new Learner(values.further ? trainedWeights() : freshWeights(random));
const fastest = values.further ? 0.001 : 0.002;
const rounds = Number(values.rounds);
for (let round = 0; round < rounds; round++) {
  for (let at = lessons.length - 1; at > 0; at--) {
    const other = random.int(0, at);
    [lessons[at], lessons[other]] = [lessons[other] as Lesson, lessons[at] as Lesson];
  }
  let error = 0;
  const due = lessons.filter(({ error }) => error > KNOWN || !random.chance(PASSED_OVER));
  const batches = Math.floor(due.length / BATCH);
  for (let at = 0; at < batches; at++) {
    const progress = (round + at / batches) / rounds;
    const rate = fastest * (0.5 + 0.5 * Math.cos(Math.PI * progress)) + 0.00002;
    error += learner.learn(due.slice(at * BATCH, (at + 1) * BATCH), rate);
  }
  console.log(
    `round ${round + 1}: error ${(error / batches).toFixed(4)}, right ${(100 * score(learner.weights, test)).toFixed(2)} %`,
  );
  keep(learner.weights);
}
const kept = unpack(pack(learner.weights));
console.log(`in bytes: right ${(100 * score(kept, test)).toFixed(2)} %`);

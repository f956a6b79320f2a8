import { parseArgs } from "node:util";
import { chromium } from "playwright";
import { CLASSES, classOf } from "~/features/checkout/digits/classes";
import { type PageNumber, readNumbers } from "~/features/checkout/digits/read-numbers";
import { randomFor } from "~/sample/random";
import { HELD_OUT_FONTS } from "~tests/eval/snapshots/plan";
import { browserPath } from "~tests/support/browser";
import { facesOf, SYSTEM_FACES } from "./faces";
import { drawSheet, SHEET, type SheetLine } from "./sheets";
import { drawWear, leastLetter, wear } from "./wear";

/** An amount that stands on a sheet, and the surest thing read of it. */
interface MeasuredAmount {
  script: "latin" | "eastern";
  held: boolean;
  right: boolean;
  /** 0 when nothing was read there. */
  confidence: number;
}

/** As the recogniser writes it, one kind of separator, none at the ends. */
const plain = (text: string) =>
  [...text]
    .map((character) => CLASSES[classOf(character)] ?? "?")
    .join("")
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[^\d.,'/:%x-]/g, "")
    .replace(/[,']/g, ".")
    .replace(/^[.:/]+|[.:/]+$/g, "");

/** What was read of the numbers of one line. */
function readsOf(
  { y0, y1, letters }: SheetLine,
  scale: number,
  numbers: readonly PageNumber[],
  held: boolean,
): MeasuredAmount[] {
  const text = letters.map(({ character }) => character).join("");
  const [left, right] = [
    Math.min(...letters.map(({ x0 }) => x0)),
    Math.max(...letters.map(({ x1 }) => x1)),
  ];
  const there = numbers.filter(({ box }) => {
    const [x, y] = [(box.x0 + box.x1) / 2 / scale, (box.y0 + box.y1) / 2 / scale];
    return x > left - 3 && x < right + 3 && y > y0 && y < y1;
  });
  // Dates, rates and counts are read too, but money is what counts.
  const written = text.split(/\s+/).filter((part) => /^[-−]?[\p{Nd}.,٫٬]+$/u.test(part));
  return written.map((part) => {
    const hit = there.find((number) => plain(number.text) === plain(part));
    const surest = Math.max(0, ...there.map(({ confidence }) => confidence));
    return {
      script: /[0-9]/.test(part) ? "latin" : "eastern",
      held,
      right: hit !== undefined,
      confidence: hit?.confidence ?? surest,
    };
  });
}

const percent = (part: number, all: number) =>
  all === 0 ? "–" : `${((100 * part) / all).toFixed(1)} %`;

function report(name: string, reads: readonly MeasuredAmount[]): void {
  const right = reads.filter((read) => read.right).length;
  const believed = [0.5, 0.8, 0.9, 0.97].map((least) => {
    const those = reads.filter(({ confidence }) => confidence >= least);
    return `${least}: ${percent(those.filter((read) => read.right).length, those.length)} of ${those.length}`;
  });
  console.log(
    `${name}  ${reads.length} numbers, right ${percent(right, reads.length)}; believed ${believed.join(", ")}`,
  );
}

const { values } = parseArgs({
  options: {
    sheets: { type: "string", default: "16" },
    seed: { type: "string", default: "measure" },
    fonts: { type: "string" },
  },
});

/**
 * `npx tsx app/features/checkout/digits/training/measure.ts`: how many numbers of fresh sheets are read right, and how
 * far that is known.
 */
const reads: MeasuredAmount[] = [];
const usual = SYSTEM_FACES.map((name) => ({ name, css: "" }));
const kept = HELD_OUT_FONTS.map((name) => ({ name, css: "" }));
const loaded = values.fonts ? facesOf(values.fonts) : [];
const browser = await chromium.launch({ executablePath: browserPath(), args: ["--no-sandbox"] });
try {
  const page = await browser.newPage({ viewport: SHEET });
  for (let at = 0; at < Number(values.sheets); at++) {
    const random = randomFor(`${values.seed} ${at}`);
    const worn = drawWear(random);
    const held = at % 4 === 3;
    const faces = held ? kept : [...usual, ...loaded];
    const { png, lines } = await drawSheet(page, faces, random, leastLetter(worn));
    const { grey, scale } = await wear(png, SHEET.width, worn, random);
    const numbers = readNumbers(grey);
    for (const line of lines) reads.push(...readsOf(line, scale, numbers, held));
  }
} finally {
  await browser.close();
}
report("all", reads);
report(
  "Latin digits",
  reads.filter(({ script }) => script === "latin"),
);
report(
  "Arabic-Indic digits",
  reads.filter(({ script }) => script === "eastern"),
);
report(
  "held-out faces",
  reads.filter(({ held }) => held),
);

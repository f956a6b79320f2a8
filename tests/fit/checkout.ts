import { createHash } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import {
  BUCKETS,
  chancesOf,
  type LabelModel,
  lettersOf,
  likeliest,
  sequencesOf,
  type TextKind,
} from "~/features/checkout/layout/label-model";
import fittedLabels from "~/features/checkout/layout/label-model.json";
import { tesseract } from "~/providers/ocr/tesseract.server";
import { fitAllEvidence } from "./checkout-evidence";
import { type LabelText, labelTexts, variantsOf } from "./label-samples";
import { seenPictures } from "./seen-pictures";
import { fitSoftmax } from "./softmax";
import { writeJson } from "./write-json";

const MODEL = "app/features/checkout/layout/label-model.json";

/** What is less probable is taken for no label, as the reading does. */
const STATED = 0.5;

/** In which half a text stands, by its letters: the same whatever else there is. */
function isHeld({ text }: LabelText): boolean {
  let hash = 0x811c9dc5;
  for (const letter of lettersOf(text))
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return ((hash >>> 16) & 1) === 1;
}

/** What a model of these texts is made from, as a hash: as long as it is the same, so are the bytes of the model. */
export function materialOf(texts: readonly LabelText[]): string {
  const read = texts.flatMap(variantsOf).map(({ text, kind }) => [kind, sequencesOf(text)]);
  return createHash("sha256").update(JSON.stringify(read)).digest("hex");
}

function modelOf(texts: readonly LabelText[], kinds: readonly TextKind[]) {
  const samples = texts
    .flatMap(variantsOf)
    .map(({ text, kind }) => ({ places: sequencesOf(text), of: kinds.indexOf(kind), weight: 1 }))
    .map((sample, at) => ({ sample, at: Math.imul(at, 0x9e3779b1) >>> 0 }))
    .sort((a, b) => a.at - b.at)
    .map(({ sample }) => sample);
  const { weights, bias } = fitSoftmax(samples, BUCKETS, kinds.length);
  const scale = Number(Math.max(...weights.map(Math.abs)).toPrecision(6));
  const bytes = Int8Array.from(weights, (weight) => Math.round((weight / scale) * 127));
  const rounded = [...bias].map((value) => Number(value.toFixed(3)));
  const model: LabelModel = {
    kinds,
    bias: rounded,
    weights: Float32Array.from(bytes, (byte) => (byte * scale) / 127),
  };
  return { model, packed: { kinds, bias: rounded, scale, bytes } };
}

const kindOf = (model: LabelModel, text: string) => likeliest(model, chancesOf(model, text));

const percent = (part: number, all: number) => Number(((100 * part) / Math.max(1, all)).toFixed(1));

/** How many texts are told right, how many of those that are none are taken for a label, each of a hundred. */
function told(model: LabelModel, texts: readonly LabelText[]) {
  const labels = texts.filter(({ kind }) => kind !== "none");
  const none = texts.filter(({ kind }) => kind === "none");
  const right = labels.filter(({ text, kind }) => kindOf(model, text).kind === kind);
  const sure = labels.map(({ text, kind }) => ({ ...kindOf(model, text), is: kind }));
  const stated = sure.filter(({ kind, p }) => kind !== "none" && p >= STATED);
  return {
    labels: labels.length,
    right: percent(right.length, labels.length),
    stated: percent(stated.length, labels.length),
    statedRight: percent(stated.filter(({ kind, is }) => kind === is).length, stated.length),
    none: none.length,
    noneTakenForLabels: percent(
      none.filter(({ text }) => {
        const { kind, p } = kindOf(model, text);
        return kind !== "none" && p >= STATED;
      }).length,
      none.length,
    ),
  };
}

/**
 * What tells the labels of a checkout from their letters. The report is of a model that learned from one half of the wordings and
 * is asked for the other; the one that is kept learned from all of them.
 */
function fitLabels() {
  const texts = labelTexts();
  const kinds = [...new Set(texts.map(({ kind }) => kind))];
  const [fit, held] = [texts.filter((one) => !isHeld(one)), texts.filter(isHeld)];
  const half = modelOf(fit, kinds).model;
  const report = { fit: told(half, fit), held: told(half, held) };
  const { packed } = modelOf(texts, kinds);
  const { bytes, ...rest } = packed;
  const weights = Buffer.from(bytes.buffer).toString("base64");
  return { report, material: materialOf(texts), ...rest, weights };
}

/**
 * `checkout`: fits what tells the labels of a checkout from their letters, and from evidence which amount is whose, what is money
 * and how many there are, and how far each field is believed; with `--draw` from pictures drawn and read anew, which takes many
 * minutes, or as far as they are kept in the folder `--seen`.
 */
export async function main(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { draw: { type: "boolean", default: false }, seen: { type: "string" } },
  });
  const labels = fitLabels();
  // The rest learns from what these labels tell: they are read with from here on.
  Object.assign(fittedLabels, labels);
  writeJson(MODEL, labels);
  const draws = values.draw || values.seen !== undefined;
  const folder = values.seen ?? mkdtempSync(join(tmpdir(), "waffir-fit-"));
  const seen = draws ? await seenPictures(tesseract(), folder) : undefined;
  const reports = { labels: labels.report, ...fitAllEvidence(seen) };
  console.log(JSON.stringify({ pictures: seen?.length, ...reports }, null, 2));
  // The workers that read words would wait for more of them.
  if (draws) process.exit();
}

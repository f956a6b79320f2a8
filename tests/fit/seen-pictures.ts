import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readNumbers } from "~/features/checkout/digits/read-numbers";
import { forWords, pngOf, prepare } from "~/features/checkout/image/prepare.server";
import { readWords } from "~/features/checkout/read-words.server";
import { readTaxInvoice } from "~/features/checkout/tax-invoice";
import type { Ocr } from "~/providers/ocr/ocr";
import { readQrCodes } from "~/providers/qr/qr.server";
import { HELD_OUT_FONTS, isFitted } from "../eval/snapshots/plan";
import { renderSet } from "../eval/snapshots/render";
import { type Truth, truthsSchema } from "../eval/snapshots/truth";
import type { SeenPicture } from "./checkout-samples";

/** The pictures that are learned from, so many of each layout; those that judge have other seeds. */
const TRAINING: readonly { seed: string; each: number }[] = [
  { seed: "fit-1", each: 2 },
  { seed: "dev-b", each: 2 },
  { seed: "nov25-a", each: 4 },
];

async function see(ocr: Ocr, file: string, truth: Truth): Promise<SeenPicture> {
  const prepared = await prepare(readFileSync(file));
  const page = await pngOf(forWords(prepared));
  const words = await readWords(ocr, page, { layout: "page", together: prepared.photo });
  const codes = await readQrCodes(prepared.grey).catch(() => []);
  const [invoice = null] = codes.flatMap((code) => readTaxInvoice(code, Date.now()) ?? []);
  return { words, numbers: readNumbers(prepared.grey), invoice, truth };
}

/** The truths of a set, drawn where `folder` does not have it yet. */
async function drawn(folder: string, { seed, each }: { seed: string; each: number }) {
  const file = join(folder, "truth.json");
  if (!existsSync(file)) await renderSet(folder, { seed, each });
  const truths = truthsSchema.parse(JSON.parse(readFileSync(file, "utf8")));
  return truths.filter(
    ({ layout, font = "" }) => isFitted(layout) && !HELD_OUT_FONTS.includes(font),
  );
}

/**
 * The pictures that are learned from as the recognisers see them, which takes seconds for each: what `folder` keeps of an
 * earlier time is not read again.
 */
export async function seenPictures(ocr: Ocr, folder: string): Promise<SeenPicture[]> {
  const all: SeenPicture[] = [];
  for (const set of TRAINING) {
    const own = join(folder, set.seed);
    mkdirSync(own, { recursive: true });
    for (const truth of await drawn(own, set)) {
      const file = join(own, `${truth.file}.json`);
      if (!existsSync(file))
        writeFileSync(file, JSON.stringify(await see(ocr, join(own, truth.file), truth)));
      all.push(JSON.parse(readFileSync(file, "utf8")));
    }
  }
  return all;
}

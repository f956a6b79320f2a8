import { type PageNumber, readNumbers } from "~/features/checkout/digits/read-numbers";
import { readSmaller } from "~/features/checkout/digits/read-smaller.server";
import { forWords, pngOf, prepare } from "~/features/checkout/image/prepare.server";
import type { Ocr } from "~/providers/ocr/ocr";
import { readQrCodes } from "~/providers/qr/qr.server";
import { assemble } from "./layout/assemble";
import { mergeSizes } from "./layout/merge-sizes";
import { unclearRows } from "./layout/unclear-rows";
import { readWords } from "./read-words.server";
import type { Reading } from "./reading";
import { rereadRows } from "./reread-rows.server";
import { isWhole, surer } from "./surer";
import { readTaxInvoice } from "./tax-invoice";

/** A picture so many times as tall as wide has more lines than a screen: both languages at once. */
const TALL = 2.5;

/** The sizes at which numbers are read once more, as shares of the usual one. */
const SMALLER = [0.75, 0.5];

/** After this many milliseconds nothing is read again: a picture has twenty seconds. */
const SECOND_LOOK_MS = 11_000;

/**
 * Reads a checkout on this machine: words by `ocr`, numbers by our own recogniser, the invoice's code. When the parts
 * don't sum, numbers are read at a smaller size as well, and then lines that were not understood, each by itself; where only what
 * delivery costs is not said, those of the summary: an order that is fetched has none that is not understood.
 *
 * @param apps what delivery apps are called.
 * @throws Error when the image can't be decoded or `ocr` fails.
 */
export async function readLocally(
  ocr: Ocr,
  image: Buffer,
  { apps }: { apps?: readonly string[] } = {},
): Promise<Reading> {
  const started = performance.now();
  const prepared = await prepare(image);
  const { grey } = prepared;
  const page = forWords(prepared);
  const reading = readWords(ocr, await pngOf(page), {
    layout: "page",
    together: prepared.photo || grey.height > TALL * grey.width,
  });
  // Nobody waits for it while the codes are read; its failure is met below.
  reading.catch(() => undefined);
  const codes = await readQrCodes(grey).catch(() => []);
  const numbers = readNumbers(grey);
  const now = Date.now();
  const [invoice = null] = codes.flatMap((code) => readTaxInvoice(code, now) ?? []);
  const words = await reading;
  const first = assemble({ words, numbers, invoice, apps, now });
  const late = () => performance.now() > started + SECOND_LOOK_MS;
  if (isWhole(first) || late()) return first;
  const smaller: PageNumber[][] = [];
  for (const scale of SMALLER) {
    if (first.total.sure || late()) break;
    smaller.push(await readSmaller(grey, scale));
  }
  const all = mergeSizes(numbers, ...smaller);
  const second = first.total.sure
    ? first
    : surer(first, assemble({ words, numbers: all, invoice, apps, now }));
  if (isWhole(second) || late()) return second;
  const more = await rereadRows(
    ocr,
    page,
    unclearRows(words, all, second.total.sure && second.itemPrice.sure),
    {
      until: started + SECOND_LOOK_MS,
      languages: [...new Set(words.map(({ language }) => language))],
    },
  );
  if (more.length === 0) return second;
  const found = { words: [...words, ...more], invoice, apps, now };
  return [numbers, all].map((read) => assemble({ ...found, numbers: read })).reduce(surer, second);
}

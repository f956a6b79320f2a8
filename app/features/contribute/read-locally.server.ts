import { readNumbers } from "~/providers/ocr/digits/read-numbers";
import type { Ocr } from "~/providers/ocr/ocr";
import { prepare, withoutTables } from "~/providers/ocr/prepare.server";
import { readQrCodes } from "~/providers/qr/qr.server";
import type { Reading } from "./reading";
import { assemble } from "./reading/assemble";
import { readTaxInvoice } from "./tax-invoice";

/**
 * Reads a checkout on this machine: words by `ocr`, numbers by our own recogniser, the invoice's code.
 *
 * @throws Error when the image can't be decoded, `ocr` fails or `signal` aborts.
 */
export async function readLocally(ocr: Ocr, image: Buffer, signal?: AbortSignal): Promise<Reading> {
  const { grey } = await prepare(image);
  signal?.throwIfAborted();
  const reading = ocr.read(await withoutTables(grey), { layout: "page", signal });
  // Nobody waits for it while the codes are read; its failure is met below.
  reading.catch(() => undefined);
  const codes = await readQrCodes(grey).catch(() => []);
  const numbers = readNumbers(grey);
  const now = Date.now();
  const [invoice = null] = codes.flatMap((code) => readTaxInvoice(code, now) ?? []);
  return assemble({ words: await reading, numbers, invoice, now });
}

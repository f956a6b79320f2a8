import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Grey } from "~/server/pictures/grey";

let reader: Promise<typeof import("zxing-wasm/reader")> | undefined;

/** Loads the decoder with its WebAssembly from the package's own folder; by itself it would download it. */
async function load() {
  const zxing = await import("zxing-wasm/reader");
  const path = createRequire(import.meta.url).resolve("zxing-wasm/reader/zxing_reader.wasm");
  const wasmBinary = new Uint8Array(readFileSync(path)).buffer;
  await zxing.prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
  return zxing;
}

/** The texts of the QR codes on a picture, at most three; none when they can't be read. */
export async function readQrCodes({ width, height, pixels }: Grey): Promise<string[]> {
  reader ??= load();
  const { readBarcodes } = await reader;
  const data = new Uint8ClampedArray(width * height * 4);
  for (let at = 0; at < pixels.length; at++) {
    data.fill(pixels[at] as number, at * 4, at * 4 + 3);
    data[at * 4 + 3] = 255;
  }
  const codes = await readBarcodes({ data, width, height, colorSpace: "srgb" } as ImageData, {
    formats: ["QRCode"],
    maxNumberOfSymbols: 3,
    tryHarder: true,
  });
  return codes.filter(({ isValid }) => isValid).map(({ text }) => text);
}

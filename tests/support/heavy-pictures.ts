import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";

const SOS = Buffer.from([0xff, 0xda]);

/**
 * A JPEG in passes whose last scan stands there again and again: a few hundred bytes a pass over the whole picture.
 *
 * @param scans how many scans are added to the ten it has.
 */
export async function manyScans(width: number, height: number, scans: number): Promise<Buffer> {
  const file = await passes(width, height);
  const last = file.subarray(file.lastIndexOf(SOS), file.length - 2);
  const end = file.subarray(file.length - 2);
  return Buffer.concat([file.subarray(0, -2), ...Array<Buffer>(scans).fill(last), end]);
}

/** A plain JPEG in the usual ten passes, as web pages have it. */
export function passes(width: number, height: number): Promise<Buffer> {
  return coloured(width, height).jpeg({ progressive: true }).toBuffer();
}

/** The head of a JPEG that claims a size, and nothing of that size behind it. */
export async function claimedPhoto(width: number, height: number): Promise<Buffer> {
  const file = await photo(16, 16);
  const frame = file.indexOf(Buffer.from([0xff, 0xc0]));
  file.writeUInt16BE(height, frame + 5);
  file.writeUInt16BE(width, frame + 7);
  return file;
}

/** A plain JPEG as a phone takes it. */
export function photo(width: number, height: number): Promise<Buffer> {
  return coloured(width, height).jpeg({ quality: 90 }).toBuffer();
}

const coloured = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "teal" } });

/** Bytes a pixel of 16 bits a colour, with transparency. */
const RGBA16 = 8;

/**
 * A PNG of one colour with 16 bits a colour and transparency, in one pass or interlaced; under a thousandth of what it
 * unpacks to.
 *
 * @param claimed whether its head stands alone.
 */
export function deepPng(side: number, { interlaced = false, claimed = false } = {}): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([16, 6, 0, 0, Number(interlaced)], 8);
  // Rows of Adam7's seven passes, or of the one; each begins with its filter's byte.
  const steps = interlaced ? ADAM7 : [[0, 0, 1, 1] as const];
  const bytes = steps.reduce((sum, [x, y, dx, dy]) => {
    const [across, down] = [Math.ceil((side - x) / dx), Math.ceil((side - y) / dy)];
    return sum + (across > 0 && down > 0 ? down * (1 + across * RGBA16) : 0);
  }, 0);
  const magic = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
  const data = deflateSync(Buffer.alloc(claimed ? 1 : bytes));
  return Buffer.concat([magic, chunk("IHDR", head), chunk("IDAT", data), chunk("IEND")]);
}

/** Where each of Adam7's passes begins, and its steps: x, y, across, down. */
const ADAM7 = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

function chunk(type: string, data = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}

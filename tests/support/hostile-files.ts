import { crc32, deflateRawSync, deflateSync, gzipSync } from "node:zlib";
import sharp from "sharp";

/** A file nobody should send, what it is called, and which sentence answers it; null where its picture is taken. */
export interface HostileFile {
  what: string;
  name: string;
  bytes: Buffer;
  problem: "empty" | "large" | "heic" | "notPicture" | "huge" | "animated" | "broken" | null;
}

const MB = 1024 * 1024;
const text = (value: string) => Buffer.from(value, "latin1");
const SCRIPT = "<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>";
const ZIP = Buffer.concat([text("PK\x03\x04\x14\0\0\0\x08\0"), deflateRawSync(Buffer.alloc(MB))]);
const PNG_MAGIC = text("\x89PNG\r\n\x1a\n");

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "teal" } });

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([text(type), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const crc = Buffer.alloc(4);
  crc.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, crc]);
}

/** A PNG whose head claims a size, with whatever behind it. */
function claimedPng(width: number, height: number, ...rest: Buffer[]): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([PNG_MAGIC, chunk("IHDR", head), ...rest, chunk("IEND", Buffer.alloc(0))]);
}

/** Noise that doesn't pack. */
async function noisyPng(bytes: number): Promise<Buffer> {
  const side = Math.ceil(Math.sqrt(bytes / 3));
  const noise = Buffer.alloc(side * side * 3);
  for (let at = 0, state = 1; at < noise.length; at++) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    noise[at] = state >>> 24;
  }
  return sharp(noise, { raw: { width: side, height: side, channels: 3 } })
    .png({ compressionLevel: 0 })
    .toBuffer();
}

/** A JPEG with twenty segments of made-up EXIF behind its head. */
function exifBomb(jpeg: Buffer): Buffer {
  const segment = Buffer.alloc(65_000, "SECRETCAM");
  const head = Buffer.from([0xff, 0xe1, (segment.length + 8) >> 8, (segment.length + 8) & 255]);
  const one = Buffer.concat([head, text("Exif\0\0"), segment]);
  return Buffer.concat([jpeg.subarray(0, 2), ...Array(20).fill(one), jpeg.subarray(2)]);
}

/** The files a stranger may try, each made anew so that no two pictures are the same. */
export async function hostileFiles(): Promise<HostileFile[]> {
  const jpeg = await plain(300, 500).jpeg().toBuffer();
  const png = await plain(301, 500).png().toBuffer();
  const webp = await plain(302, 500).webp().toBuffer();
  const gif = await plain(40, 40).gif().toBuffer();
  const frames = await sharp(
    [await plain(40, 40).png().toBuffer(), await plain(40, 40).negate().png().toBuffer()],
    {
      join: { animated: true },
    },
  )
    .webp({ loop: 0 })
    .toBuffer();
  const half = (file: Buffer) => file.subarray(0, file.length >> 1);
  const row = (
    what: string,
    bytes: Buffer | string,
    problem: HostileFile["problem"],
    name = "a.jpg",
  ) => ({
    what,
    name,
    bytes: typeof bytes === "string" ? text(bytes) : bytes,
    problem,
  });
  return [
    row("an empty file", "", "empty"),
    row("one byte", "x", "notPicture"),
    row("text", "hello, I am a picture", "notPicture", "a.png"),
    row("a page", "<!doctype html><script>alert(1)</script>", "notPicture", "a.html"),
    row("an SVG with a script", SCRIPT, "notPicture", "a.svg"),
    row("an SVG called PNG", SCRIPT, "notPicture", "a.png"),
    row(
      "an SVG with an entity",
      `<!DOCTYPE s [<!ENTITY x SYSTEM "file:///etc/passwd">]>${SCRIPT}`,
      "notPicture",
    ),
    row("a GIF", gif, "notPicture", "a.gif"),
    row("a GIF that is a script too", "GIF89a/*\0*/=1;alert(1)", "notPicture", "a.gif"),
    row("a BMP", `BM${"\0".repeat(200)}`, "notPicture", "a.bmp"),
    row("a TIFF", await plain(30, 30).tiff().toBuffer(), "notPicture", "a.tiff"),
    row("a PDF", "%PDF-1.7\n1 0 obj<</JS (app.alert(1))>>", "notPicture", "a.pdf"),
    row("a zip", ZIP, "notPicture", "a.zip"),
    row("a zip called JPEG", ZIP, "notPicture"),
    row("a gzip", gzipSync(Buffer.alloc(4 * MB)), "notPicture", "a.gz"),
    row("a program", `MZ${"\x90".repeat(500)}`, "notPicture", "a.exe"),
    row("a shell script", "#!/bin/sh\nrm -rf /", "notPicture", "a.sh"),
    row("a HEIC photo", "\0\0\0\x18ftypheic\0\0\0\0mif1heic", "heic", "IMG_1.HEIC"),
    row("an AVIF picture", await plain(30, 30).avif().toBuffer(), "heic", "a.avif"),
    row("a film", "\0\0\0\x20ftypisom\0\0\x02\0isomiso2", "notPicture", "a.mp4"),
    row("half a JPEG", half(jpeg), "broken"),
    row("half a PNG", half(png), "broken", "a.png"),
    row("half a WebP", half(webp), "broken", "a.webp"),
    row("the head of a JPEG alone", "\xff\xd8\xff\xe0", "broken"),
    row("the head of a PNG alone", PNG_MAGIC, "broken", "a.png"),
    row("the head of a WebP alone", "RIFF\xff\xff\xff\xffWEBPVP8 ", "broken", "a.webp"),
    row(
      "noise behind a JPEG's head",
      Buffer.concat([text("\xff\xd8\xff\xe0"), (await noisyPng(9000)).subarray(99)]),
      "broken",
    ),
    row(
      "a PNG of spoilt data",
      claimedPng(50, 50, chunk("IDAT", Buffer.alloc(90, 7))),
      "broken",
      "a.png",
    ),
    row(
      "a PNG without width",
      claimedPng(0, 50, chunk("IDAT", deflateSync(Buffer.alloc(90)))),
      "broken",
      "a.png",
    ),
    row(
      "a PNG that claims 60,000 × 60,000",
      claimedPng(60_000, 60_000, chunk("IDAT", deflateSync(Buffer.alloc(90)))),
      "huge",
      "a.png",
    ),
    row(
      "a PNG that claims 2 milliard pixels a side",
      claimedPng(0x7fffffff, 0x7fffffff),
      "broken",
      "a.png",
    ),
    row(
      "a real PNG of 16,000 × 16,000",
      await plain(16_000, 16_000).png().toBuffer(),
      "huge",
      "a.png",
    ),
    row("a JPEG that claims 65,500 × 65,500", resizedJpeg(jpeg, 65_500), "huge"),
    row("a WebP that moves", frames, "animated", "a.webp"),
    row("9 MB of noise", await noisyPng(9 * MB), "large", "a.png"),
    row("9 MB behind a JPEG's head", Buffer.concat([jpeg, Buffer.alloc(9 * MB)]), "large"),
    row(
      "one byte more than 8 MB",
      Buffer.concat([png, Buffer.alloc(8 * MB + 1 - png.length)]),
      "large",
      "a.png",
    ),
    row("a JPEG with an EXIF bomb", exifBomb(await plain(310, 500).jpeg().toBuffer()), null),
    row(
      "a PNG with a text that unpacks to 64 MB",
      claimedText(await plain(311, 500).png().toBuffer()),
      null,
      "a.png",
    ),
    row(
      "a JPEG that is a zip too",
      Buffer.concat([await plain(312, 500).jpeg().toBuffer(), ZIP]),
      null,
    ),
    row(
      "a PNG that is a page too",
      Buffer.concat([await plain(313, 500).png().toBuffer(), text(SCRIPT)]),
      null,
      "a.html",
    ),
    row("a PNG called JPEG", await plain(314, 500).png().toBuffer(), null, "a.jpg"),
    row(
      "a file called like a way out",
      await plain(315, 500).png().toBuffer(),
      null,
      "../../../etc/cron.d/x.png",
    ),
    row(
      "a file with a very long name",
      await plain(316, 500).png().toBuffer(),
      null,
      `${"x".repeat(4000)}.png`,
    ),
    row("a strip of 20,000 × 20", await plain(20_000, 20).png().toBuffer(), null, "a.png"),
    row(
      "16 bits and transparency",
      await plain(317, 500).ensureAlpha(0.5).toColourspace("rgb16").png().toBuffer(),
      null,
      "a.png",
    ),
    row("printer's colours", await plain(318, 500).toColourspace("cmyk").jpeg().toBuffer(), null),
    row("one pixel", await plain(1, 1).png().toBuffer(), null, "a.png"),
  ];
}

/** The same JPEG, whose head says it is larger. */
function resizedJpeg(jpeg: Buffer, side: number): Buffer {
  const copy = Buffer.from(jpeg);
  const frame = copy.indexOf(Buffer.from([0xff, 0xc0]));
  copy.writeUInt16BE(side, frame + 5);
  copy.writeUInt16BE(side, frame + 7);
  return copy;
}

/** A PNG with a compressed comment far larger than itself. */
function claimedText(png: Buffer): Buffer {
  const comment = Buffer.concat([
    text("Comment\0\0"),
    deflateSync(Buffer.alloc(64 * MB, "SECRETCAM")),
  ]);
  return Buffer.concat([png.subarray(0, 33), chunk("zTXt", comment), png.subarray(33)]);
}

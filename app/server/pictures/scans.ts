/** Where the first byte behind the data of a scan is that is a marker and no data. */
function behindData(file: Uint8Array, from: number): number {
  let at = file.indexOf(0xff, from);
  while (at >= 0) {
    const next = file[at + 1];
    const isData = next === 0 || (next !== undefined && next >= 0xd0 && next <= 0xd7);
    if (!isData) return at;
    at = file.indexOf(0xff, at + 2);
  }
  return file.length;
}

/**
 * How often a decoder would go over a JPEG's pixels: its scans, each of which costs 90 bytes and a pass over the whole
 * picture (libjpeg-turbo, finding LJT-01-003). Nothing is decoded.
 *
 * @returns 0 for what is no JPEG.
 */
export function scansOf(file: Uint8Array): number {
  if (file[0] !== 0xff || file[1] !== 0xd8) return 0;
  let scans = 0;
  let at = 2;
  for (;;) {
    at = file.indexOf(0xff, at);
    const marker = file[at + 1];
    if (at < 0 || marker === undefined || marker === 0xd9) return scans;
    if (marker === 0xff) at += 1;
    else if (marker === 0 || marker === 1 || (marker >= 0xd0 && marker <= 0xd8)) at += 2;
    else {
      const length = ((file[at + 2] ?? 0) << 8) | (file[at + 3] ?? 0);
      at += 2 + Math.max(2, length);
      if (marker !== 0xda) continue;
      scans++;
      at = behindData(file, at);
    }
  }
}

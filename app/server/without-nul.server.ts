/**
 * A page without NUL bytes. React 18 writes through a buffer of 2 KB and, where a letter of several bytes
 * would not fit its end, sends the unused zero with it (facebook/react#24985, mended in 19): in Arabic that is
 * every few pages. UTF-8 has the byte 0 for NUL alone, which no page may hold anyway.
 */
export function withoutNul(page: Buffer): Buffer {
  const pieces: Buffer[] = [];
  let from = 0;
  for (let at = page.indexOf(0); at >= 0; at = page.indexOf(0, from)) {
    pieces.push(page.subarray(from, at));
    from = at + 1;
  }
  return from === 0 ? page : Buffer.concat([...pieces, page.subarray(from)]);
}

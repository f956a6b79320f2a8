import { Transform } from "node:stream";

/**
 * Takes NUL bytes out of a page. React 18 writes through a buffer of 2 KB and, where a letter of several bytes
 * would not fit its end, sends the unused zero with it (facebook/react#24985, mended in 19): in Arabic that is
 * every few pages. UTF-8 has the byte 0 for NUL alone, which no page may hold anyway.
 */
export function withoutNul(): Transform {
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      done(null, chunk.includes(0) ? chunk.filter((byte) => byte !== 0) : chunk);
    },
  });
}

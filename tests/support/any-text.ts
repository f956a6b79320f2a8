import fc from "fast-check";

const range = (min: number, max: number) => fc.integer({ min, max });

/** Any text a stranger may send: half of it letters that names are made of, the rest any code point, lone surrogates too. */
export function anyText(maxLength = 40): fc.Arbitrary<string> {
  const codePoint = fc.oneof(
    range(0x20, 0x7f),
    range(0x600, 0x6ff),
    range(0, 0xffff),
    range(0, 0x10ffff),
  );
  return fc.array(codePoint, { maxLength }).map((points) => String.fromCodePoint(...points));
}

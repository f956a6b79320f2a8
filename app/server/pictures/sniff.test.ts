import { expect, test } from "vitest";
import { sniff } from "./sniff";

const bytes = (text: string) => Uint8Array.from(text, (c) => c.charCodeAt(0));

test.each([
  ["\xff\xd8\xff\xe0JFIF", null],
  ["\x89PNG\r\n\x1a\n....", null],
  ["RIFF\x00\x00\x00\x00WEBPVP8 ", null],
  ["\x00\x00\x00\x18ftypheic", "heic"],
  ["\x00\x00\x00\x20ftypmif1", "heic"],
  ["\x00\x00\x00\x20ftypavif", "heic"],
  ["\x00\x00\x00\x20ftypisom", "notPicture"],
  ["RIFF\x00\x00\x00\x00WAVEfmt ", "notPicture"],
  ["GIF89a", "notPicture"],
  ["<svg xmlns=", "notPicture"],
  ["%PDF-1.7", "notPicture"],
  ["PK\x03\x04", "notPicture"],
  ["\xff\xd8", "notPicture"],
  ["x", "notPicture"],
  ["", "empty"],
])("%j → %s", (text, problem) => {
  expect(sniff(bytes(text))).toBe(problem);
});

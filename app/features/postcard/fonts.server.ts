import { mkdtempSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** Where the packages of our fonts keep the two weights that postcards are written in. */
const FONTS = [
  "@expo-google-fonts/ibm-plex-sans-arabic/400Regular",
  "@expo-google-fonts/ibm-plex-sans-arabic/600SemiBold",
  "@expo-google-fonts/noto-sans-devanagari/400Regular",
  "@expo-google-fonts/noto-sans-devanagari/600SemiBold",
];

/**
 * Writes down which fonts there are for whoever draws: ours, and none of the machine's, so that a picture looks the same
 * everywhere.
 *
 * @returns what a process that draws is told by FONTCONFIG_FILE.
 */
export function writeFontSettings(): string {
  const { resolve } = createRequire(import.meta.url);
  const folder = mkdtempSync(join(tmpdir(), "waffir-fonts-"));
  const folders = FONTS.map((path) => dirname(resolve(`${path}/index.js`)));
  const file = join(folder, "fonts.conf");
  writeFileSync(
    file,
    `<?xml version="1.0"?><fontconfig>${folders.map((path) => `<dir>${path}</dir>`).join("")}<cachedir>${folder}</cachedir></fontconfig>`,
  );
  return file;
}

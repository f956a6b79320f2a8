import { writeFile } from "node:fs/promises";
import { type BrowserContextOptions, chromium } from "@playwright/test";
import sharp from "sharp";
import { browserPath } from "./browser";
import build from "./build";
import { startServer } from "./server";

/** What README shows: a page, in a language, on a screen of this size. */
const PICTURES: { file: string; path: string; screen: BrowserContextOptions }[] = [
  {
    file: "docs/pictures/phone-ar.webp",
    path: "/search?q=مضغوط دجاج من مضغوط نجد",
    screen: { locale: "ar", viewport: { width: 390, height: 844 }, isMobile: true },
  },
  {
    file: "docs/pictures/desktop-en.webp",
    path: "/search?lng=en&q=2 Pomegranate Juice from Rumman %26 Toot",
    screen: { locale: "en", viewport: { width: 1280, height: 800 } },
  },
];

/** A file in a repository is there for good: bytes. */
const MOST_BYTES = 60_000;

build();
const server = await startServer();
const browser = await chromium.launch({ executablePath: browserPath(), args: ["--no-sandbox"] });
try {
  for (const { file, path, screen } of PICTURES) {
    const context = await browser.newContext({ ...screen, reducedMotion: "reduce" });
    const page = await context.newPage();
    await page.goto(`${server.origin}${path}`, { waitUntil: "networkidle" });
    const drawn = await sharp(await page.screenshot())
      .webp({ quality: 70 })
      .toBuffer();
    if (drawn.length > MOST_BYTES) throw new Error(`${file} would take ${drawn.length} bytes.`);
    await writeFile(file, drawn);
    await context.close();
  }
} finally {
  await browser.close();
  await server.stop();
}

import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

/** The first has no windows to draw, and takes a third less of a machine. */
const KNOWN_PLACES = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/**
 * The browser the tests drive: Playwright's own where it is installed, else the system's.
 *
 * @returns a path, or undefined for Playwright's own.
 * @throws Error that says what to install.
 */
export function browserPath(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named) return named;
  if (existsSync(chromium.executablePath())) return undefined;
  const found = KNOWN_PLACES.find((path) => existsSync(path));
  if (found) return found;
  throw new Error(
    'No browser found. Run "npx playwright install chromium", or install the system\'s Chromium ' +
      "(Debian: apt-get install chromium-headless-shell), or name one in CHROMIUM_PATH.",
  );
}

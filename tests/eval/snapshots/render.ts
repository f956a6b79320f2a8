import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "playwright";
import { prepareZXingModule } from "zxing-wasm/full";
import { randomFor } from "~/sample/random";
import { browserPath } from "~tests/support/browser";
import { inventOrder, type Order } from "./order";
import { FONTS, HELD_OUT_FONTS, LAYOUTS, type Layout, STYLES } from "./plan";
import { drawQr, invoiceCode } from "./qr";
import { CUT, spoil } from "./spoil";
import type { Truth } from "./truth";
import { type Language, viewOf } from "./view";

/** Which pictures are drawn: others with another seed, so many of each layout. */
export interface SetWish {
  seed?: string;
  each?: number;
  /** Part of the names of those to draw; all where it is not said. */
  only?: string;
}

const EACH = 4;

async function drawOne(
  browser: Browser,
  layout: Layout,
  { at, each }: { at: number; each: number },
  { folder, seed }: { folder: string; seed: string },
): Promise<Truth> {
  const name = `${layout.name}-${each}`;
  const random = randomFor(`snapshot ${seed}${name}`);
  const index = at * EACH + each + (seed === "" ? 0 : randomFor(seed).int(1, 1000));
  const order = inventOrder(random, layout.wish);
  const [style = STYLES[0], font = "sans-serif"] = [
    STYLES[index % STYLES.length],
    FONTS[(index * 7 + 3) % FONTS.length],
  ];
  if (!style) throw new Error("There is no style");
  const language: Language = style.eastern || random.chance(0.45) ? "ar" : "en";
  const dark = !layout.paper && index % 2 === 1;
  const showsVat = layout.name === "invoice" || !order.vatIncluded || random.chance(0.6);
  const view = viewOf(order, style, { language, dark, font, showsVat }, random);
  const page = await browser.newPage({
    viewport: { width: layout.width ?? 420, height: 900 },
    deviceScaleFactor: layout.scale ?? 2,
  });
  const html = layout.draw(view, await drawQr(invoiceCode(order)));
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready);
  const clip = await boxOf(page);
  const png = await page.screenshot({ fullPage: true, clip });
  const cut = layout.spoiling === "cropped" && (await cutsFirst(page, clip.height));
  await page.close();
  const file = `${name}.${layout.spoiling === "none" ? "png" : "jpg"}`;
  writeFileSync(join(folder, file), await spoil(png, layout.spoiling, { random, browser }));
  return {
    file,
    layout: layout.name,
    font,
    eastern: style.eastern,
    heldOut: Boolean(layout.heldOut) || HELD_OUT_FONTS.includes(font),
    total: layout.menu ? null : order.total,
    lines: cut
      ? undefined
      : order.lines.map((line) => ({ ...line, name: view.name(line.name), oldPrice: undefined })),
    itemPrice: cut ? null : (order.lines[0]?.price ?? null),
    deliveryFee: layout.menu ? null : order.deliveryFee,
    amounts: [...view.written],
    parts: partsOf(order, layout),
    date: html.includes(view.when) ? order.time : null,
    vat: showsVat && !layout.menu ? order.vat : null,
  };
}

/** What a summary says beside what is scored. */
function partsOf(order: Order, { menu }: Layout): Truth["parts"] {
  const shown = (halalas: number) => (menu || halalas === 0 ? null : halalas);
  return {
    subtotal: shown(order.subtotal),
    serviceFee: shown(order.serviceFee),
    discount: shown(order.discount),
    wallet: shown(order.wallet),
  };
}

/** Whether cropping takes away the first dish: what a picture doesn't show can't be read from it. */
async function cutsFirst(page: Page, height: number): Promise<boolean> {
  const first = await page.locator("#shot .row").first().boundingBox();
  return first !== null && first.y < CUT * height;
}

async function boxOf(page: Page) {
  const box = await page.locator("body").boundingBox();
  if (!box) throw new Error("The picture has no body");
  return box;
}

/** Draws the whole set into `folder` with the truth beside it; the same pictures on every run with the same fonts. */
export async function renderSet(
  folder: string,
  { seed = "", each: many = EACH, only = "" }: SetWish = {},
): Promise<Truth[]> {
  mkdirSync(folder, { recursive: true });
  const wasm = createRequire(import.meta.url).resolve("zxing-wasm/full/zxing_full.wasm");
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(wasm)).buffer } });
  const browser = await chromium.launch({ executablePath: browserPath(), args: ["--no-sandbox"] });
  try {
    const truths: Truth[] = [];
    for (const [at, layout] of LAYOUTS.entries())
      for (let each = 0; each < many; each++)
        if (`${layout.name}-${each}`.includes(only))
          truths.push(await drawOne(browser, layout, { at, each }, { folder, seed }));
    writeFileSync(join(folder, "truth.json"), JSON.stringify(truths, null, 1));
    return truths;
  } finally {
    await browser.close();
  }
}

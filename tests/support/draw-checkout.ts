import type { Browser } from "@playwright/test";

export interface Drawn {
  restaurant: string;
  dish: string;
  quantity: number;
  /** Riyals, for one. */
  price: number;
  delivery: number;
  language: "ar" | "en";
}

const WORDS = {
  ar: {
    delivery: "رسوم التوصيل",
    vat: "ضريبة القيمة المضافة (مشمولة)",
    total: "الإجمالي",
    unit: "ر.س",
  },
  en: { delivery: "Delivery fee", vat: "VAT (included)", total: "Total", unit: "SAR" },
};

let drawn = 0;

/** A screenshot of an invented checkout, as a phone takes it. No two are the same. */
export async function drawCheckout(browser: Browser, order: Drawn): Promise<Buffer> {
  drawn += 1;
  const words = WORDS[order.language];
  const total = order.price * order.quantity + order.delivery;
  const line = (label: string, amount: number) =>
    `<p><span>${label}</span><b dir="ltr">${amount.toFixed(2)} ${words.unit}</b></p>`;
  const page = await browser.newPage({
    viewport: { width: 390, height: 480 },
    deviceScaleFactor: 2,
    javaScriptEnabled: false,
  });
  await page.setContent(`
    <body dir="${order.language === "ar" ? "rtl" : "ltr"}" lang="${order.language}">
      <style>body { margin: 20px; font: 18px/1.6 sans-serif; background: #fff; color: #111 }
        p { display: flex; justify-content: space-between; margin: 10px 0 }</style>
      <h2>${order.restaurant}</h2>
      ${line(`${order.quantity} × ${order.dish}`, order.price * order.quantity)}
      <hr>
      ${line(words.delivery, order.delivery)}
      ${line(words.vat, (total * 15) / 115)}
      <hr>
      ${line(words.total, total)}
      <small style="color:#999">#${process.pid}-${drawn}</small>
    </body>`);
  // On a busy machine Chromium at times can't, and can the next time.
  const image = await page.screenshot().catch(() => page.screenshot());
  await page.close();
  return image;
}

/** How a picture writes its amounts. */
export interface AmountStyle {
  eastern: boolean;
  decimal: "." | "," | "٫";
  currency: "ر.س" | "SAR" | "SR" | "﷼" | "ريال" | "sign" | "";
  before: boolean;
  /** Whole riyals without their two zeros. */
  short: boolean;
}

/** Latin digits as Arabic-Indic ones. */
export function eastern(text: string): string {
  return text.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)));
}

/** Halalas as the picture writes them, without the currency. */
export function bareAmount(
  halalas: number,
  { eastern: east, decimal, short }: AmountStyle,
): string {
  const whole = String(Math.floor(halalas / 100)).replace(/\B(?=(\d{3})+$)/g, east ? "٬" : ",");
  const rest = String(halalas % 100).padStart(2, "0");
  const text = short && rest === "00" ? whole : `${whole}${decimal}${rest}`;
  return east ? eastern(text) : text;
}

/** The sign of the riyal (U+20C1), which few faces have: two stems, three slanting bars. */
export const SIGN = `<svg viewBox="0 0 22 24" style="block-size:0.8em;vertical-align:-0.06em" fill="none" stroke="currentColor" stroke-width="2.3">
<path d="M7 1v14.5c0 3-2 4.5-5.5 5.2M13.5 2v19M1 11.5l20-4.200M1 16.5l20-4.200M13.5 21l7.5-1.600"/></svg>`;

/** Halalas as the picture writes them, as HTML that no neighbouring letters reorder. */
export function amountText(halalas: number, style: AmountStyle, sign = ""): string {
  const bare = sign + bareAmount(halalas, style);
  const currency = style.currency === "sign" ? SIGN : style.currency;
  const parts = style.before ? [currency, bare] : [bare, currency];
  const order = parts.filter(Boolean).map((part) => `<bdi dir="auto">${part}</bdi>`);
  return `<bdi class="amount" dir="ltr">${order.join("&nbsp;")}</bdi>`;
}

/** How a picture writes its amounts. */
export interface AmountStyle {
  eastern: boolean;
  decimal: "." | "," | "٫";
  currency: "ر.س" | "SAR" | "SR" | "﷼" | "ريال" | "";
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

/** Halalas as the picture writes them, as HTML that no neighbouring letters reorder. */
export function amountText(halalas: number, style: AmountStyle, sign = ""): string {
  const bare = sign + bareAmount(halalas, style);
  const parts = style.before ? [style.currency, bare] : [bare, style.currency];
  const order = parts.filter(Boolean).map((part) => `<bdi dir="auto">${part}</bdi>`);
  return `<bdi class="amount" dir="ltr">${order.join("&nbsp;")}</bdi>`;
}

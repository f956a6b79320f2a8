import { RIYADH_OFFSET_MS } from "~/i18n/days";
import type { Random } from "~/sample/random";
import { type AmountStyle, amountText, bareAmount, eastern } from "./amount-text";
import type { Order } from "./order";
import { WORDING } from "./wording";

export type Language = "ar" | "en";

/** One line of the summary as a picture shows it. */
export interface Row {
  kind: "subtotal" | "deliveryFee" | "serviceFee" | "discount" | "vat" | "total" | "wallet" | "due";
  label: string;
  /** HTML. */
  amount: string;
}

/** Everything a layout needs to draw an order: it decides only where things stand. */
export interface View {
  language: Language;
  dir: "rtl" | "ltr";
  dark: boolean;
  font: string;
  order: Order;
  style: AmountStyle;
  rows: Row[];
  words: { [Key in keyof (typeof WORDING)["ar"]]: string };
  name(text: { ar: string; en: string }): string;
  /** HTML of an amount with its currency. */
  money(halalas: number): string;
  /** An amount alone. */
  bare(halalas: number): string;
  /** Digits as the picture writes them. */
  digits(text: string | number): string;
  /** Date and time in Riyadh. */
  when: string;
  /** Whether the picture shows what VAT came to. */
  showsVat: boolean;
  /** Every amount that was written so far, halalas: what of the picture's numbers is money. */
  written: Set<number>;
}

/** The choices of a picture drawn from `random`. */
export function viewOf(
  order: Order,
  style: AmountStyle,
  look: { language: Language; dark: boolean; font: string; showsVat: boolean },
  random: Random,
): View {
  const words = Object.fromEntries(
    Object.entries(WORDING[look.language]).map(([key, value]) => [
      key,
      typeof value === "string" ? value : random.pick(value as readonly string[]),
    ]),
  ) as View["words"];
  const digits = (text: string | number) => (style.eastern ? eastern(String(text)) : String(text));
  const written = new Set<number>();
  const money = (halalas: number, sign = "") => {
    written.add(halalas);
    return amountText(halalas, style, sign);
  };
  const riyadh = new Date(order.time + RIYADH_OFFSET_MS).toISOString();
  const [year, month, day] = riyadh.slice(0, 10).split("-");
  const rows: Row[] = [{ kind: "subtotal", label: words.subtotal, amount: money(order.subtotal) }];
  if (order.deliveryFee !== null)
    rows.push({
      kind: "deliveryFee",
      label: words.deliveryFee,
      amount: order.deliveryFee === 0 ? words.free : money(order.deliveryFee),
    });
  if (order.serviceFee)
    rows.push({ kind: "serviceFee", label: words.serviceFee, amount: money(order.serviceFee) });
  if (order.discount)
    rows.push({ kind: "discount", label: words.discount, amount: money(order.discount, "-") });
  const vat: Row = {
    kind: "vat",
    label: digits(order.vatIncluded ? words.vatIncluded : words.vatOnTop),
    amount: money(order.vat),
  };
  if (look.showsVat && !order.vatIncluded) rows.push(vat);
  rows.push({ kind: "total", label: words.total, amount: money(order.total) });
  if (look.showsVat && order.vatIncluded) rows.push(vat);
  if (order.wallet)
    rows.push(
      { kind: "wallet", label: words.wallet, amount: money(order.wallet, "-") },
      { kind: "due", label: words.due, amount: money(order.total - order.wallet) },
    );
  return {
    ...look,
    dir: look.language === "ar" ? "rtl" : "ltr",
    order,
    style,
    rows,
    words,
    name: (text) => text[look.language],
    money,
    bare: (halalas) => {
      written.add(halalas);
      return bareAmount(halalas, style);
    },
    written,
    digits,
    when: digits(`${day}/${month}/${year} ${riyadh.slice(11, 16)}`),
  };
}

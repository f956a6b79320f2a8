import type { View } from "../view";
import { WORDING } from "../wording";
import { paper } from "./paper";

const KEYS = {
  subtotal: "subtotal",
  deliveryFee: "deliveryFee",
  serviceFee: "serviceFee",
  discount: "discount",
  total: "total",
  wallet: "wallet",
  due: "due",
} as const;

/** The Arabic and the English name of a line. */
function both(view: View, kind: View["rows"][number]["kind"]): [string, string] {
  const key = kind === "vat" ? (view.order.vatIncluded ? "vatIncluded" : "vatOnTop") : KEYS[kind];
  return [WORDING.ar[key][0], WORDING.en[key][0]];
}

/** A simplified tax invoice: both languages, the amount between them, the QR code below. */
export const invoice = (view: View, qr: string) =>
  paper(
    view,
    `<h1>${view.order.restaurant.ar}</h1><p>${view.order.restaurant.en}</p><p><b>فاتورة ضريبية مبسطة<br>Simplified Tax Invoice</b></p>
<p>VAT No. ${view.digits(`3${view.order.number}00003`)}</p><p>${view.when}</p><hr><table>${view.order.lines
      .map(
        (
          line,
        ) => `<tr><td>${view.digits(line.quantity)}</td><td>${line.name.ar}<br>${line.name.en}</td><td>${view.bare(line.price)}</td>
<td>${view.bare(line.price * line.quantity)}</td></tr>`,
      )
      .join("")}</table><hr><table class="sum">${view.rows
      .map((row) => {
        const [ar, en] = both(view, row.kind);
        return `<tr class="${row.kind === "total" ? "total" : ""}"><td>${view.dir === "rtl" ? ar : en}</td><td>${row.amount}</td><td>${view.dir === "rtl" ? en : ar}</td></tr>`;
      })
      .join("")}</table><div class="qr">${qr}</div>`,
    ".sum td{font-size:15px}.sum .total td{font-size:17px}.sum td:nth-child(2){text-align:center}.qr{margin:16px auto 0;inline-size:190px}.qr svg{inline-size:100%;display:block}",
  );

import type { View } from "../view";

/** A strip of paper. */
export function paper({ dir, language, font }: View, body: string, css = ""): string {
  return `<!doctype html><html lang="${language}" dir="${dir}"><meta charset="utf-8"><style>*{box-sizing:border-box;margin:0}
body{inline-size:420px;background:#fff;color:#111;font:16px/1.45 "${font}",monospace}#shot{padding:22px 20px;background:#fbfaf6}
h1{font-size:22px;text-align:center}p{text-align:center}table{inline-size:100%;border-collapse:collapse}td,th{padding:3px 2px;text-align:start;font-weight:400}
td:last-child,th:last-child{text-align:end}.total td{font-size:21px;font-weight:700;border-block:2px solid #111}hr{border:0;border-block-start:2px dashed #444;margin:8px 0}
${css}</style><body><div id="shot">${body}</div>`;
}

const cells = (view: View) =>
  view.rows
    .map(
      (row) =>
        `<tr class="${row.kind === "total" ? "total" : ""}"><td>${row.label}</td><td>${row.amount}</td></tr>`,
    )
    .join("");

/** Quantity, name and price for one, with the sum of the line at the end. */
const lines = (view: View) =>
  view.order.lines
    .map(
      (line) => `<tr><td>${view.digits(line.quantity)}</td><td>${view.name(line.name)}</td>
<td>${view.bare(line.price)}</td><td>${view.bare(line.price * line.quantity)}</td></tr>`,
    )
    .join("");

const head = ({ words }: View) =>
  `<tr><th>${words.quantity}</th><th>${words.item}</th><th>${words.price}</th><th>${words.amount}</th></tr>`;

export const thermal = (view: View) =>
  paper(
    view,
    `<h1>${view.name(view.order.restaurant)}</h1><p>${view.words.order} ${view.digits(view.order.number)}</p><p>${view.when}</p><hr>
<table>${head(view)}${lines(view)}</table><hr><table>${cells(view)}</table><hr><p>${view.words.thanks}</p>`,
  );

/** A table with lines around every cell. */
export const grid = (view: View) =>
  paper(
    view,
    `<h1>${view.name(view.order.restaurant)}</h1><p>${view.words.date}: ${view.when}</p><br><table class="box">${head(view)}${lines(view)}</table><br>
<table class="box">${cells(view)}</table>`,
    ".box td,.box th{border:1px solid #333;padding:5px 7px}",
  );

/** Total white on black, dots from the label to the amount. */
export const dotted = (view: View) =>
  paper(
    view,
    `<h1>${view.name(view.order.restaurant)}</h1><p>${view.when}</p><hr>${view.order.lines
      .map(
        (line) =>
          `<div class="line"><span>${view.digits(line.quantity)} × ${view.name(line.name)}</span><i></i><span>${view.bare(line.price * line.quantity)}</span></div>`,
      )
      .join("")}<hr>${view.rows
      .map(
        (row) =>
          `<div class="line ${row.kind}"><span>${row.label}</span><i></i><span>${row.amount}</span></div>`,
      )
      .join("")}`,
    `.line{display:flex;align-items:baseline;padding:3px 6px;gap:6px}.line i{flex:1;border-block-end:2px dotted #666}.total{background:#111;color:#fff;font-size:20px;font-weight:700}
.total i{border:0}`,
  );

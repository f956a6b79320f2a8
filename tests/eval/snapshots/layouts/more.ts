import type { View } from "../view";
import { dishes, phone, summary } from "./app";
import { paper } from "./paper";

/** The quantity in a box of its own before the name, what was left out below it. */
export const boxed = (view: View) =>
  phone(
    view,
    `<div class="head">${view.name(view.order.restaurant)}<small>${view.words.order} #${view.digits(view.order.number)}</small></div>
<div class="card">${view.order.lines
      .map(
        (line) => `<div class="row"><b class="box">${view.digits(line.quantity)}</b>
<span class="name">${view.name(line.name)}<small>${view.words.extra}</small></span><span>${view.money(line.price * line.quantity)}</span></div>`,
      )
      .join("")}</div><div class="card">${summary(view)}</div>`,
    `.head{background:#5a31f4;color:#fff;font-weight:700;padding:16px}small{display:block;font-size:12px;font-weight:400;color:#999}
.box{border:1px solid #bbb;border-radius:6px;inline-size:26px;block-size:26px;text-align:center}.name{flex:1}`,
  );

/** A forwarded message in plain text, with the time it was sent. */
export const message = (view: View) =>
  phone(
    view,
    `<div class="sent">✅ ${view.words.thanks}<br>${view.name(view.order.restaurant)}<br>————————<br>${view.order.lines
      .map(
        (line) =>
          `• ${view.name(line.name)} (${view.digits(line.quantity)}) = ${view.money(line.price * line.quantity)}`,
      )
      .join("<br>")}<br>————————<br>${view.rows
      .map((row) => `${row.label}: ${row.amount}`)
      .join("<br>")}<small>${view.digits("9:41")}</small></div>`,
    `#shot{padding:12px}.sent{background:var(--card);border-radius:8px;padding:10px 12px;font-size:16px;line-height:1.7}.sent small{float:inline-end;color:var(--soft);font-size:11px}`,
  );

/** The total in large type above everything, then address, time and rating before the order. */
export const hero = (view: View) =>
  phone(
    view,
    `<div class="hero"><small>${view.words.total}</small><div class="big">${view.money(view.order.total)}</div><small>${view.when}</small></div>
<div class="card soft">${view.words.address}<br>${view.digits(view.words.eta)} · ${view.digits("4.7")} ★ (${view.digits("1200")}+)</div>
<div class="card"><b>${view.name(view.order.restaurant)}</b>${dishes(view)}</div>
<div class="card">${summary({ ...view, rows: view.rows.filter(({ kind }) => kind !== "total") })}</div>`,
    `.hero{background:linear-gradient(135deg,#00614e,#00a884);color:#fff;padding:26px;text-align:center}.big{font-size:36px;font-weight:800}`,
  );

/** Each dish on two lines of a till roll: its name, then how many at which price and what they come to. */
export const twoLines = (view: View) =>
  paper(
    view,
    `<p>${view.name(view.order.restaurant)}<br>${view.when}</p><hr>${view.order.lines
      .map(
        (line) => `<div>${view.name(line.name)}</div>
<div class="l"><span>${view.digits(line.quantity)} x ${view.bare(line.price)}</span><span>${view.bare(line.price * line.quantity)}</span></div>`,
      )
      .join("")}<hr>${view.rows
      .map(
        (row) =>
          `<div class="l ${row.kind}"><span>${row.label}</span><span>${row.amount}</span></div>`,
      )
      .join("")}<hr><p>${view.words.thanks}</p>`,
    ".l{display:flex;justify-content:space-between}.total{font-size:22px;font-weight:700}",
  );

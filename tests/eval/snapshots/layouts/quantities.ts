import type { View } from "../view";
import { phone, summary } from "./app";

/** The quantity in a pill beside the name, what all of them cost below it. */
export const pills = (view: View) =>
  phone(
    view,
    `<div class="card"><b>${view.words.titles}</b> <small>${view.name(view.order.restaurant)}</small>${view.order.lines
      .map(
        (
          line,
        ) => `<div class="row line"><span>${view.name(line.name)}<small>${view.words.extra}</small>
<b>${view.money(line.price * line.quantity)}</b></span><b class="pill">${view.digits(line.quantity)}×</b></div>`,
      )
      .join("")}</div><div class="card">${summary(view)}</div>`,
    `small{display:block;font-size:12px;color:#999}.line{align-items:flex-start;padding:12px 0}
.pill{border:1px solid #ccc;border-radius:20px;padding:3px 12px}`,
  );

/** An answer in a chat with the number of the order, dishes as a list and no sum of them. */
export const listed = (view: View) =>
  phone(
    view,
    `<div class="asked">${view.words.thanks}<small>${view.digits("8:02")}</small></div>
<div class="sent">${view.words.order} #${view.digits(view.order.number.slice(0, 5))}<ul>${view.order.lines
      .map(
        (line) =>
          `<li>${view.digits(line.quantity)}× ${view.name(line.name)} — ${view.money(line.price * line.quantity)}</li>`,
      )
      .join("")}</ul>${view.rows
      .filter(({ kind }) => kind !== "subtotal")
      .map((row) => `<div class="${row.kind}">${row.label}: ${row.amount}</div>`)
      .join("")}<small>${view.digits("8:03")}</small></div>`,
    `#shot{padding:12px}.sent,.asked{background:var(--card);border-radius:10px;padding:10px 14px;margin-bottom:8px;font-size:15px;line-height:1.8}
.asked{inline-size:60%;margin-inline-start:auto}small{display:block;color:var(--soft);font-size:11px;text-align:end}.total{font-weight:700}ul{margin:6px 0;padding-inline-start:20px}`,
  );

/** Dishes as cards with a line for the quantity, and the summary in tiles. */
export const cards = (view: View) =>
  phone(
    view,
    `${view.order.lines
      .map(
        (
          line,
        ) => `<div class="card"><div>${view.name(line.name)}</div><small>${view.words.quantity}: ${view.digits(line.quantity)}</small>
<b>${view.money(line.price * line.quantity)}</b></div>`,
      )
      .join("")}<div class="tiles">${view.rows
      .map(
        (row) =>
          `<div class="card ${row.kind}"><small>${row.label}</small><b>${row.amount}</b></div>`,
      )
      .join("")}</div>`,
    `small{display:block;font-size:13px;color:var(--soft)}.tiles{display:grid;grid-template-columns:1fr 1fr}.total b{font-size:22px}`,
  );

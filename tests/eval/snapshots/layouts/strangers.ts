import type { View } from "../view";
import { phone, summary } from "./app";
import { paper } from "./paper";

/** A till's strip: the dish on one line, under it how many at what price, and the sum of the line at its end. */
export const strip = (view: View) =>
  paper(
    view,
    `<h1>${view.name(view.order.restaurant)}</h1><p class="s">${view.words.order} ${view.digits(view.order.number)}<br>${view.when}</p><hr>${view.order.lines
      .map(
        (line) => `<div class="n">${view.name(line.name)}</div>
<div class="l"><span>&nbsp;&nbsp;${view.digits(line.quantity)} x ${view.bare(line.price)}</span><span>${view.bare(line.price * line.quantity)}</span></div>`,
      )
      .join("")}<hr>${view.rows
      .map(
        ({ kind, label, amount }) =>
          `<div class="l ${kind}"><span>${label}</span><span>${amount}</span></div>`,
      )
      .join("")}<hr><p class="s">${view.words.thanks}</p>`,
    `.l{display:flex;justify-content:space-between}.n{font-weight:700;margin-block-start:5px}.s{font-size:14px}.total{font-size:22px;font-weight:700;padding:4px 0}`,
  );

/** A picture of each dish, how many in a small outlined square over its corner, and the price under the name. */
export const thumbs = (view: View) =>
  phone(
    view,
    `<div class="top"><b>${view.name(view.order.restaurant)}</b><small>${view.when}</small></div>${view.order.lines
      .map(
        (
          line,
        ) => `<div class="it"><i></i><span class="q">${view.digits(line.quantity)}</span><div><div>${view.name(line.name)}</div>
<small>${view.words.choice}</small><b>${view.money(line.price * line.quantity)}</b></div></div>`,
      )
      .join("")}<div class="sum">${summary(view)}</div>`,
    `.top{padding:16px;background:var(--card)}small{display:block;color:var(--soft);font-size:12px}.it{display:flex;gap:12px;align-items:center;padding:12px 16px;border-block-end:1px solid var(--line)}
.it i{inline-size:64px;block-size:64px;border-radius:10px;background:radial-gradient(circle at 40% 40%,#d9a066,#5b3417)}.q{border:1.5px solid var(--soft);border-radius:6px;inline-size:28px;block-size:28px;text-align:center;line-height:25px}
.sum{padding:14px 16px;background:var(--card)}`,
  );

/** A tax invoice on a sheet: numbered lines in five columns, sums in a block at the end. */
export const sheet = (view: View) =>
  paper(
    view,
    `<h1>${view.name(view.order.restaurant)}</h1><div class="meta"><span>${view.words.order}: ${view.digits(view.order.number)}</span><span>${view.words.date}: ${view.when}</span></div>
<table class="g"><tr><th>#</th><th>${view.words.item}</th><th>${view.words.price}</th><th>${view.words.quantity}</th><th>${view.words.amount}</th></tr>${view.order.lines
      .map(
        (line, at) =>
          `<tr><td>${view.digits(at + 1)}</td><td>${view.name(line.name)}</td><td>${view.bare(line.price)}</td><td>${view.digits(line.quantity)}</td><td>${view.bare(line.price * line.quantity)}</td></tr>`,
      )
      .join("")}</table><div class="end">${view.rows
      .map(
        ({ kind, label, amount }) =>
          `<div class="l ${kind}"><span>${label}</span><span>${amount}</span></div>`,
      )
      .join("")}</div>`,
    `.meta{display:flex;justify-content:space-between;font-size:13px;margin:8px 0}.g th{background:#e6e2d8;font-weight:700;font-size:14px}.g td,.g th{border-block-end:1px solid #bbb;padding:6px 4px}
.end{inline-size:66%;margin-inline-start:auto;margin-block-start:12px}.l{display:flex;justify-content:space-between;padding:2px 4px}.end .total{background:#222;color:#fff;font-weight:700;padding:5px 4px}`,
  );

/** A receipt sent by mail: striped lines, how many after the name and its price beside it, a broad bar at the end. */
export const mail = (view: View) =>
  phone(
    view,
    `<div class="mail"><h1>${view.words.thanks}</h1><p class="soft">${view.name(view.order.restaurant)} · ${view.when}</p>${view.order.lines
      .map(
        (line) =>
          `<div class="z"><span>${view.name(line.name)} <small>×${view.digits(line.quantity)}</small></span><b>${view.money(line.price * line.quantity)}</b></div>`,
      )
      .join("")}<br>${view.rows
      .map(
        ({ kind, label, amount }) =>
          `<div class="z ${kind === "total" ? "bar" : ""}"><span>${label}</span><b>${amount}</b></div>`,
      )
      .join("")}</div>`,
    `.mail{background:var(--card);padding:8px 14px 20px}.mail p{text-align:center;font-size:13px;margin-block-end:10px}.z{display:flex;justify-content:space-between;padding:9px 10px}.z:nth-child(odd){background:var(--page)}
.z.bar{background:var(--brand);margin:8px 0}small{color:var(--soft)}`,
  );

/** A kiosk: how many in a column of its own at the far end, each price for one under the name, large type. */
export const kiosk = (view: View) =>
  phone(
    view,
    `<div class="k"><h1>${view.words.titles}</h1>${view.order.lines
      .map(
        (
          line,
        ) => `<div class="it"><div><b>${view.name(line.name)}</b><div class="soft">${view.money(line.price)}</div></div>
<b class="n">${view.digits(line.quantity)}</b><b>${view.money(line.price * line.quantity)}</b></div>`,
      )
      .join("")}<hr>${summary(view)}<div class="bar"><span>${view.words.pay}</span></div></div>`,
    `.k{padding:6px 14px;font-size:16px}.it{display:grid;grid-template-columns:1fr 40px 120px;align-items:center;padding:12px 0;border-block-end:1px dashed var(--line)}
.it>b:last-child{text-align:end}.n{text-align:center}hr{border:0;margin:8px}.total{font-size:20px}`,
  );

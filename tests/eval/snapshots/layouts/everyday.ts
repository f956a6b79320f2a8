import type { View } from "../view";
import { phone, summary } from "./app";
import { paper } from "./paper";

/** A name that runs over two lines, a choice of each dish below it, and what an addition cost, which the price holds already. */
export const options = (view: View) =>
  phone(
    view,
    `<div class="card"><h2>${view.name(view.order.restaurant)}</h2>${view.order.lines
      .map(
        (
          line,
        ) => `<div class="order"><b class="count">${view.digits(line.quantity)}</b><span class="name"><b>${view.name(line.name)} ${view.words.offer}</b>
<small>• ${view.words.choice}</small><small>• ${view.words.addition} (+${view.bare(200)})</small></span><b>${view.money(line.price * line.quantity)}</b></div>`,
      )
      .join("")}</div><div class="card">${summary(view)}</div>`,
    `.order{display:flex;gap:10px;padding:10px 0;border-block-end:1px solid var(--line)}.name{flex:1}small{display:block;color:var(--soft);font-size:12px}
.count{background:var(--brand);color:#fff;border-radius:50%;inline-size:26px;block-size:26px;text-align:center}`,
  );

/** Specks and folds as of coarse paper. */
const FIBRES = `<svg class="fibres" xmlns="http://www.w3.org/2000/svg"><filter id="f"><feTurbulence baseFrequency="0.35 0.6" numOctaves="2"/>
<feColorMatrix values="0 0 0 0 .3 0 0 0 0 .2 0 0 0 0 .1 0 0 0 -1.6 1"/></filter><rect width="100%" height="100%" filter="url(#f)" opacity="0.3"/></svg>`;

/** Faint print on brown, speckled paper, each dish with its price for one in brackets. */
export const kraft = (view: View) =>
  paper(
    view,
    `${FIBRES}<h1>${view.name(view.order.restaurant)}</h1><p>${view.words.date} ${view.when}</p><p>${view.words.order}: ${view.digits(view.order.number)}</p><hr>${view.order.lines
      .map(
        (line) =>
          `<div class="l"><span>${view.digits(line.quantity)}x ${view.name(line.name)} (${view.bare(line.price)})</span><span>${view.bare(line.price * line.quantity)}</span></div>`,
      )
      .join("")}<hr>${view.rows
      .map(
        (row) =>
          `<div class="l ${row.kind}"><span>${row.label}</span><span>${row.amount}</span></div>`,
      )
      .join("")}<hr><p>${view.words.thanks}</p>`,
    `#shot{background:#cfb48c;color:#3d3026;position:relative}.fibres{position:absolute;inset:0;inline-size:100%;block-size:100%}
.l{display:flex;justify-content:space-between;gap:10px;padding:2px 0}.total{font-weight:700;font-size:20px}`,
  );

/** A menu on shelves: two dishes side by side, each below its picture. */
export const shelves = (view: View) =>
  phone(
    view,
    `<h1>${view.name(view.order.restaurant)}</h1><div class="shelf">${view.order.lines
      .map(
        (line) =>
          `<div><i></i><div>${view.name(line.name)}</div><b>${view.money(line.price)}</b></div>`,
      )
      .join("")}</div>`,
    `.shelf{display:grid;grid-template-columns:1fr 1fr;gap:14px;padding:12px}.shelf i{display:block;block-size:110px;border-radius:12px;
background:radial-gradient(circle at 45% 40%,#f0c070,#7a3f17)}`,
  );

import type { View } from "../view";
import { dishes, phone } from "./app";
import { paper } from "./paper";

/** An e-mail after the order: sentences, then a striped table. Never looked at while the reading was made. */
export const letter = (view: View) =>
  phone(
    view,
    `<div class="mail"><h2>${view.words.thanks}</h2><p class="soft">${view.name(view.order.restaurant)} — ${view.words.order} #${view.digits(view.order.number)}</p>
<p class="soft">${view.when}</p><br>${dishes(view)}<br>${view.rows
      .map((row) => `<div class="row stripe"><b>${row.label}</b><span>${row.amount}</span></div>`)
      .join("")}</div>`,
    `.mail{background:var(--card);padding:22px 18px}.stripe:nth-of-type(odd){background:var(--page)}.stripe{padding:8px 10px}.stripe b{font-weight:600}
.row{font-size:14px}`,
  );

/** A slip whose labels stand centred above amounts in large type. Never looked at while the reading was made. */
export const slip = (view: View) =>
  paper(
    view,
    `<p>${view.name(view.order.restaurant)}</p><h1>${view.words.total}<br>${view.money(view.order.total)}</h1><hr>${view.order.lines
      .map(
        (line) =>
          `<div class="l"><span>${view.name(line.name)} (${view.digits(line.quantity)})</span><span>${view.bare(line.price * line.quantity)}</span></div>`,
      )
      .join("")}<hr>${view.rows
      .filter((row) => row.kind !== "total")
      .map((row) => `<div class="l"><span>${row.label}</span><span>${row.amount}</span></div>`)
      .join("")}<hr><p>${view.when}</p>`,
    "h1{font-size:26px;line-height:1.3;padding:8px}.l{display:flex;justify-content:space-between;padding:4px 0}",
  );

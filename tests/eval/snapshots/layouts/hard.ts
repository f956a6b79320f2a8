import type { View } from "../view";
import { phone, summary } from "./app";
import { paper } from "./paper";

/** Grain as an SVG that a bar is filled with: cheap print is never of one black. */
const GRAIN = `<svg class="grain" xmlns="http://www.w3.org/2000/svg"><filter id="n"><feTurbulence baseFrequency="0.9" numOctaves="3"/>
<feColorMatrix type="saturate" values="0"/></filter><rect width="100%" height="100%" filter="url(#n)" opacity="0.38"/></svg>`;

/** The total light on a dark, grainy bar; what was handed over and given back stands below it. */
export const till = (view: View) => {
  const { order, words } = view;
  const given = Math.ceil((order.total + 1) / 5000) * 5000;
  const row = (label: string, amount: string, kind = "") =>
    `<div class="line ${kind}">${kind ? GRAIN : ""}<span>${label}</span><span>${amount}</span></div>`;
  const rows = view.rows.map(({ kind, label, amount }) =>
    row(label, amount, kind === "total" ? "total" : ""),
  );
  return paper(
    view,
    `<h1>${view.name(order.restaurant)}</h1><p>${words.order} ${view.digits(order.number)}</p><p>${view.when}</p><hr>${order.lines
      .map((line) =>
        row(
          `${view.digits(line.quantity)} ${view.name(line.name)}`,
          view.bare(line.price * line.quantity),
        ),
      )
      .join(
        "",
      )}<hr>${rows.join("")}${row(words.cash, view.money(given))}${row(words.change, view.money(given - order.total))}<p>${words.thanks}</p>`,
    `.line{display:flex;justify-content:space-between;padding:4px 6px;position:relative}.total{background:#2b2b2b;color:#f2f0ea;font-size:20px;font-weight:700;padding:9px 6px}
.grain{position:absolute;inset:0;inline-size:100%;block-size:100%}.total span{position:relative}`,
  );
};

/** Plus and minus around each quantity, the price for one beside it, and tips to choose from below. */
export const steppers = (view: View) =>
  phone(
    view,
    `<h1>${view.words.titles}</h1><div class="card">${view.order.lines
      .map(
        (
          line,
        ) => `<div class="row dish"><span><b>${view.name(line.name)}</b><br><small>${view.words.extra}</small><br>
${view.money(line.price)}</span><span class="step"><i>−</i><b>${view.digits(line.quantity)}</b><i>+</i></span></div>`,
      )
      .join("")}</div><div class="card"><b>${view.words.tipTitle}</b><div class="tips">${[
      500, 1000, 1500,
    ]
      .map((tip) => `<span>${view.money(tip)}</span>`)
      .join("")}</div></div><div class="card">${summary(view)}</div>`,
    `small{color:var(--soft)}.dish{align-items:center;padding:10px 0}.step{display:flex;gap:12px;align-items:center;border:1px solid var(--line);border-radius:20px;padding:3px 12px}
.step i{font-style:normal;color:var(--brand)}.tips{display:flex;gap:8px;margin-top:8px}.tips span{border:1px solid var(--line);border-radius:16px;padding:4px 12px}`,
  );

/** The quantity set apart from the name: at the other side of it, or in a column of its own behind it. */
export const aside = (view: View) =>
  phone(
    view,
    `<h1>${view.name(view.order.restaurant)}</h1><div class="card">${view.order.lines
      .map(
        (
          line,
        ) => `<div class="order"><span class="name">${view.name(line.name)}<small>${view.words.extra}</small></span>
<span class="count">${view.digits(`× ${line.quantity}`)}</span><span>${view.money(line.price * line.quantity)}</span></div>`,
      )
      .join("")}</div><div class="card">${summary(view)}</div>`,
    `.order{display:grid;grid-template-columns:1fr 50px 120px;padding:8px 0;border-block-end:1px solid var(--line)}.order span:last-child{text-align:end}
small{display:block;color:var(--soft);font-size:12px}`,
  );

/** A menu in an app: dishes with a price for one and nothing to pay. */
export const menu = (view: View) =>
  phone(
    view,
    `<h1>${view.name(view.order.restaurant)}</h1>${view.order.lines
      .map(
        (
          line,
        ) => `<div class="card row"><span><b>${view.name(line.name)}</b><small>${view.words.extra}</small>
<b>${view.money(line.price)}</b></span><i class="add">+</i></div>`,
      )
      .join("")}`,
    "small{display:block;color:var(--soft);font-size:12px}.add{font-style:normal;align-self:end;border:1px solid var(--line);border-radius:50%;inline-size:30px;text-align:center}",
  );

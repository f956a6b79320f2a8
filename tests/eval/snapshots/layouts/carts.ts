import type { OrderLine } from "../order";
import type { View } from "../view";
import { phone, summary } from "./app";
import { paper } from "./paper";

const LOOK = `small{display:block;color:var(--soft);font-size:12px}.it{display:flex;gap:12px;padding:12px 0;border-block-end:1px solid var(--line)}
.it>.say{flex:1}.photo{inline-size:72px;block-size:72px;border-radius:12px;flex:none;background:radial-gradient(circle at 40% 40%,#e2b15c,#6d3717)}
.tag{color:var(--brand);font-size:12px}`;

const whole = (view: View, { price, quantity }: OrderLine) => view.money(price * quantity);

/** A basket to be changed: what each dish comes with over two lines, a bin and a plus around how many, a code to be typed. */
export const editable = (view: View) =>
  phone(
    view,
    `<h1>${view.words.titles}</h1><div class="card">${view.order.lines
      .map(
        (
          line,
        ) => `<div class="it"><div class="say"><b>${view.name(line.name)}</b><small>${view.words.choice}، ${view.words.addition}</small><small>${view.words.extra}</small>
<b>${whole(view, line)}</b></div><div><span class="photo" style="display:block"></span><span class="step"><i>🗑</i><b>${view.digits(line.quantity)}</b><i>+</i></span></div></div>`,
      )
      .join("")}<p class="tag">+ ${view.words.more}</p></div>
<div class="card row"><span class="soft">${view.words.code}</span><b class="tag">${view.words.apply}</b></div><div class="card">${summary(view)}</div>
<div class="bar"><span>${view.words.pay} (${view.digits(view.order.lines.length)})</span><span>${view.money(view.order.total)}</span></div>`,
    `${LOOK}.step{display:flex;justify-content:space-between;background:var(--page);border-radius:14px;padding:2px 8px;margin-block-start:6px}.step i{font-style:normal}`,
  );

/** An order that was brought: how many in a grey square, extras with prices of their own in small type, no delivery where it was fetched. */
export const fetched = (view: View) =>
  phone(
    view,
    `<div class="head"><b>${view.name(view.order.restaurant)}</b><small>#${view.digits(view.order.number)} · ${view.when}</small></div>${view.order.lines
      .map(
        (
          line,
        ) => `<div class="it"><span class="n">${view.digits(`${line.quantity}x`)}</span><div class="say">${view.name(line.name)}
<small>${view.words.addition} <bdi>(+ ${view.bare(300)})</bdi></small></div><span>${whole(view, line)}</span></div>`,
      )
      .join(
        "",
      )}<h2>${view.words.titles}</h2>${summary(view)}<p class="soft">${view.words.payment} ${view.words.card}${view.digits(7719)}</p>`,
    `${LOOK}#shot{padding:16px}.head{margin-block-end:8px}.n{background:var(--line);border-radius:6px;padding:0 6px;block-size:24px}h2{margin-block:18px 4px}`,
  );

/** A long order close together, how many before each name. */
export const long = (view: View) =>
  phone(
    view,
    `<h1>${view.name(view.order.restaurant)}</h1>${view.order.lines
      .map(
        (line) =>
          `<div class="row"><span>${view.digits(line.quantity)} × ${view.name(line.name)}</span><span>${whole(view, line)}</span></div>`,
      )
      .join("")}<hr>${summary(view)}`,
    "#shot{padding:0 16px 16px;font-size:14px}.row{padding-block:2px}hr{border:0;border-block-start:1px solid var(--line);margin:8px 0}",
  );

/** A long menu: what is in each dish, how filling it is and for how many, under headings; stars and the least order above. */
export const catalogue = (view: View) =>
  phone(
    view,
    `<div class="head"><h2>${view.name(view.order.restaurant)}</h2><small>★ ${view.digits("4.6")} (${view.digits("1,200")}+) · ${view.digits(view.words.eta)}</small>
<small>${view.words.least}: ${view.money(3000)} · ${view.words.deliveryFee}: ${view.money(900)}</small></div>${view.order.lines
      .map(
        (
          line,
          at,
        ) => `${at % 6 === 0 ? `<h2>${view.words.headings.split("|")[(at / 6) % 2]}</h2>` : ""}<div class="it"><div class="say"><b>${view.name(line.name)}</b><small>${at % 2 ? view.words.offer : view.words.extra}</small>
<small>${view.digits(320 + at * 37)} ${view.words.calories}</small><b>${view.money(line.price)}</b></div><div class="pic"><span class="photo" style="display:block"></span><i>+</i></div></div>`,
      )
      .join("")}`,
    `${LOOK}#shot{padding:14px}h2{margin-block:16px 2px}.pic{position:relative}.pic i{position:absolute;inset-block-end:-6px;inset-inline-end:-6px;background:var(--card);border:1px solid var(--line);border-radius:50%;inline-size:28px;text-align:center;font-style:normal;color:var(--brand)}`,
  );

/** Dishes two by two, the price above the name, some lowered. */
export const tiles = (view: View) =>
  phone(
    view,
    `<h1>${view.name(view.order.restaurant)}</h1><div class="grid">${view.order.lines
      .map(
        (line, at) =>
          `<div class="t"><span class="photo" style="display:block;inline-size:100%"></span><b>${view.money(line.price)}</b>${at % 3 === 1 ? ` <s>${view.bare(line.price + 400)}</s>` : ""}<div>${view.name(line.name)}</div></div>`,
      )
      .join("")}</div>`,
    `${LOOK}.grid{display:grid;grid-template-columns:1fr 1fr;gap:12px;padding:12px}.t{background:var(--card);border-radius:12px;padding:8px}`,
  );

/** Paper with each name in both languages, one below the other, and how many at what price beside it. */
export const doubled = (view: View) =>
  paper(
    view,
    `<h1>${view.order.restaurant.ar}</h1><p>${view.order.restaurant.en}</p><p>${view.when} #${view.digits(view.order.number)}</p><hr>${view.order.lines
      .map(
        (
          line,
        ) => `<div class="l"><div><b>${line.name.ar}</b><br><span class="s">${line.name.en}</span></div>
<span class="s">${view.digits(line.quantity)} × ${view.bare(line.price)}</span><b>${view.bare(line.price * line.quantity)}</b></div>`,
      )
      .join("")}<hr>${view.rows
      .map(
        ({ kind, label, amount }) =>
          `<div class="l ${kind}"><span>${label}</span><span>${amount}</span></div>`,
      )
      .join("")}<hr><p>${view.words.thanks}</p>`,
    ".l{display:flex;justify-content:space-between;gap:12px;padding:3px 0}.l>div{flex:1}.s{font-size:13px}.total{font-weight:700;font-size:20px}",
  );

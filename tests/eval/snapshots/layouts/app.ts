import type { Row, View } from "../view";

const COLOURS = {
  light: "--page:#f4f4f6;--card:#fff;--ink:#1b1b1f;--soft:#6e6e78;--line:#e3e3e8;--brand:#d6402b",
  dark: "--page:#0e0f12;--card:#1a1c21;--ink:#f3f3f5;--soft:#9da0aa;--line:#2c2f36;--brand:#f2a33a",
};

/** The frame all app screens share: 390 pixels of phone. */
export function phone({ dark, dir, language, font }: View, body: string, css = ""): string {
  return `<!doctype html><html lang="${language}" dir="${dir}"><meta charset="utf-8"><style>
*{box-sizing:border-box;margin:0}body{${COLOURS[dark ? "dark" : "light"]};inline-size:390px;background:var(--page);
color:var(--ink);font:15px/1.5 "${font}",sans-serif}.card{background:var(--card);border-radius:14px;padding:14px 16px;
margin:10px 12px}.row{display:flex;justify-content:space-between;gap:12px;padding-block:4px}.soft{color:var(--soft)}
.total{font-weight:700;font-size:17px;border-block-start:1px solid var(--line);margin-block-start:6px;padding-block-start:8px}
h1{font-size:18px;text-align:center;padding:14px}h2{font-size:16px;margin-block-end:6px}
.bar{background:var(--brand);color:#fff;border-radius:12px;margin:12px;padding:14px 18px;display:flex;justify-content:space-between;font-weight:700}
s{color:var(--soft)}.off .amount{color:#1f9d55}${css}</style><body><div id="shot">${body}</div>`;
}

const cls = ({ kind }: Row) =>
  kind === "total" || kind === "due" ? "row total" : `row${kind === "discount" ? " off" : ""}`;

/** Label at one side, amount at the other. */
export function summary({ rows }: View): string {
  return rows
    .map(
      (row) => `<div class="${cls(row)}"><span>${row.label}</span><span>${row.amount}</span></div>`,
    )
    .join("");
}

/** The dishes with their amounts: for the whole line, or for one of them. */
export function dishes({ order, name, money, digits }: View): string {
  return order.lines
    .map((line) => {
      const old = line.oldPrice ? `<s>${money(line.oldPrice * line.quantity)}</s> ` : "";
      return `<div class="row"><span>${digits(line.quantity)}x ${name(line.name)}</span><span>${old}${money(line.price * line.quantity)}</span></div>`;
    })
    .join("");
}

export const appCard = (view: View) =>
  phone(
    view,
    `<h1>${view.words.titles}</h1><div class="card"><h2>${view.name(view.order.restaurant)}</h2>${dishes(view)}</div>
<div class="card soft">${view.words.address}<br>${view.digits(view.words.eta)}</div>
<div class="card"><h2>${view.words.titles}</h2>${summary(view)}</div>`,
  );

/** Nothing but the sheet at the bottom, its total in the button. */
export const bottomBar = (view: View) =>
  phone(
    view,
    `<div class="card">${dishes(view)}<hr style="border:0;border-block-start:1px dashed var(--line);margin:8px 0">${summary(view)}</div>
<div class="bar"><span>${view.words.pay}</span><span>${view.money(view.order.total - view.order.wallet)}</span></div>`,
  );

/** A tile for each amount, its label above it. */
export const stacked = (view: View) =>
  phone(
    view,
    `<h1>${view.name(view.order.restaurant)}</h1><div class="card">${dishes(view)}</div><div class="tiles">${view.rows
      .map(
        (row) =>
          `<div class="tile ${row.kind}"><div class="soft">${row.label}</div><b>${row.amount}</b></div>`,
      )
      .join("")}</div>`,
    `.tiles{display:grid;grid-template-columns:1fr 1fr;gap:10px;padding:12px}.tile{background:var(--card);border-radius:12px;padding:12px}
.tile.total{grid-column:1/-1;font-size:20px}.tile .soft{font-size:13px;font-weight:400}`,
  );

/** An order told by a bot in a conversation. */
export const bubbles = (view: View) =>
  phone(
    view,
    `<div class="chat"><p class="me">${view.digits(view.order.lines[0]?.quantity ?? 1)} ${view.name(view.order.lines[0]?.name ?? view.order.restaurant)}</p>
<p>${view.words.thanks} 🌟<br>${view.name(view.order.restaurant)}</p><p>${view.order.lines
      .map(
        (line) =>
          `${view.digits(line.quantity)} x ${view.name(line.name)}: ${view.money(line.price * line.quantity)}`,
      )
      .join(
        "<br>",
      )}</p><p>${view.rows.map((row) => `${row.label}: ${row.amount}`).join("<br>")}</p><p class="me">👍</p></div>`,
    `.chat{padding:14px;display:flex;flex-direction:column;gap:8px}.chat p{background:var(--card);border-radius:16px 16px 16px 4px;
padding:10px 14px;max-inline-size:86%;align-self:flex-start}.chat .me{align-self:flex-end;background:#1c7c54;color:#fff}`,
  );

/** Old prices struck through beside the new ones, pictures of the dishes, plus and minus buttons. */
export const struck = (view: View) =>
  phone(
    view,
    `<h1>${view.words.titles}</h1>${view.order.lines
      .map(
        (line) => `<div class="card dish"><i></i><div><b>${view.name(line.name)}</b><br>
${line.oldPrice ? `<s>${view.money(line.oldPrice)}</s> ` : ""}<b style="color:var(--brand)">${view.money(line.price)}</b></div>
<span class="step">− &nbsp;${view.digits(line.quantity)}&nbsp; +</span></div>`,
      )
      .join("")}<div class="card">${summary(view)}</div>`,
    `.dish{display:flex;gap:12px;align-items:center}.dish i{inline-size:56px;block-size:56px;border-radius:10px;
background:radial-gradient(circle at 40% 40%,#e8b04b,#8c4a1f)}.step{margin-inline-start:auto;border:1px solid var(--line);border-radius:20px;padding:4px 12px}`,
  );

/** Amounts in a column of their own in smaller type, rules between the lines. */
export const ruled = (view: View) =>
  phone(
    view,
    `<div class="head">${view.name(view.order.restaurant)}<br><small>${view.words.order} ${view.digits(view.order.number)} · ${view.when}</small></div>
${dishes(view)}${summary(view)}<p class="soft">${view.words.payment}: ${view.words.card}${view.digits(4021)}</p>`,
    `#shot{padding:0 18px 20px}.head{background:var(--brand);color:#fff;margin:0 -18px 10px;padding:18px;font-weight:700}.row{border-block-end:1px solid var(--line);
padding-block:10px;font-size:14px}.total{font-size:16px}`,
  );

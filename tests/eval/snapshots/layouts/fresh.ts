import type { Language, Row, View } from "../view";
import { WORDING } from "../wording";
import { dishes, phone, summary } from "./app";
import { paper } from "./paper";

/** A screen as wide as a tablet: the dishes on one card, what is to be paid on another beside it. */
export const columns = (view: View) =>
  phone(
    view,
    `<h1>${view.words.titles}</h1><div class="two"><div class="card"><h2>${view.name(view.order.restaurant)}</h2>${view.order.lines
      .map(
        (
          line,
        ) => `<div class="dish"><b>${view.name(line.name)}</b><small>${view.words.extra}</small>
<span>${view.digits(line.quantity)} × ${view.money(line.price)}</span></div>`,
      )
      .join("")}</div><div class="card"><h2>${view.words.titles}</h2>${summary(view)}</div></div>`,
    `body{inline-size:720px}.two{display:grid;grid-template-columns:1fr 1fr;align-items:start}.dish{padding:8px 0;border-block-end:1px solid var(--line)}
small{display:block;color:var(--soft);font-size:12px}.total{font-size:16px}`,
  );

/** Every amount at the start of its line, and what it is for behind it. */
export const leading = (view: View) =>
  phone(
    view,
    `<h1>${view.name(view.order.restaurant)}</h1><div class="card">${[
      ...view.order.lines.map((line) => ({
        kind: "",
        amount: view.money(line.price * line.quantity),
        label: `${view.name(line.name)} (${view.digits(line.quantity)})`,
      })),
      ...view.rows,
    ]
      .map(
        ({ kind, amount, label }) =>
          `<div class="line ${kind}"><b>${amount}</b><span>${label}</span></div>`,
      )
      .join("")}</div>`,
    ".line{display:grid;grid-template-columns:130px 1fr;padding:7px 0}.line.total{font-size:18px;font-weight:700}",
  );

/** One thing below the other, all in the middle: what it is in small type, and under it the amount in large. */
export const centred = (view: View) =>
  phone(
    view,
    `<div class="mid"><h1>${view.name(view.order.restaurant)}</h1><p class="soft">${view.when}</p>${view.order.lines
      .map(
        (line) =>
          `<p>${view.digits(line.quantity)} × ${view.name(line.name)}</p><p class="sum">${view.money(line.price * line.quantity)}</p>`,
      )
      .join(
        "",
      )}<hr>${view.rows.map(({ label, amount }) => `<p class="soft">${label}</p><p class="sum">${amount}</p>`).join("")}</div>`,
    `.mid{text-align:center;background:var(--card);padding:10px 18px 22px}.soft{font-size:13px;margin-block-start:12px}.sum{font-size:20px;font-weight:700}
hr{border:0;border-block-start:1px solid var(--line);margin:14px 0}`,
  );

/** A slip whose dots are typed, as a till without graphics prints them. */
export const typed = (view: View) => {
  const line = (label: string, amount: string, kind = "") =>
    `<div class="l ${kind}"><span>${label}</span><i>${".".repeat(90)}</i><span>${amount}</span></div>`;
  return paper(
    view,
    `<p>*** ${view.name(view.order.restaurant)} ***</p><p>${view.words.date} ${view.when}</p><p>${view.words.order} ${view.digits(view.order.number)}</p><br>${view.order.lines
      .map((one) =>
        line(
          `${view.digits(one.quantity)} ${view.name(one.name)}`,
          view.bare(one.price * one.quantity),
        ),
      )
      .join("")}<br>${view.rows
      .map(({ kind, label, amount }) => line(label, amount, kind))
      .join("")}<p>${view.words.thanks}</p>`,
    ".l{display:flex;gap:4px}.l i{flex:1;overflow:hidden;font-style:normal;white-space:nowrap}.l span{white-space:nowrap}.total{font-weight:700}",
  );
};

/** Dishes with a bin and a stepper, more of them to add, and a tip chosen from buttons, which is none. */
export const extras = (view: View) =>
  phone(
    view,
    `<h1>${view.words.titles}</h1><div class="card">${view.order.lines
      .map(
        (
          line,
        ) => `<div class="dish"><div><b>${view.name(line.name)}</b><div>${view.money(line.price * line.quantity)}</div></div>
<span class="step"><i>🗑</i><b>${view.digits(line.quantity)}</b><i>+</i></span></div>`,
      )
      .join("")}</div><div class="card"><b>${view.words.tipTitle}</b><div class="tips">${[
      0, 300, 500, 1000,
    ]
      .map((tip) => `<span>${view.money(tip)}</span>`)
      .join(
        "",
      )}</div></div><div class="card">${summary(view)}</div><div class="bar">${view.words.pay}</div>`,
    `.dish{display:flex;justify-content:space-between;align-items:center;padding:10px 0}.step{display:flex;gap:14px;background:var(--page);border-radius:8px;padding:4px 10px}
.step i{font-style:normal}.tips{display:grid;grid-template-columns:repeat(4,1fr);gap:6px;margin-top:8px;font-size:13px}.tips span{background:var(--page);border-radius:8px;text-align:center;padding:6px 0}
.tips span:first-child{outline:2px solid var(--brand)}`,
  );

/** What a row is called in the other language. */
function otherLabel({ language, order }: View, { kind }: Row): string {
  const words = WORDING[language === "ar" ? "en" : "ar"];
  return kind === "vat" ? words[order.vatIncluded ? "vatIncluded" : "vatOnTop"][0] : words[kind][0];
}

/** Both languages on one line, as papers here have them: English to the left, Arabic to the right, the amount between them. */
export const bilingual = (view: View) => {
  const sides = (one: string, other: string) =>
    view.language === "ar" ? [other, one] : [one, other];
  const line = (language: Language, text: string) =>
    `<td lang="${language}" dir="auto">${text}</td>`;
  return paper(
    { ...view, dir: "ltr" },
    `<h1>${view.name(view.order.restaurant)}</h1><p>${view.when}</p><hr>${dishes(view)}<hr><table class="both">${view.rows
      .map((row) => {
        const [english = "", arabic = ""] = sides(row.label, otherLabel(view, row));
        return `<tr class="${row.kind}">${line("en", english)}<td>${row.amount}</td>${line("ar", arabic)}</tr>`;
      })
      .join("")}</table>`,
    `.row{display:flex;justify-content:space-between;padding:3px 0}.both td{font-size:14px;inline-size:33%;text-align:start}.both td:nth-child(2){text-align:center}
.both td:last-child{text-align:right}.both .total td{font-size:16px;border-inline:0}`,
  );
};

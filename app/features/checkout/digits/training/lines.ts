import type { Random } from "~/sample/random";
import { eastern } from "~tests/eval/snapshots/amount-text";

const WORDS_AR =
  "الإجمالي المجموع الفرعي رسوم التوصيل الخدمة ضريبة القيمة المضافة خصم المحفظة شاورما دجاج لحم برجر كبسة فلافل عصير مطعم بيت نجد طلب رقم التاريخ الكمية السعر المبلغ ر.س ريال هللة من إلى اليوم".split(
    " ",
  );
const WORDS_EN =
  "Total Subtotal Delivery fee Service VAT Discount Wallet Chicken Shawarma Burger Kabsa Order Date Qty Price Amount SAR SR Paid Cash Visa Items Oil Lil Bill Salad Is 1l O0 Soda SOS BIG Zs".split(
    " ",
  );

/** The same digits as Persian and Urdu keyboards write them. */
const persian = (text: string) =>
  text.replace(/\d/g, (digit) => String.fromCharCode(0x6f0 + Number(digit)));

/** The sign of the riyal, drawn as a picture since few faces have it. */
export const RIYAL = "\u20c1";

/** Where an amount stands: alone, with a currency, in brackets, after a colon. */
const FRAMES = [
  "#",
  "#",
  "# ر.س",
  "# ريال",
  "# ريال",
  "# ﷼",
  "#ر.س",
  "SAR #",
  "# SAR",
  "SR #",
  "SR#",
  "(#)",
  ": #",
  "# x 2",
  `${RIYAL} #`,
  `${RIYAL} #`,
  `# ${RIYAL}`,
  `${RIYAL}#`,
  `#${RIYAL}`,
];

/**
 * A piece of text such as checkouts are full of: mostly numbers, some words beside them.
 *
 * @param share of Arabic-Indic digits, 0 to 1: a page is written in one script, mostly.
 */
export function inventText(random: Random, share: number): { text: string; arabic: boolean } {
  const east = random.chance(share);
  const write = random.chance(0.05) ? persian : eastern;
  const digits = (text: string) => (east ? write(text) : text);
  const point = east ? random.pick(["٫", "٫", ".", ".", ","]) : random.pick([".", ".", ".", ","]);
  const whole = () => String(random.int(0, random.pick([9, 99, 99, 999])));
  const cents = () =>
    random.pick(["00", "00", "50", "05", `${random.int(0, 99)}`.padStart(2, "0")]);
  const amount = () => digits(whole()) + point + digits(cents());
  const number = (text: string) => ({ text, arabic: false });
  switch (random.int(0, 11)) {
    case 0:
      return number(digits(String(random.int(0, random.pick([9, 99, 9999, 99999999])))));
    case 1: {
      const thousands = `${random.int(0, 999)}`.padStart(3, "0");
      const comma = east ? random.pick(["٬", "٬", ","]) : ",";
      return number(
        `${digits(String(random.int(1, 29)))}${comma}${digits(thousands)}${point}${digits(cents())}`,
      );
    }
    case 2: {
      const parting = random.pick(["/", "/", "-"]);
      const day = [random.int(1, 28), random.int(1, 12), `20${random.int(20, 29)}`].join(parting);
      return number(digits(`${day} ${random.int(1, 23)}:${random.int(10, 59)}`));
    }
    case 3:
      return number(`${random.pick(["-", "-", "−", "- "])}${amount()}`);
    case 4: {
      const count = digits(String(random.int(1, 12)));
      const times = random.pick(["x", "×"]);
      return number(
        random.pick([
          count + times,
          count + times,
          `${times}${count}`,
          count,
          `(${count})`,
          `${count} ${times} ${amount()}`,
        ]),
      );
    }
    case 5: {
      const rate = digits(String(random.pick([15, 15, 5, random.int(1, 99)]))) + (east ? "٪" : "%");
      return number(random.chance(0.5) ? rate : `(${rate})`);
    }
    case 6:
      return { text: `${random.pick(WORDS_AR)} ${random.pick(WORDS_AR)}`, arabic: true };
    case 7:
      return number(`${random.pick(WORDS_EN)} ${random.pick(WORDS_EN)}`);
    case 8:
      // The zeros of Arabic are small and easily lost among points.
      return number(digits(`${random.int(0, 30)}0`) + point + digits(cents()));
    case 9:
      return { text: `${random.pick(WORDS_AR)} ${amount()}`, arabic: true };
    default:
      return number(random.pick(FRAMES).replace("#", amount()));
  }
}

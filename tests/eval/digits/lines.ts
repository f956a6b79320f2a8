import type { Random } from "~db/sample/random";
import { eastern } from "../snapshots/amount-text";

const WORDS_AR =
  "الإجمالي المجموع الفرعي رسوم التوصيل الخدمة ضريبة القيمة المضافة خصم المحفظة شاورما دجاج لحم برجر كبسة فلافل عصير مطعم بيت نجد طلب رقم التاريخ الكمية السعر المبلغ ر.س ريال هللة من إلى اليوم".split(
    " ",
  );
const WORDS_EN =
  "Total Subtotal Delivery fee Service VAT Discount Wallet Chicken Shawarma Burger Kabsa Order Date Qty Price Amount SAR SR Paid Cash Visa Items Oil Lil Bill Salad Is 1l O0 Soda SOS BIG Zs".split(
    " ",
  );

/** A piece of text such as checkouts are full of: mostly numbers, some words beside them. */
export function inventText(random: Random): { text: string; arabic: boolean } {
  const east = random.chance(0.55);
  const digits = (text: string) => (east ? eastern(text) : text);
  const point = east ? random.pick(["٫", "٫", ".", ","]) : random.pick([".", ".", ".", ","]);
  const amount = () =>
    digits(`${random.int(0, random.pick([9, 99, 999]))}`) +
    point +
    digits(`${random.int(0, 99)}`.padStart(2, "0"));
  switch (random.int(0, 11)) {
    case 0:
      return {
        text: digits(String(random.int(0, random.pick([9, 99, 9999, 99999999])))),
        arabic: false,
      };
    case 1:
      return {
        text: `${digits(String(random.int(1, 29)))}${east ? "٬" : ","}${digits(`${random.int(0, 999)}`.padStart(3, "0"))}${point}${digits("50")}`,
        arabic: false,
      };
    case 2:
      return {
        text: digits(
          `${random.int(1, 28)}/${random.int(1, 12)}/20${random.int(20, 29)} ${random.int(1, 23)}:${random.int(10, 59)}`,
        ),
        arabic: false,
      };
    case 3:
      return { text: `-${amount()}`, arabic: false };
    case 4:
      return {
        text: `${digits(String(random.int(1, 9)))}${random.pick(["x", "×", " x", " ×"])}`,
        arabic: false,
      };
    case 5:
      return { text: `${digits(String(random.int(1, 99)))}${east ? "٪" : "%"}`, arabic: false };
    case 6:
      return { text: `${random.pick(WORDS_AR)} ${random.pick(WORDS_AR)}`, arabic: true };
    case 7:
      return { text: `${random.pick(WORDS_EN)} ${random.pick(WORDS_EN)}`, arabic: false };
    case 8:
      return { text: `${amount()} ${random.pick(["ر.س", "SAR", "SR", "ريال"])}`, arabic: false };
    case 9:
      // The zeros of Arabic are small and easily lost among points.
      return {
        text:
          digits(`${random.int(0, 30)}0`) + point + digits(random.pick(["00", "50", "05", "10"])),
        arabic: false,
      };
    default:
      return { text: amount(), arabic: false };
  }
}

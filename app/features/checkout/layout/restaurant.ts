import { fold } from "~/features/names";
import type { PageRow } from "./page";

/** Headings, greetings and addresses that stand above an order beside the restaurant's name. */
const NO_NAME = [
  "سلة",
  "السلة",
  "سلتي",
  "سلتك",
  "طلبي",
  "طلبك",
  "طلباتي",
  "الطلبات",
  "تفاصيل",
  "مراجعة",
  "ملخص",
  "شكرا",
  "مرحبا",
  "أهلا",
  "حي",
  "شارع",
  "طريق",
  "المنزل",
  "العنوان",
  "دقيقة",
  "دقائق",
  "إضافة",
  "الصنف",
  "cart",
  "basket",
  "order",
  "orders",
  "checkout",
  "review",
  "summary",
  "details",
  "thank",
  "thanks",
  "welcome",
  "hello",
  "street",
  "road",
  "district",
  "home",
  "minutes",
  "min",
  "mins",
  "add",
  "item",
  "edit",
  "back",
].map(fold);

/** Words that many places to eat have in their names. */
const PLACE =
  /(?:^|\s)(?:مطعم|مطاعم|مطبخ|بيت|مقهي|كافيه|مخبز|فرن|حلويات|مشويات|مشاوي|شاورما|برجر|بيتزا|بروست|بخاري|مندي|restaurant|kitchen|house|grill|cafe|coffee|bakery|burger|pizza|shawarma|diner|bistro|oven|corner)(?:\s|$)/u;

/** What speaks for a line, beside its size: 1 is one usual height. */
const WORTH = { place: 1.5, beside: 0.6 };
const LONGEST = 120;

const FROM = /^(?:طلبك من|الطلب من|من|order from|your order from|from)\s+(?=\p{L}{2})/iu;

function mayBeName({ text, label, amounts, numbers }: PageRow): boolean {
  if (amounts.length > 0 || numbers.some(({ text: read }) => /[:/]/.test(read))) return false;
  if (!/\p{L}{3}/u.test(text)) return false;
  if (label && !FROM.test(text)) return false;
  return (
    FROM.test(text) ||
    !fold(text)
      .split(" ")
      .some((word) => NO_NAME.includes(word))
  );
}

/** Whether a line is the name of a delivery app and little else. */
function isApp(text: string, apps: readonly string[]): boolean {
  const words = fold(text);
  return apps.some((app) => {
    const name = fold(app);
    return name !== "" && words.includes(name) && words.length - name.length < 4;
  });
}

function tallest({ words }: PageRow): number {
  const heights = words
    .filter(({ text }) => /\p{L}{2}/u.test(text))
    .map(({ box }) => box.y1 - box.y0);
  return Math.max(0, ...heights);
}

/**
 * The line above an order that is most likely the restaurant's name: large, with a word such as "kitchen", or next to
 * the dishes. A guess.
 *
 * @param end the first row of the order.
 * @param apps names of delivery apps, which stand there as well.
 */
export function restaurantIn(
  rows: readonly PageRow[],
  end: number,
  apps: readonly string[],
): string | null {
  const above = rows.slice(0, end).filter((row) => mayBeName(row) && !isApp(row.text, apps));
  const heights = rows
    .map(tallest)
    .filter((tall) => tall > 0)
    .sort((a, b) => a - b);
  const usual = heights[Math.floor(heights.length / 2)] ?? 1;
  const rated = above.map((row) => {
    const beside = rows.indexOf(row) === end - 1 ? WORTH.beside : 0;
    const place = PLACE.test(fold(row.text)) || FROM.test(row.text) ? WORTH.place : 0;
    return { row, worth: Math.min(3, tallest(row) / usual) + place + beside };
  });
  const [best] = rated.sort((a, b) => b.worth - a.worth);
  return best?.row.text.replace(FROM, "").trim().slice(0, LONGEST) ?? null;
}

import type { TextKind } from "~/features/checkout/layout/label-model";
import { WORDINGS } from "~/features/checkout/layout/label-words";
import { type Random, randomFor } from "~/sample/random";
import { RESTAURANTS } from "~/sample/restaurants";

/** A text and what it is: a label of a kind, or none. */
export interface LabelText {
  text: string;
  kind: TextKind;
}

/** What stands around an order and is no label of an amount: addresses, greetings, what a dish comes with. */
const ASIDES = [
  "بدون بصل صوص إضافي",
  "إضافة جبن",
  "شكرا لطلبك",
  "شكرا لزيارتكم نراكم قريبا",
  "هل تريد إضافة شيء آخر",
  "عميلنا العزيز",
  "طلبك في الطريق",
  "حجم كبير",
  "وجبة عائلية مع مشروب",
  "No onion, extra sauce",
  "Thank you for your order",
  "See you soon",
  "Add more items",
  "Large, with cheese",
  "Your order is on its way",
  "King Fahd Road, Riyadh",
  "Family meal with drinks",
  "We hope you enjoy your meal",
];

/** What dishes come with and in which size. */
const OPTIONS =
  "بدون إضافي إضافة صوص بصل جبن حار كبير وسط صغير حجم اختيارك مشروب خبز ثوم قطعة extra no without large small size choice spicy sauce cheese onion drink pieces with add ريال ر.س يال SAR SR".split(
    " ",
  );
const OPTION_TEXTS = 240;

/** Lines of options under a dish, and currencies alone: a few of these words. */
function optionTexts(): string[] {
  const random = randomFor("options");
  return Array.from({ length: OPTION_TEXTS }, () =>
    Array.from({ length: random.int(1, 4) }, () => random.pick(OPTIONS)).join(" "),
  );
}

/** Every wording with its kind, and texts that are none: what dishes and restaurants of the sample are called. */
export function labelTexts(): LabelText[] {
  const labels = Object.entries(WORDINGS).flatMap(([kind, texts]) =>
    texts.map((text): LabelText => ({ text, kind: kind as TextKind })),
  );
  const names = RESTAURANTS.flatMap(({ ar, en, menu }) => [
    ar,
    en,
    ...menu.flatMap(([, dishAr, dishEn]) => [dishAr, dishEn]),
  ]);
  const none = [...new Set([...names.flatMap((name) => name ?? []), ...ASIDES, ...optionTexts()])];
  return [...labels, ...none.map((text): LabelText => ({ text, kind: "none" }))];
}

/** Letters that a reader of words takes for each other. */
const ALIKE = [
  "بتثنيئ",
  "جحخ",
  "دذرزو",
  "سش",
  "صض",
  "طظ",
  "عغفق",
  "كل",
  "هةم",
  "ilt1",
  "oec",
  "nhmu",
  "vyw",
  "sz",
  "rf",
  "ab",
  "gq",
];

/** A text with one letter taken for another, lost, or run into the next word. */
function misread(text: string, random: Random): string {
  const letters = [...text];
  const at = random.int(0, letters.length - 1);
  const letter = letters[at] ?? "";
  const alike = ALIKE.find((group) => group.includes(letter));
  letters[at] = alike && random.chance(0.7) ? random.pick([...alike]) : "";
  return letters.join("");
}

/** Letters that stand in the scraps which a reader of one script makes of the other. */
const SCRAPS = ["aeilnouswpJdLghrcyIXY", "ابدلنهوريكسمتقع"];

function scraps(random: Random): string {
  const letters = [...random.pick(SCRAPS)];
  const one = () => Array.from({ length: random.int(2, 6) }, () => random.pick(letters)).join("");
  return Array.from({ length: random.int(1, 3) }, one).join(" ");
}

const BESIDE = [
  "SAR",
  "ريال",
  "منها",
  "of which",
  "لطلبك",
  "for your order",
  "هذا الطلب",
  "your",
  "free",
  "مجاني",
  "مجانا",
];

/** A text as pictures show it: as it is, misread, with a currency or filler beside it; and scraps of letters, which are nothing. */
export function variantsOf({ text, kind }: LabelText): LabelText[] {
  const random = randomFor(`label ${kind} ${text}`);
  const withBeside = () => {
    const beside = random.pick(BESIDE);
    return random.chance(0.5) ? `${text} ${beside}` : `${beside} ${text}`;
  };
  const texts = [
    text,
    text,
    misread(text, random),
    misread(text, random),
    misread(misread(text, random), random),
    misread(misread(text, random), random),
    misread(misread(misread(text, random), random), random),
    withBeside(),
    withBeside(),
    text.replaceAll(" ", ""),
  ];
  const read = kind === "none" ? texts.slice(0, 5) : texts;
  return [
    ...read.map((one) => ({ text: one, kind })),
    { text: scraps(random), kind: "none" },
    { text: scraps(random), kind: "none" },
  ];
}

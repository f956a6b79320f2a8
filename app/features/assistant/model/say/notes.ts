import { sizeMarks } from "~/features/search/size-words";
import { tokensOf } from "~/features/search/token";
import type { PriceComparison } from "../../tools/schema";
import type { Aside, Ask } from "../ask";
import { distance, money } from "./figures";
import { foodsIn, sizeIn, untoldIn, type Voice } from "./names";

/** Restaurants that are listed in an answer. */
export const LISTED = 5;

/** What has to be said beside the prices: what was left out, what a dish has, what we can't know. */
export function withNotes(voice: Voice, ask: Ask, result: PriceComparison, text: string): string {
  const { leftOut, matches, understood } = result;
  const notes: string[] = [];
  const inside = [...new Set(matches.slice(0, LISTED).flatMap(({ contains }) => contains))];
  if (inside.length > 0)
    notes.push(
      voice === "ar"
        ? `انتبه: من اسمه فيه ${foodsIn(voice, inside)}، وأنت قلت إنك تتجنبه.`
        : `Careful: by its name it has ${foodsIn(voice, inside)}, which you avoid.`,
    );
  if (leftOut.avoided > 0 && matches.length > 0)
    notes.push(
      voice === "ar"
        ? `استبعدت اللي فيه ${foodsIn(voice, leftOut.avoiding)} لأنك تتجنبه.`
        : `I left out what has ${foodsIn(voice, leftOut.avoiding)}, since you avoid it.`,
    );
  if (understood.maxTotal !== null && matches.length === 1)
    notes.push(
      voice === "ar"
        ? `هذا ضمن ميزانيتك ${money(voice, understood.maxTotal)}.`
        : `That is within your budget of ${money(voice, understood.maxTotal)}.`,
    );
  const [only] = matches;
  if (understood.area && matches.length === 1 && only && only.distanceM !== null)
    notes.push(
      voice === "ar"
        ? `أقرب فرع له يبعد ${distance(voice, only.distanceM)} عن وسط ${understood.area.name_ar}.`
        : `Its nearest branch is ${distance(voice, only.distanceM)} from the middle of ${understood.area.name_en}.`,
    );
  if (understood.unknownArea)
    notes.push(
      voice === "ar"
        ? `ما عرفت حي «${understood.unknownArea}»، فالنتيجة لكل الرياض.`
        : `I don't know the area “${understood.unknownArea}”, so this is for all of Riyadh.`,
    );
  if (ask.orders)
    notes.push(
      voice === "ar"
        ? "ما أقدر أطلب عنك، بس تقدر تطلبه من المنصة."
        : "I can't place the order for you; you can on the platform.",
    );
  if (ask.elsewhere && matches.length === 1)
    notes.push(
      voice === "ar"
        ? `ما لقيت له سعر عند غير هذا المطعم${understood.area ? ` قريب من ${understood.area.name_ar}` : ""}.`
        : `I found no price for it at any other restaurant${understood.area ? ` near ${understood.area.name_en}` : ""}.`,
    );
  const size = sizeMarks(tokensOf(ask.size))[0]?.size;
  const [shown] = matches;
  if (size && matches.length === 1 && shown && shown.dish.size !== size)
    notes.push(
      voice === "ar"
        ? `ما عندنا سعر للحجم اللي طلبته (${sizeIn(voice, size)}).`
        : `I have no price for the size you asked for (${sizeIn(voice, size)}).`,
    );
  if (ask.untold) notes.push(untoldIn(voice, ask.untold));
  if (ask.aside && matches.length > 0) notes.push(ASIDES[ask.aside][voice]);
  return [text, ...notes].join("\n\n");
}

/** What is said beside a price that was asked about in a way that the price alone doesn't answer. */
export const ASIDES: Record<Aside, Record<Voice, string>> = {
  history: {
    ar: "كيف تحرّك السعر تشوفه في صفحة الطبق من «التفاصيل». أما إذا بينزل أو لا، هذا ما يعرفه أحد.",
    en: "How the price moved is on the dish's page, under “details”. Whether it will drop, nobody knows.",
  },
  wrong: {
    ar: "إذا السعر صار غير كذا، اضغط «تغيّر» تحته في صفحة الطبق، أو [صوّر طلبك](/contribute/snapshot/new) ونحدّثه.",
    en: "If the price is another now, tap “changed” below it on the dish's page, or [send a snapshot](/contribute/snapshot/new) and we'll update it.",
  },
  best: {
    ar: "الأطيب كلٌّ وذوقه، وأنا أرتّب بالسعر بس.",
    en: "Which tastes best is for you to say: I only sort by price.",
  },
  time: {
    ar: "كم ياخذ التوصيل وقت ما أعرفه، يطلع لك في تطبيق المنصّة.",
    en: "How long delivery takes I don't know; the platform's app shows it.",
  },
  item: {
    ar: "السعر بدون التوصيل مكتوب جنب كل منصّة في «التفاصيل».",
    en: "The price without delivery stands beside each platform, under “details”.",
  },
  recipe: {
    ar: "هذا فرق السعر. أما فرق الطبخ والطعم فما أعرفه، أعرف الأسعار بس.",
    en: "That is the difference in price. How they are cooked and taste I don't know, only prices.",
  },
  where: {
    ar: "وعشان أعطيك أقرب فرع، قل لي في أي حي أنت.",
    en: "For the nearest branch, tell me which area you are in.",
  },
};

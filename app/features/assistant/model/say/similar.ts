import type { SimilarItems } from "../../tools/schema";
import type { Ask } from "../ask";
import { detailOf, lineOf } from "./dish";
import { money } from "./figures";
import { foodsIn, type Voice } from "./names";

const LISTED = 5;

/** Dishes to choose from. */
export function saySimilar(voice: Voice, ask: Ask, result: SimilarItems): string {
  const { items, leftOut, like, area, maxTotal, people, unknownArea } = result;
  const ar = voice === "ar";
  const chosen = ask.nth === null ? undefined : items.at(ask.nth);
  if (chosen) return detailOf(voice, chosen);
  if (items.length === 0) return nothing(voice, result);
  const parts = ar
    ? [
        ask.kind === "similar" ? `قريب من ${like ?? ""}` : like ? `${like}` : "اقتراحات",
        area && `حول ${area.name_ar}`,
        maxTotal && `بأقل من ${money(voice, maxTotal)}`,
        people && `لعدد ${people} أشخاص`,
      ]
    : [
        ask.kind === "similar" ? `Like ${like ?? ""}` : like ? `${like}` : "Ideas",
        area && `around ${area.name_en}`,
        maxTotal && `under ${money(voice, maxTotal)}`,
        people && `for ${people} people`,
      ];
  const lines = items.slice(0, LISTED).map((item, i) => lineOf(voice, item, i + 1));
  if (leftOut.avoided > 0)
    lines.push(
      ar
        ? `استبعدت اللي فيه ${foodsIn(voice, leftOut.avoiding)} لأنك تتجنبه. نعرف أسماء الأطباق لا مكوّناتها، فتأكد من المطعم.`
        : `I left out what has ${foodsIn(voice, leftOut.avoiding)}, since you avoid it. We know names of dishes, not ingredients: check with the restaurant.`,
    );
  if (unknownArea)
    lines.push(
      ar
        ? `ما عرفت حي «${unknownArea}»، فهذا لكل الرياض.`
        : `I don't know “${unknownArea}”, so this is for all of Riyadh.`,
    );
  return [
    `${parts.filter(Boolean).join(" ")}${ar ? "، شامل التوصيل:" : ", with delivery:"}`,
    ...lines,
  ].join("\n");
}

function nothing(voice: Voice, { like, leftOut, maxTotal }: SimilarItems): string {
  const ar = voice === "ar";
  if (leftOut.overBudget > 0)
    return ar
      ? `ما لقيت شي يناسبك بأقل من ${money(voice, maxTotal ?? 0)} شامل التوصيل.`
      : `I found nothing for you under ${money(voice, maxTotal ?? 0)} with delivery.`;
  if (leftOut.avoided > 0)
    return ar
      ? `كل اللي لقيته فيه ${foodsIn(voice, leftOut.avoiding)}، وأنت تتجنبه.`
      : `Everything I found has ${foodsIn(voice, leftOut.avoiding)}, which you avoid.`;
  return ar
    ? `ما عرفت أطباق قريبة من «${like ?? ""}». جرب اسم طبق ثاني.`
    : `I don't know dishes like “${like ?? ""}”. Try the name of another dish.`;
}

import { fold } from "~/features/names";
import type { SimilarItems } from "../../tools/schema";
import type { Ask } from "../ask";
import { bestOf, detailOf, lineOf } from "./dish";
import { forPeople, money } from "./figures";
import { foodsIn, untoldIn, type Voice } from "./names";

const LISTED = 5;

/** A line begins with a capital letter, whatever the person wrote. */
function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Dishes to choose from. */
export function saySimilar(voice: Voice, ask: Ask, result: SimilarItems): string {
  const { leftOut, like, area, maxTotal, people, unknownArea } = result;
  const ar = voice === "ar";
  const items = offered(ask, result);
  const chosen = ask.nth === null ? undefined : (ask.cheaper ? items : result.items).at(ask.nth);
  if (chosen) return detailOf(voice, chosen);
  if (items.length === 0) return nothing(voice, ask, result);
  // What they like is known from before, and was not asked for in so many words.
  const named = ask.dish || ask.query ? (like ?? "") : "";
  const parts = ar
    ? [
        ask.kind === "similar"
          ? `قريب من ${like ?? ""}`
          : named || (ask.cheaper ? "أرخص اللي عندنا" : "اقتراحات لك"),
        area && `حول ${area.name_ar}`,
        maxTotal && `بأقل من ${money(voice, maxTotal)}`,
        people && forPeople(voice, people),
      ]
    : [
        ask.kind === "similar"
          ? `Like ${like ?? ""}`
          : capital(named) || (ask.cheaper ? "The cheapest we have" : "Ideas"),
        area && `around ${area.name_en}`,
        maxTotal && `under ${money(voice, maxTotal)}`,
        people && forPeople(voice, people),
      ];
  const lines = items.slice(0, LISTED).map((item, i) => lineOf(voice, item, i + 1));
  if (leftOut.avoided > 0)
    lines.push(
      ar
        ? `استبعدت اللي فيه ${foodsIn(voice, leftOut.avoiding)}. نعرف أسماء الأطباق لا مكوّناتها، فتأكد من المطعم.`
        : `I left out what has ${foodsIn(voice, leftOut.avoiding)}. We know names of dishes, not ingredients: check with the restaurant.`,
    );
  if (ask.untold) lines.push(untoldIn(voice, ask.untold));
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

/** What of the result is offered: not the very dish that others are asked for beside, and not what was shown before. */
function offered(ask: Ask, { items, like }: SimilarItems): SimilarItems["items"] {
  const name = fold(like ?? "");
  const others = items.filter(
    ({ dish }) =>
      ask.kind !== "similar" ||
      ![dish.name_ar, dish.name_en].some((one) => one && fold(one) === name),
  );
  const list = others.length > 0 ? others : items;
  const rest = ask.more ? list.slice(LISTED) : list;
  return ask.cheaper && ask.maxTotal === null
    ? [...rest].sort((a, b) => bestOf(a).total - bestOf(b).total)
    : rest;
}

function nothing(
  voice: Voice,
  { more }: Ask,
  { like, leftOut, maxTotal, items }: SimilarItems,
): string {
  const ar = voice === "ar";
  if (more && items.length > 0)
    return ar
      ? "هذا كل اللي لقيته لك. قل لي وش تشتهي وأدور لك غيره."
      : "That is all I found. Tell me what you feel like and I'll look for something else.";
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

import { fold } from "~/features/names";
import type { ConfiguredNames } from "~/features/prices";
import type { Language } from "~/i18n/languages";
import type { Ask } from "../model/ask/ask";
import type { SimilarItems } from "../tools/schema";
import { asTheyWrote } from "../words/signs";
import { bestOf, detailOf, lineOf, listOf } from "./dish";
import { destinationNotes } from "./fees";
import { deliveryIn, money, spentOn } from "./figures";
import { limitsIn } from "./limits";
import { appNamed, foodsIn, quote } from "./names";
import { LISTED, leftNote, leftOutNote, placedAt } from "./notes";
import { onPlatforms, sayNoSuch } from "./prices";
import { sayNoPlace } from "./restaurant";
import { textsIn } from "./texts";

/** A line begins with a capital letter, whatever the person wrote. */
function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Dishes to choose from. */
export function saySimilar(
  voice: Language,
  ask: Ask,
  found: SimilarItems,
  own: ReadonlyMap<string, string>,
  apps: ConfiguredNames = {},
): string {
  const { t } = textsIn(voice);
  const result = sharedIn(ask, found);
  const { leftOut, unknownArea } = result;
  const named = ask.platforms.map((platform) => appNamed(voice, platform, apps));
  const there = onPlatforms(ask, result.items).filter(
    (match) => result.maxTotal === null || spentOn(bestOf(match)) <= result.maxTotal,
  );
  if (there.length === 0 && named.length > 0 && result.items.length > 0)
    return named.map((app) => t("price.noneOn", { app })).join("\n");
  const items = offered(ask, { ...result, items: named.length > 0 ? there : result.items });
  const list = ask.cheaper || ask.dearest ? items : result.items;
  const chosen = ask.nth === null ? undefined : placedAt(list, ask.nth);
  if (chosen) return detailOf(voice, chosen);
  if (items.length === 0) return nothing(voice, ask, result, own);
  if (ask.nth !== null) return sayNoSuch(voice, items.length);
  const listed = items.slice(0, LISTED);
  const lines = listOf(voice, listed);
  lines.push(...leftOutNote(voice, ask, [{ leftOut }], true));
  if (ask.untold) lines.push(t("note.untold", { words: ask.untold }));
  if (ask.left) lines.push(...leftNote(voice, ask, []));
  if (unknownArea) lines.push(t("note.unknownArea", { area: quote(voice, unknownArea) }));
  lines.push(...destinationNotes(voice, result.destination, listed.map(bestOf), { inList: true }));
  // Of a well-known restaurant that we lack, this is what people go there for.
  const lacks = ask.kind === "suggest" && ask.restaurant;
  const first = lacks ? [sayNoPlace(voice, asTheyWrote(ask.restaurant, own)), ""] : [];
  const head = headOf(voice, ask, { ...result, items: listed }, own, named);
  return [...first, head, ...lines].join("\n");
}

/** "How much per head?" of ideas for several: each with what everybody pays of it. */
function sharedIn({ share, splitBetween, people }: Ask, result: SimilarItems): SimilarItems {
  const eaters = splitBetween ?? people;
  if (!share || !eaters) return result;
  const each = (total: number) => Math.round((total * 100) / eaters) / 100;
  const items = result.items.map((match) => ({
    ...match,
    ranked: match.ranked.map((price) => ({ ...price, perPerson: each(price.total) })),
  }));
  return { ...result, items };
}

function headOf(
  voice: Language,
  ask: Ask,
  result: SimilarItems,
  own: ReadonlyMap<string, string>,
  apps: readonly string[],
): string {
  const { t } = textsIn(voice);
  const delivery = deliveryIn(voice, result.items.map(bestOf));
  const said = { limits: limitsIn(voice, result, apps), delivery };
  const like = asTheyWrote(result.like ?? "", own);
  if (ask.kind === "similar") return t("similar.like", { ...said, dish: like });
  if (ask.dearest) return t("similar.dearest", said);
  // What they like is known from before, and was not asked for in so many words.
  if (like && (ask.dish || ask.query)) return t("similar.of", { ...said, dish: capital(like) });
  // Of what they like, the cheapest is not the cheapest that there is.
  return t(ask.cheaper && !like ? "similar.cheapest" : "similar.ideas", said);
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
  const rest = ask.more ? list.slice(LISTED * Math.max(1, ask.pages)) : list;
  if (ask.dearest) return [...rest].sort((a, b) => bestOf(b).total - bestOf(a).total);
  const byPrice = (list: SimilarItems["items"]) =>
    [...list].sort((a, b) => bestOf(a).total - bestOf(b).total);
  // «أرخصهم» is one of those that were shown.
  if (ask.cheaper && ask.nth !== null) return byPrice(rest.slice(0, LISTED));
  return ask.cheaper && ask.maxTotal === null ? byPrice(rest) : rest;
}

function nothing(
  voice: Language,
  { more }: Ask,
  { like, leftOut, maxTotal, items, area, people, nearest }: SimilarItems,
  own: ReadonlyMap<string, string>,
): string {
  const { t } = textsIn(voice);
  if (more && items.length > 0) return t("similar.noMore");
  if (leftOut.overBudget > 0)
    return [
      t("similar.overBudget", { amount: money(voice, maxTotal ?? 0) }).replace(
        /(?=[.।۔]$)/u,
        limitsIn(voice, { area: null, maxTotal: null, people }),
      ),
      ...(nearest ? [t("instead.budget"), `- ${lineOf(voice, nearest)}`] : []),
    ].join("\n");
  if (leftOut.avoided > 0)
    return t("nothing.allAvoided", { foods: foodsIn(voice, leftOut.avoiding) });
  // Further away there may well be some.
  return like && !area
    ? t("similar.none", { dish: quote(voice, asTheyWrote(like, own)) })
    : t("similar.noneAny");
}

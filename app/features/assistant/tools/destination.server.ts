import type { OrderTerms } from "~/features/fees";
import { ANYWHERE_NOW, type AskedDestination, type Destination } from "~/features/places";
import { findDestination, orderTerms } from "~/features/places/index.server";
import { timeText } from "~/i18n/days";
import { listFacts } from "../facts/facts.server";
import { inWordsRead } from "../model/language/language";
import { areaNamed } from "./area.server";
import type { ToolContext } from "./context";
import type { DestinationQuestion, DestinationResult } from "./fee-schema";

/** Where and when totals are for, as fees are told for it and as results name it. */
export interface NamedTerms {
  terms: OrderTerms;
  named: DestinationResult;
}

/** What a question asks for, and what it would be if it named no place and no time; null where it names none. */
export interface AskedTerms extends NamedTerms {
  otherwise: NamedTerms | null;
}

/**
 * Where and when the totals of an answer are for: what the question names, or else what the person chose on the pages, or
 * else the neighbourhood that it asks for restaurants in, or else where they have told that they live, or else what is
 * typical of the city.
 */
export async function termsAsked(
  context: ToolContext,
  { deliverTo, at, area }: DestinationQuestion & { area?: string },
): Promise<AskedTerms> {
  const chosen = context.destination ?? ANYWHERE_NOW;
  const isOpen = !chosen.neighbourhood && !deliverTo;
  const near = isOpen ? await (area ? placeNamed(context, area) : homeOf(context)) : null;
  const usual: Destination = near ? { ...near, at: chosen.at } : chosen;
  const place = deliverTo ? await placeNamed(context, deliverTo) : null;
  const time = at ? await timeNamed(context, at) : null;
  const unknown = [deliverTo && !place ? deliverTo : "", at && time === null ? at : ""];
  const asked: Destination = { ...(place ?? usual), at: time ?? usual.at };
  const changes = place !== null || time !== null;
  return {
    ...(await placed(context, asked, unknown.filter(Boolean))),
    otherwise: changes ? await placed(context, usual, []) : null,
  };
}

async function placed(
  { db, now }: ToolContext,
  destination: Destination,
  unknown: string[],
): Promise<NamedTerms> {
  const { neighbourhood, at } = destination;
  return {
    terms: await orderTerms(db, destination, now()),
    named: {
      area: neighbourhood && { name_ar: neighbourhood.name_ar, name_en: neighbourhood.name_en },
      at: at === null ? null : `${timeText(at)}+03:00`,
      unknown,
    },
  };
}

/** The neighbourhood that some words name, however they are put; null where they name none. */
async function placeNamed({ db, now }: ToolContext, words: string): Promise<Destination | null> {
  const named = await areaNamed(db, words);
  return named ? found({ db, now }, { area: String(named.area.id) }) : null;
}

/** Where the person has told that they live, the last of it; null where they have not. */
async function homeOf(context: ToolContext): Promise<Destination | null> {
  const facts = await listFacts(context.db, context.userId);
  const places = facts.filter(({ kind }) => kind === "place");
  for (const { text } of places) {
    const place = await placeNamed(context, inWordsRead(text));
    if (place) return place;
  }
  return null;
}

/** The moment that a text names; null for one that nothing can be ordered for. */
async function timeNamed(context: ToolContext, at: string): Promise<number | null> {
  return (await found(context, { at }))?.at ?? null;
}

async function found(
  { db, now }: Pick<ToolContext, "db" | "now">,
  asked: AskedDestination,
): Promise<Destination | null> {
  const destination = await findDestination(db, asked, now());
  return typeof destination === "string" ? null : destination;
}

import type { Ask, Focus, Utterance } from "./ask";
import type { Subject } from "./subjects";

/** What of a price is asked about where no dish was spoken of, and what is said of it then. */
const IN_GENERAL: Partial<Record<Focus, Subject>> = {
  item: "vat",
  platform: "overall",
  delivery: "freeDelivery",
  why: "dearer",
};

/** "Which app is cheapest?", «كم رسوم التوصيل؟» where nothing was spoken of; undefined where something is named. */
export function askedInGeneral(read: Utterance): Ask | undefined {
  const { kind, dish, restaurant, focus, platforms, area, deliverTo, both } = read;
  const isUnnamed = !dish && !restaurant;
  const isPlace = isUnnamed && deliverTo !== "" && read.asks && focus === "all";
  // "Hello, do you deliver to Malqa?" of nothing that is to be brought there.
  if (isPlace && (kind === "unclear" || kind === "greet") && read.people === null)
    return { ...read, kind: "cannot", subject: "coverage" };
  // "Hi, how much is delivery?" asks, whatever it begins with.
  if (!isUnnamed || !ASKS.has(kind)) return undefined;
  if (focus === "age") return { ...read, kind: "about" };
  // «وش الفرق بين المنصة أ و ب»
  const isBetween = both && platforms.length > 1;
  const subject = isBetween ? "dearer" : IN_GENERAL[focus];
  const isOfOne = focus === "platform" && platforms.length > 0 && !isBetween;
  if (!subject || isOfOne) return undefined;
  return { ...read, kind: "cannot", subject, area: "", deliverTo: deliverTo || area };
}

const ASKS: ReadonlySet<Ask["kind"]> = new Set(["price", "unclear", "offTopic", "greet"]);

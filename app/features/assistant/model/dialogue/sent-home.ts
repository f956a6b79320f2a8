import type { Ask, Utterance } from "../ask/ask";
import { slotsOf } from "../slots/slots";
import type { KnownNames } from "../vocabulary/known-names";
import { followUp } from "./follow-up";
import { named } from "./leans";

/** The area of «أنا ساكن في حطين». */
export function homeIn({ facts }: Utterance, names: KnownNames): string {
  const place = facts.find(({ kind }) => kind === "place");
  return place ? slotsOf(place.text, names).area : "";
}

/** "I live in Malqa" after totals that are typical of the city: what was asked costs there, or is near there. Undefined where it is only told. */
export function sentHome(topic: Ask | undefined, read: Utterance, home: string): Ask | undefined {
  const isOwn = read.kind === "save" && home !== "" && read.facts.every(({ kept }) => kept);
  const isTypical = topic && !topic.deliverTo && !topic.area;
  if (!isOwn || !isTypical || named(read)) return undefined;
  const isNear = topic.kind === "nearest";
  const place = isNear ? { area: home } : { area: "", deliverTo: home };
  return followUp(topic, { ...read, kind: "unclear", ...place });
}

import type { Ask, Utterance } from "../ask/ask";
import { plain } from "../vocabulary/phrases";
import { isListOfPlaces } from "./follow-up";
import { named } from "./leans";

/** «ايش تقييمهم؟»: what is thought of each of them, and not of the first alone. */
const OF_EACH =
  /(?:^| )(?:تقييمهم|تقييماتهم|تقييم (?:كل واحد|كلهم)|their ratings|ratings of (?:all|each|them|these|those))(?= |$)/;

/** The restaurants that were listed, by their ratings; undefined where no list was shown, or something else is asked. */
export function ratingsOf(read: Utterance, topic: Ask, message: string): Ask | undefined {
  const isAsked = OF_EACH.test(plain(message)) && read.nth === null && !named(read);
  if (!isAsked || topic.nth !== null || !isListOfPlaces(topic)) return undefined;
  return { ...read, kind: "ranked", list: { ...topic, facts: [], focus: "all" } };
}
